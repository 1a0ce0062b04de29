import { oweRefund, type Payment, verifyPayment } from "../payments/index.ts";
import type { Receipt } from "../payments/queries/receipts.ts";
import type { Tx } from "../platform/database/database.ts";
import { aCampaign, aMember } from "./builders.ts";
import type { TestApp } from "./test-app.ts";
import { aWaitingGift } from "./transfers.ts";

type Given = Parameters<typeof aWaitingGift>[2];

const NOWHERE = { bank: "", account_number: "", account_holder: "" };

export type VerifiedGifts = Awaited<ReturnType<typeof verifiedGifts>>;

/** A treasurer who verifies and refunds gifts for a mosque, and their receipts. */
export async function verifiedGifts({ database, app }: TestApp) {
  const { payables } = app.payments;
  const { id: treasurer } = await aMember(database, { full_name: "Halimah Zahra" });
  const mosque: { id: number } = await aCampaign(database, { title: "Bangun Masjid" });
  const inOne = <T>(work: (tx: Tx) => Promise<T>) => database.kysely.transaction().execute(work);
  const decision = (reason = "cocok") => ({ as: "staff", by: treasurer, reason }) as const;
  const verify = ({ id }: Payment, at?: string) =>
    inOne((tx) => verifyPayment(tx, payables, id, { ...decision(), ...(at && { at }) }));
  return {
    treasurer,
    mosque,
    inOne,
    decision,
    verify,
    receiptsOf: ({ id }: Payment): Promise<Receipt[]> =>
      database.kysely.selectFrom("receipt").selectAll().where("payment_id", "=", id).orderBy("id").execute(),
    async aGift(
      given: Given = {},
      { campaign = mosque, at }: { campaign?: { id: number }; at?: string } = {},
    ) {
      const gift = await aWaitingGift(database, campaign.id, { amount: 100_137, ...given });
      await verify(gift, at);
      return gift;
    },
    refund:
      ({ id }: Payment, amount: number | "all") =>
      (tx: Tx) =>
        oweRefund(tx, payables, id, { amount, reason: "minta kembali", by: treasurer, to: NOWHERE }),
  };
}
