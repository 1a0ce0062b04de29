import type { Account } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { heldIn } from "./book-payout.ts";

/** Negative if a gift was refunded after it had been paid out. */
const whatIsLeft = (remaining: number, what: string) =>
  remaining < 0
    ? `${what} kurang ${rupiah(-remaining)}: ada donasi yang dikembalikan setelah disalurkan.`
    : `${what} tinggal ${rupiah(remaining)}.`;

/** Refuses a payout above the fund's balance. The caller has locked the fund. */
export async function refuseAboveFund(tx: Tx, account: Account, { amount }: { amount: number }) {
  const remaining = await heldIn(tx, account);
  if (amount <= remaining) return;
  throw conflict(
    "not_enough",
    whatIsLeft(remaining, account.startsWith("campaign:") ? "Dana program ini" : "Dana ini"),
    { field: "amount", facts: { amount: remaining } },
  );
}
