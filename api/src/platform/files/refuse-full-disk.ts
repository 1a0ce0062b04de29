import { statfs } from "node:fs/promises";
import { AppError } from "../errors.ts";
import type { FileStore } from "./file-store.ts";

/** Before a file is stored: the database and its backups need the rest of the disk. */
export async function refuseFullDisk({ dataDirectory, leastFreeBytes }: FileStore): Promise<void> {
  if (leastFreeBytes === 0) return;
  const { bavail, bsize } = await statfs(dataDirectory);
  if (bavail * bsize >= leastFreeBytes) return;
  throw new AppError(
    507,
    "disk_full",
    "Tempat penyimpanan kami hampir penuh, jadi berkas ini belum dapat kami terima. Simpan berkasnya, lalu kirim lagi nanti atau lewat WhatsApp.",
  );
}
