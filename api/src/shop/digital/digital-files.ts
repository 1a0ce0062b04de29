import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DigitalFile } from "@barakah/contract";
import type { Database, Reader } from "../../platform/database/database.ts";
import { existing, invalid, notFound, wrongType } from "../../platform/errors.ts";
import { isPdf } from "../../platform/files/document-store.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { PRIVATE, storePrivate } from "../../platform/files/private-images.ts";
import { fileOfProduct, fileOfStore, insertFile } from "./queries/files.ts";
import { stampPdf } from "./stamp.ts";

const WRONG = {
  locked: "PDF ini dikunci dengan password. Simpan tanpa password, lalu unggah lagi.",
  active: "PDF ini memuat program, video, atau lampiran. Simpan ulang sebagai PDF biasa, lalu unggah lagi.",
  broken: "Berkas ini tidak dapat dibaca sebagai PDF. Simpan ulang sebagai PDF, lalu unggah lagi.",
} as const;

const pathOf = (key: string) => join(PRIVATE, `${key}.pdf`);

/** Accepted only if a buyer's name can be written into it. */
export async function uploadFile(
  { database, files }: { database: Database; files: FileStore },
  storeId: number,
  name: string,
  bytes: Buffer | undefined,
): Promise<DigitalFile> {
  if (!bytes) throw invalid({ file: ["Pilih berkasnya dahulu."] });
  const tried = isPdf(bytes) ? await stampPdf(bytes, "Contoh") : { problem: "broken" as const };
  if (tried.problem !== undefined) throw wrongType(WRONG[tried.problem]);
  return keepFile(files, database.kysely, storeId, { name, bytes, pages: tried.pages });
}

export async function keepFile(
  files: FileStore,
  on: Reader,
  store_id: number,
  { name, bytes, pages }: { name: string; bytes: Buffer; pages: number },
): Promise<DigitalFile> {
  const file_key = `digital/${randomBytes(24).toString("base64url")}`;
  await storePrivate(files, pathOf(file_key), bytes);
  const named = name.replace(/(\.pdf)?$/i, ".pdf");
  return insertFile(on, { store_id, file_key, name: named, bytes: bytes.length, pages });
}

export async function readStored(files: FileStore, key: string): Promise<Buffer> {
  const path = await files.find(pathOf(key));
  if (path === undefined) throw notFound("Berkasnya tidak ditemukan.");
  return readFile(path);
}

/** The file as it was uploaded, for its seller or for staff who review the product. */
export async function openFile(
  { database: { kysely }, files }: { database: Database; files: FileStore },
  whose: { storeId: number; id: number } | { productId: number },
): Promise<Buffer> {
  const file =
    "storeId" in whose
      ? await fileOfStore(kysely, whose.storeId, whose.id)
      : await fileOfProduct(kysely, whose.productId);
  return readStored(files, existing(file, "Berkasnya tidak ditemukan.").file_key);
}
