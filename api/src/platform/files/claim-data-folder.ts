import { randomBytes } from "node:crypto";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { lastingSecret } from "../secrets.ts";

/** Names the secret by which a database identifies its data folder and bucket. */
export const DATA_IDENTITY = "data-folder";
const FILE = "identity";
const IDENTITY = /^[0-9a-f]{64}$/;

/** The identity that a data folder carries; undefined if it has none. */
export async function folderIdentity(directory: string): Promise<Buffer | undefined> {
  const found = (await readFile(join(directory, FILE), "utf8").catch(() => "")).trim();
  return IDENTITY.test(found) ? Buffer.from(found, "hex") : undefined;
}

/** The identity that a database carries, without giving it one. */
export async function knownIdentity({ kysely }: Database): Promise<Buffer | undefined> {
  const found = await kysely
    .selectFrom("app_secret")
    .select("value")
    .where("name", "=", DATA_IDENTITY)
    .executeTakeFirst();
  return found?.value;
}

/**
 * A data folder and its database carry the same identity. If one has none, it takes the other's. If they differ, they
 * belong to two installations whose uploads and rows must not be mixed.
 */
export async function claimDataFolder(database: Database, directory: string): Promise<void> {
  const file = join(directory, FILE);
  const known = await folderIdentity(directory);
  const owner = await lastingSecret(database, DATA_IDENTITY, known);
  if (known?.equals(owner)) return;
  if (known)
    throw new Error(
      `Folder data ${directory} bukan milik database ini (identitas ${known.toString("hex", 0, 4)}, database ${owner.toString("hex", 0, 4)}). Pasangkan DATA_DIR dengan databasenya sendiri, atau pilih DATA_DIR yang kosong.`,
    );
  const made = `${file}.${randomBytes(4).toString("hex")}`;
  await writeFile(made, `${owner.toString("hex")}\n`, { mode: 0o600 });
  await rename(made, file);
}
