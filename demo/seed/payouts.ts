import { randomUUID } from "node:crypto";
import type { Tx } from "../../api/src/platform/database/database.ts";
import type { DemoPayout } from "../content/types.ts";
import { ago, dayInJakarta } from "./days.ts";

const BANK = "bsi";

async function seedPayout(tx: Tx, treasurerId: number, demo: DemoPayout) {
  const { amount, title, story, picture } = demo;
  const campaign = await tx
    .selectFrom("campaign")
    .select("id")
    .where("slug", "=", demo.campaign)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto("payout")
    .values({
      campaign_id: campaign.id,
      bank: BANK,
      amount,
      title,
      story,
      picture,
      paid_on: dayInJakarta(ago(demo.daysAgo)),
      request_key: randomUUID(),
      created_by: treasurerId,
      created_at: ago(demo.daysAgo),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const booked = await tx
    .insertInto("ledger_transaction")
    .values({ event: `payout:${id}`, payment_id: null, description: `Penyaluran dana: ${title}` })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("ledger_posting")
    .values([
      { transaction_id: booked.id, account: `campaign:${campaign.id}`, amount },
      { transaction_id: booked.id, account: `bank:${BANK}`, amount: -amount },
    ])
    .execute();
}

/** What the demo's treasurer has passed on to those it was given for. Without a treasurer, nobody has. */
export async function seedPayouts(tx: Tx, treasurer: string, payouts: readonly DemoPayout[]) {
  const found = await tx
    .selectFrom("member")
    .select("id")
    .where("username", "=", treasurer)
    .executeTakeFirst();
  if (found) for (const payout of payouts) await seedPayout(tx, found.id, payout);
}
