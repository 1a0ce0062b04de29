import { randomUUID } from "node:crypto";
import { campaign } from "../../api/src/ledger/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { storeDocument } from "../../api/src/platform/files/document-store.ts";
import type { FileStore } from "../../api/src/platform/files/file-store.ts";
import { recordFiles } from "../../api/src/platform/files/stored-files.ts";
import { bookPayout } from "../../api/src/treasury/payouts/book-payout.ts";
import { insertPayout } from "../../api/src/treasury/queries/payouts.ts";
import type { DemoPayout } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";
import { drawReceipt, type Receipt } from "./draw-receipt.ts";

/** The signed receipt as a PDF, as the treasurer would have uploaded it. */
async function storeReceipt(tx: Tx, files: FileStore, by: number, receipt: Receipt): Promise<string> {
  const bytes = await drawReceipt(receipt);
  const { key } = await storeDocument(files, bytes);
  await recordFiles(tx, [{ key, kind: "document", bytes: bytes.length, uploadedBy: by }]);
  return key;
}

export async function seedPayouts(
  tx: Tx,
  files: FileStore,
  treasurerId: number,
  payouts: readonly DemoPayout[],
) {
  for (const { campaign: slug, daysAgo, receipt, ...told } of payouts) {
    const { id: campaign_id } = await tx
      .selectFrom("campaign")
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    const at = ago(daysAgo);
    const day = dayInJakarta(at);
    const voucher =
      receipt && (await storeReceipt(tx, files, treasurerId, { ...receipt, amount: told.amount, day }));
    const payout = { ...told, voucher, consent: told.picture !== null, campaign_id, bank: "bsi" as const };
    const made = { request_key: randomUUID(), created_by: treasurerId, created_at: at };
    const id = await insertPayout(tx, { ...payout, ...made, paid_on: day });
    if (id !== undefined) await bookPayout(tx, { id, ...payout, account: campaign(campaign_id) }, at);
  }
}
