import { statfs } from "node:fs/promises";
import { AppError } from "../errors.ts";
import type { FileStore } from "./file-store.ts";

/** Throws before a file is stored if the disk is nearly full: the database and its backups need the rest. */
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
