import { sql } from "kysely";
import type { Account, Leg } from "../../ledger/index.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";

export type Share = Leg;

/** Adds up shares of the same account, such as a QRIS code and a voucher, which are both discounts. */
export async function insertShares(tx: Tx, paymentId: string, shares: readonly Share[]): Promise<void> {
  for (const share of shares)
    await tx
      .insertInto("payment_share")
      .values({ ...share, payment_id: paymentId })
      .onConflict((clash) =>
        clash
          .columns(["payment_id", "account"])
          .doUpdateSet({ amount: sql<number>`payment_share.amount + excluded.amount` }),
      )
      .execute();
}

/** For a pending payment; the database checks the sum. Empty shares are dropped. */
export async function changeShares(tx: Tx, paymentId: string, shares: readonly Share[]): Promise<void> {
  for (const { account, amount } of shares) {
    const one = { payment_id: paymentId, account };
    if (amount === 0)
      await tx
        .deleteFrom("payment_share")
        .where("payment_id", "=", one.payment_id)
        .where("account", "=", account)
        .execute();
    else
      await tx
        .updateTable("payment_share")
        .set({ amount })
        .where("payment_id", "=", one.payment_id)
        .where("account", "=", account)
        .execute();
  }
}

/** Largest first. */
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

/** Of a verified payment: the database allows it only after the ledger has moved the money. */
export const renameShare = (tx: Tx, paymentId: string, from: Account, to: Account) =>
  tx
    .updateTable("payment_share")
    .set({ account: to })
    .where("payment_id", "=", paymentId)
    .where("account", "=", from)
    .execute();

/** Moves of a payment's share that nobody took back, newest first. */
export async function standingMoves(reader: Reader, series: string, paymentId: string): Promise<string[]> {
  const { rows } = await sql<{ event: string }>`select t.event from ledger_transaction t
    where t.payment_id = ${paymentId} and starts_with(t.event, ${`${series}:`}) and t.event not like '%:reversed'
      and not exists (select from ledger_transaction o where o.event = t.event || ':reversed') order by t.id desc`.execute(
    reader,
  );
  return rows.map(({ event }) => event);
}
