import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type { PoolClient } from "pg";
import type { Database } from "../database/database.ts";
import { migrate, wasMigrated } from "../database/migrate.ts";
import { uploadsFolder } from "../files/private-images.ts";
import { type PartHead, partsOf } from "./archive.ts";
import { copyIn } from "./copy.ts";
import { unseal } from "./sealed.ts";
import { copyInto, openForRows, setSequences, tablesOf } from "./tables.ts";

export interface RestorePlan {
  database: Database;
  dataDirectory: string;
  file: string;
  passphrase: string;
}

export interface Restored {
  takenAt: string;
  rows: number;
  files: number;
}

type Content = AsyncGenerator<Buffer>;

/** Somebody's rows or files are never mixed with those of a backup, and never replaced. */
async function refuseUnlessEmpty({ database, dataDirectory }: RestorePlan) {
  const people =
    (await wasMigrated(database)) && (await database.pool.query("select 1 from member limit 1")).rows;
  if (people && people.length > 0)
    throw new Error(
      "Database ini sudah berisi. Pulihkan ke tempat yang kosong: DATA_DIR lain, atau DATABASE_URL lain.",
    );
  const uploads = await readdir(uploadsFolder(dataDirectory), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  if (uploads.some((entry) => entry.isFile()))
    throw new Error(`Folder ${uploadsFolder(dataDirectory)} sudah berisi. Pulihkan ke DATA_DIR yang kosong.`);
}

async function restoreFile(folder: string, path: string, mode: number, content: Content) {
  const target = join(folder, normalize(path));
  if (!target.startsWith(`${folder}/`))
    throw new Error(`Cadangan memuat nama berkas yang tidak wajar: ${path}`);
  await mkdir(dirname(target), { recursive: true });
  await pipeline(content, createWriteStream(target, { mode, flags: "wx", flush: true }));
}

class Restoring {
  readonly rows: Record<string, number> = {};
  files = 0;
  readonly #client: PoolClient;
  readonly #uploads: string;

  constructor(client: PoolClient, uploads: string) {
    this.#client = client;
    this.#uploads = uploads;
  }

  async take(head: PartHead, content: Content) {
    if (head.kind === "table") this.rows[head.name] = await copyIn(this.#client, copyInto(head), content);
    else if (head.kind === "file") {
      await restoreFile(this.#uploads, head.path, head.mode, content);
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

/** The archive's bytes; `proved` resolves when its very end has shown itself to be genuine. */
function opened(file: string, passphrase: string) {
  const bytes = createGunzip();
  const proved = pipeline(
    createReadStream(file),
    (source: AsyncIterable<Buffer>) => unseal(source, passphrase),
    bytes,
  );
  proved.catch(() => undefined);
  return { bytes, proved };
}

/** All rows and files, or none: rows are committed when the last byte of the archive has proved itself. */
async function fill(
  client: PoolClient,
  plan: RestorePlan,
  parts: ReturnType<typeof partsOf>,
  proved: Promise<void>,
) {
  const restoring = new Restoring(client, uploadsFolder(plan.dataDirectory));
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

/** Fills an empty place from a backup, as it was: on the schema of its day. The next start migrates it onward. */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  const { database, dataDirectory, file, passphrase } = plan;
  await refuseUnlessEmpty(plan);
  const { bytes, proved } = opened(file, passphrase);
  try {
    const parts = partsOf(bytes);
    const { takenAt, migrations } = await about(parts);
    await migrate(database, { only: migrations });
    const client = await database.pool.connect();
    try {
      const { rows, files } = await fill(client, plan, parts, proved);
      return { takenAt, rows: Object.values(rows).reduce((sum, count) => sum + count, 0), files };
    } finally {
      client.release(true);
    }
  } catch (error) {
    bytes.destroy();
    await rm(uploadsFolder(dataDirectory), { recursive: true, force: true });
    throw error;
  }
}
