import { jakartaDay } from "@barakah/contract";
import type { Insertable } from "kysely";
import { campaign } from "../ledger/index.ts";
import type { Payment } from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import type { Schema } from "../platform/database/schema.ts";
import { aPayment } from "./builders.ts";

let made = 0;

type Given = Partial<Insertable<Schema["payment"]>>;

async function aGift(tx: Tx, campaignId: number, given: Given): Promise<Payment> {
  const payment = await aPayment(tx, given, campaign(campaignId));
  await tx
    .insertInto("donation")
    .values({
      campaign_id: campaignId,
      payment_id: payment.id,
      donor_name: payment.payer_name,
      amount: payment.amount,
      transfer_date: jakartaDay(),
      verified_at: null,
    })
    .execute();
  return payment;
}

/** A guest's gift that nothing shows but that somebody asked for it. */
export const aBareGift = ({ kysely }: Database, campaignId: number, amount: number) =>
  kysely.transaction().execute((tx) => aGift(tx, campaignId, { amount }));

/** A gift by transfer whose proof waits for a treasurer. */
export async function aWaitingGift(
  database: Database,
  campaignId: number,
  given: Given = {},
  claim: Partial<Insertable<Schema["transfer_claim"]>> = {},
): Promise<Payment> {
  return database.kysely.transaction().execute(async (tx) => {
    const payment = await aGift(tx, campaignId, given);
    await aClaim(tx, payment, claim);
    return payment;
  });
}

/** What a payer says of a transfer, with its proof. */
export const aClaim = (
  tx: Tx | Database["kysely"],
  { id, payer_name }: Pick<Payment, "id" | "payer_name">,
  claim: Partial<Insertable<Schema["transfer_claim"]>> = {},
) =>
  tx
    .insertInto("transfer_claim")
    .values({
      payment_id: id,
      source_bank: "Bank Mandiri",
      source_account: "1310012345678",
      account_name: payer_name,
      transfer_date: jakartaDay(),
      proof_key: `proof/${"p".repeat(32)}`,
      proof_hash: `hash-${++made}`,
      ...claim,
    })
    .execute();
