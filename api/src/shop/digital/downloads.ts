import { DOWNLOADS_A_DAY } from "@barakah/contract";
import { lockPayment } from "../../payments/index.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Page } from "../../platform/database/prepared-page.ts";
import { AppError, existing, notFound } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { opens, sharedSecret, temporaryKey } from "../../platform/secrets.ts";
import { buyersMark } from "./buyers-mark.ts";
import { readStored } from "./digital-files.ts";
import { boughtFile, downloadsOf, insertDownload } from "./queries/downloads.ts";
import { stampPdf } from "./stamp.ts";

const secretOf = (database: Database) => sharedSecret(database, "downloads");

const GONE = "Tautan unduhan ini tidak berlaku lagi. Buka Unduhan saya, lalu coba lagi.";
const refuseMore = (left: number) => {
  if (left > 0) return;
  const most = `Berkas ini sudah ${DOWNLOADS_A_DAY} kali diunduh dalam 24 jam. Coba lagi besok.`;
  throw new AppError(429, "too_many_downloads", most);
};

export async function listDownloads(database: Database, memberId: number, page: Page) {
  const secret = await secretOf(database);
  const { rows, total } = await downloadsOf(database, memberId, page);
  const address = (id: number) => `/api/downloads/${id}.${temporaryKey(secret, String(id))}/`;
  return { rows: rows.map((row) => ({ ...row, address: address(row.id) })), total };
}

/**
 * The bought file with its buyer's name on each page. The download is counted under the payment's lock, which a refund takes too:
 * either the refund sees the download, or the download is refused because the money was refunded.
 */
export async function openDownload(
  { database, files }: { database: Database; files: FileStore },
  key: string,
) {
  const [line = "", ...rest] = key.split(".");
  const lineId = Number(line);
  if (!Number.isSafeInteger(lineId) || !opens(await secretOf(database), line, rest.join(".")))
    throw notFound(GONE);
  const { buyer, order_number, file_key, name, left } = existing(
    await boughtFile(database.kysely, lineId),
    GONE,
  );
  refuseMore(left);
  const stamped = await stampPdf(await readStored(files, file_key), buyersMark(buyer, order_number));
  if (stamped.problem !== undefined)
    throw new Error(`the file of line ${lineId} cannot be stamped: ${stamped.problem}`);
  await database.transact(async (tx) => {
    const { payment_id } = existing(await boughtFile(tx, lineId), GONE);
    await lockPayment(tx, payment_id);
    refuseMore(existing(await boughtFile(tx, lineId), GONE).left);
    await insertDownload(tx, lineId);
  });
  return { name, bytes: Buffer.from(stamped.bytes) };
}
