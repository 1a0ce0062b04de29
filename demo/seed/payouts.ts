import { randomUUID } from "node:crypto";
import { campaign } from "../../api/src/ledger/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { bookPayout } from "../../api/src/treasury/payouts/book-payout.ts";
import { insertPayout } from "../../api/src/treasury/queries/payouts.ts";
import type { DemoPayout } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";

export async function seedPayouts(tx: Tx, treasurerId: number, payouts: readonly DemoPayout[]) {
  for (const { campaign: slug, daysAgo, ...told } of payouts) {
    const { id: campaign_id } = await tx
      .selectFrom("campaign")
      .select("id")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow();
    const at = ago(daysAgo);
    const payout = { ...told, consent: told.picture !== null, campaign_id, bank: "bsi" as const };
    const made = { request_key: randomUUID(), created_by: treasurerId, created_at: at };
    const id = await insertPayout(tx, { ...payout, ...made, paid_on: dayInJakarta(at) });
    if (id !== undefined) await bookPayout(tx, { id, ...payout, account: campaign(campaign_id) }, at);
  }
}
