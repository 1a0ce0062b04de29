import type { Insertable } from "kysely";
import { campaign } from "../ledger/index.ts";
import type { Payment } from "../payments/index.ts";
import type { Database } from "../platform/database/database.ts";
import type { Schema } from "../platform/database/schema.ts";
import { aPayment } from "./builders.ts";

let made = 0;

/** A gift by transfer whose proof awaits verification. */
export async function aWaitingGift(
  database: Database,
  campaignId: number,
  given: Partial<Insertable<Schema["payment"]>> = {},
  claim: Partial<Insertable<Schema["transfer_claim"]>> = {},
): Promise<Payment> {
  return database.kysely.transaction().execute(async (tx) => {
    const payment = await aPayment(tx, given, campaign(campaignId));
    await tx
      .insertInto("donation")
      .values({
        campaign_id: campaignId,
        payment_id: payment.id,
        donor_name: payment.payer_name,
        amount: payment.amount,
        transfer_date: "2026-11-14",
        verified_at: null,
      })
      .execute();
    await tx
      .insertInto("transfer_claim")
      .values({
        payment_id: payment.id,
        source_bank: "Bank Mandiri",
        source_account: "1310012345678",
        account_name: payment.payer_name,
        transfer_date: "2026-11-14",
        proof_key: `proof/${"p".repeat(32)}`,
        proof_hash: `hash-${++made}`,
        ...claim,
      })
      .execute();
    return payment;
  });
}
