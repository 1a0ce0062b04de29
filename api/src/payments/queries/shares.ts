import type { Account, Leg } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Reader } from "./payments.ts";

/** How much of a payment belongs to which account of the ledger. */
export type Share = Leg;

export const insertShares = (tx: Tx, paymentId: string, shares: readonly Share[]) =>
  tx
    .insertInto("payment_share")
    .values(shares.map((share) => ({ ...share, payment_id: paymentId })))
    .execute();

/** Of a payment that waits and is for one thing; the database refuses where these do not come to its amount. */
export const changeOnlyShare = (tx: Tx, paymentId: string, amount: number) =>
  tx.updateTable("payment_share").set({ amount }).where("payment_id", "=", paymentId).execute();

/** The largest first. */
export async function sharesOf(reader: Reader, paymentId: string): Promise<Share[]> {
  const shares = await reader
    .selectFrom("payment_share")
    .select(["account", "amount"])
    .where("payment_id", "=", paymentId)
    .orderBy("amount", "desc")
    .orderBy("account")
    .execute();
  return shares.map(({ account, amount }) => ({ account: account as Account, amount }));
}
