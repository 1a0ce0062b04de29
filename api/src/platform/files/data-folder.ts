import { randomBytes } from "node:crypto";
import { access, constants, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../database/database.ts";
import { sharedSecret } from "../secrets.ts";

/** Names the secret by which a database identifies its data folder and bucket. */
export const DATA_IDENTITY = "data-folder";
const IDENTITY = /^[0-9a-f]{64}$/;

/** Creates the folder if it does not exist. */
export async function ensureWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? cause;
    throw new Error(
      `Folder ${directory} tidak dapat dibuat atau ditulisi (${reason}). Beri izin tulis kepada pengguna ini, atau pilih tempat lain dengan DATA_DIR.`,
      { cause },
    );
  }
}

/**
 * A data folder and its database carry the same identity. If one has none, it takes the other's. If they differ, they
 * belong to two installations whose uploads and rows must not be mixed.
 */
export async function claimDataFolder(database: Database, directory: string): Promise<void> {
  const file = join(directory, "identity");
  const found = (await readFile(file, "utf8").catch(() => "")).trim();
  const known = IDENTITY.test(found) ? Buffer.from(found, "hex") : undefined;
  const owner = await sharedSecret(database, DATA_IDENTITY, known);
  if (known?.equals(owner)) return;
  if (known)
    throw new Error(
      `Folder data ${directory} bukan milik database ini (identitas ${found.slice(0, 8)}, database ${owner.toString("hex", 0, 4)}). Pasangkan DATA_DIR dengan databasenya sendiri, atau pilih DATA_DIR yang kosong.`,
    );
  const made = `${file}.${randomBytes(4).toString("hex")}`;
  await writeFile(made, `${owner.toString("hex")}\n`, { mode: 0o600 });
  await rename(made, file);
}

/** Writes a secret to a file that only the owner may read. Returns its path. */
export async function keepSecret(directory: string, name: string, secret: string): Promise<string> {
  const file = join(directory, name);
  const made = `${file}.${randomBytes(4).toString("hex")}`;
  await writeFile(made, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(made, file);
  return file;
}
