import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { PoolClient } from "pg";
import type { Database } from "../database/database.ts";
import { migrate, wasMigrated } from "../database/migrate.ts";
import type { FileStore } from "../files/file-store.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "../files/owner-only.ts";
import { type PartHead, partsOf } from "./archive.ts";
import { copyIn } from "./copy.ts";
import { decrypt } from "./encrypted.ts";
import { copyInto, openForRows, setSequences, tablesOf } from "./tables.ts";

export interface RestorePlan {
  database: Database;
  files: FileStore;
  from: AsyncIterable<Buffer>;
  passphrase: string;
}

export interface Restored {
  takenAt: string;
  rows: number;
  files: number;
}

type Content = AsyncGenerator<Buffer>;

/** A restore never mixes with existing rows or files, and never replaces them. */
async function refuseUnlessEmpty({ database, files }: RestorePlan) {
  const people =
    (await wasMigrated(database)) && (await database.pool.query("select 1 from member limit 1")).rows;
  if (people && people.length > 0)
    throw new Error(
      "Database ini sudah berisi. Pulihkan ke tempat yang kosong: DATA_DIR lain, atau DATABASE_URL lain.",
    );
  if (!(await files.isEmpty()))
    throw new Error(
      `Tempat berkas unggahan (${files.folder} atau S3_BUCKET) sudah berisi. Pulihkan ke DATA_DIR atau bucket yang kosong.`,
    );
}

async function restoreFile(files: FileStore, path: string, content: Content) {
  const target = join(files.folder, normalize(path));
  if (!target.startsWith(`${files.folder}/`))
    throw new Error(`Cadangan memuat nama berkas yang tidak wajar: ${path}`);
  await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
  await pipeline(content, createWriteStream(target, { mode: PRIVATE_FILE, flags: "wx", flush: true }));
  await files.publish(normalize(path));
}

class Restoring {
  readonly rows: Record<string, number> = {};
  files = 0;
  readonly #client: PoolClient;
  readonly #files: FileStore;

  constructor(client: PoolClient, files: FileStore) {
    this.#client = client;
    this.#files = files;
  }

  async take(head: PartHead, content: Content) {
    if (head.kind === "table") this.rows[head.name] = await copyIn(this.#client, copyInto(head), content);
    else if (head.kind === "file") {
      await restoreFile(this.#files, head.path, content);
      this.files += 1;
    } else if (head.kind === "sequences") await setSequences(this.#client, head.values);
    else if (head.kind === "end") this.#prove(head);
    for await (const _rest of content);
  }

  #prove(promised: Extract<PartHead, { kind: "end" }>) {
    const differing = Object.entries(promised.rows).find(([name, count]) => this.rows[name] !== count);
    if (differing || this.files !== promised.files)
      throw new Error(`Cadangan tidak utuh: ${differing?.[0] ?? "berkas"} tidak sejumlah yang dicatat.`);
  }
}

/** The decrypted archive; `proved` resolves when its last byte has been authenticated. */
function opened(from: AsyncIterable<Buffer>, passphrase: string) {
  const bytes = createGunzip();
  const proved = pipeline(from, (source: AsyncIterable<Buffer>) => decrypt(source, passphrase), bytes);
  proved.catch(() => undefined);
  return { bytes, proved };
}

/** All or nothing: the rows are committed only when the last byte of the archive has been authenticated. */
async function fill(
  client: PoolClient,
  plan: RestorePlan,
  parts: ReturnType<typeof partsOf>,
  proved: Promise<void>,
) {
  const restoring = new Restoring(client, plan.files);
  await client.query("begin");
  await client.query("set local statement_timeout = 0");
  await client.query("set local idle_in_transaction_session_timeout = 0");
  const close = await openForRows(client, await tablesOf(client));
  for await (const { head, content } of parts) await restoring.take(head, content);
  await proved;
  await close();
  await client.query("commit");
  await client.query("analyze");
  return restoring;
}

async function about(parts: ReturnType<typeof partsOf>) {
  const { value } = await parts.next();
  if (value?.head.kind !== "about") throw new Error("Cadangan ini tidak dikenal.");
  for await (const _nothing of value.content);
  return value.head;
}

/** Restores a backup into an empty installation, on the schema of the backup. The next start runs the newer migrations. */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  const { database, files, from, passphrase } = plan;
  await refuseUnlessEmpty(plan);
  const { bytes, proved } = opened(from, passphrase);
  try {
    const parts = partsOf(bytes);
    const { takenAt, migrations } = await about(parts);
    await migrate(database, { only: migrations });
    const client = await database.pool.connect();
    try {
      const filled = await fill(client, plan, parts, proved);
      const rows = Object.values(filled.rows).reduce((sum, count) => sum + count, 0);
      return { takenAt, rows, files: filled.files };
    } finally {
      client.release(true);
    }
  } catch (error) {
    bytes.destroy();
    await files.clear();
    throw error;
  }
}
