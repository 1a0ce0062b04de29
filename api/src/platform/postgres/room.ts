import { statfs } from "node:fs/promises";

const MEGABYTE = 1024 * 1024;
/** An empty database takes 60 MB, its write-ahead log up to 80 MB during the first start, the demo 20 MB. */
export const FIRST_START_BYTES = 200 * MEGABYTE;
/** With less, a running PostgreSQL may not write its log any more. */
const LEAST_BYTES = 32 * MEGABYTE;

/** Why there is not enough room for PostgreSQL on the disk of a folder; undefined if there is. */
export async function roomProblem(folder: string, needed = LEAST_BYTES): Promise<Error | undefined> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= needed) return undefined;
  const megabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE)} MB`;
  return new Error(
    `Ruang disk untuk ${folder} tinggal ${megabytes(free)}, padahal perlu paling sedikit ${megabytes(Math.max(needed, FIRST_START_BYTES))}. Kosongkan sebagian, atau pilih DATA_DIR di disk lain, lalu jalankan lagi.`,
  );
}
