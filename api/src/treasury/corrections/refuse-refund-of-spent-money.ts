import type { BodyOf, refundPayment } from "@barakah/contract";
import type { StoredRefund } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { debtsAfter, shortAfter } from "../queries/refunds.ts";

type Wanted = BodyOf<typeof refundPayment>;

/**
 * Refuses if the store's balance is too low, because the seller was already paid out, unless the treasurer decides that the
 * store owes the difference.
 */
export async function refuseStoreDebt(tx: Tx, refund: StoredRefund, { store_debt }: Wanted) {
  const [debt] = refund.taken_event && !store_debt ? await debtsAfter(tx, refund.taken_event) : [];
  if (debt)
    throw conflict(
      "store_debt",
      `Saldo ${debt.store} sudah dicairkan, jadi kurang ${rupiah(debt.amount)}. Bila tetap dikembalikan, toko ini berutang dan pencairannya berhenti sampai lunas.`,
      { facts: { amount: debt.amount } },
    );
}

/** If the money was already paid out, the refund takes from others' gifts: the treasurer must have read the account and amount. */
export async function refuseFundDebt(tx: Tx, refund: StoredRefund, { fund_debt }: Wanted) {
  const short = refund.taken_event ? await shortAfter(tx, refund.taken_event) : [];
  const lacking = short.reduce((sum, { amount }) => sum + amount, 0);
  if (lacking <= (fund_debt ?? 0)) return;
  const each = short.map(({ name, amount }) => `${name} ${rupiah(amount)}`);
  throw conflict(
    "fund_debt",
    `Uang ini sudah disalurkan. Sesudah dikembalikan, yang kurang: ${each.join(", ")}. Kekurangannya harus ditutup dari dana lain yang boleh dipakai.`,
    { facts: { amount: lacking } },
  );
}
