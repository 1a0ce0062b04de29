import { randomBytes } from "node:crypto";
import { access, constants, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "./make-folder.ts";

/** Creates the folder if it does not exist. */
export async function ensureWritable(directory: string): Promise<void> {
  try {
    await makeFolder(directory);
    await access(directory, constants.W_OK | constants.X_OK);
  } catch (cause) {
    const reason = (cause as NodeJS.ErrnoException).code ?? cause;
    throw new Error(
      `Folder ${directory} tidak dapat dibuat atau ditulisi (${reason}). Beri izin tulis kepada pengguna ini, atau pilih tempat lain dengan DATA_DIR.`,
      { cause },
    );
  }
}

/** Writes a secret to a file that only the owner may read. Returns its path. */
export async function keepSecret(directory: string, name: string, secret: string): Promise<string> {
  const file = join(directory, name);
  const made = `${file}.${randomBytes(4).toString("hex")}`;
  await writeFile(made, `${secret}\n`, { mode: 0o600, flush: true });
  await rename(made, file);
  return file;
}
