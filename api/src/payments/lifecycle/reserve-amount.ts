import { QRIS_MOST_AMOUNT } from "@barakah/contract";
import { discount } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { freeCodes, insertHold } from "../queries/holds.ts";
import type { PaymentMethod } from "../queries/payments.ts";
import type { Share } from "../queries/shares.ts";

/** Whoever gives adds a code to the gift, the one of its category first; whoever buys pays that much less. */
export type Reserving = { as: "gift"; first: number } | { as: "discount" };

/** Payers come late: so long after its deadline nobody else gets the amount. */
export const LATE_DAYS = 7;
const CODES = 999;
const TRIES = 20;
/** Of a price: what is taken off stays small beside it while there are such codes. */
const SMALL_PART = 50;
const DAY = 24 * 3600_000;

interface Reservation {
  method: PaymentMethod;
  paymentId: string;
  shares: readonly Share[];
  expires: string | null;
  at?: string | undefined;
}

const amountsTaken = () =>
  conflict("amounts_taken", "Terlalu banyak pembayaran dengan nominal ini. Coba nominal lain.");

function refuseAbove(amount: number) {
  if (amount <= QRIS_MOST_AMOUNT) return;
  throw conflict(
    "qris_limit",
    `QRIS hanya sampai ${rupiah(QRIS_MOST_AMOUNT)}. Pakai transfer bank untuk nominal ini.`,
  );
}

/**
 * Holds an amount for a payment that is about to be written; tells what it was changed by. The database refuses an amount
 * that another payment has at the same time, so of any number of callers each gets its own.
 */
export async function reserve(
  tx: Tx,
  { method, paymentId, expires, at }: Omit<Reservation, "shares">,
  base: number,
  reserving: Reserving,
): Promise<number> {
  const begins = at === undefined ? Date.now() : Date.parse(at);
  const from = new Date(begins).toISOString();
  const until = new Date((expires === null ? begins : Date.parse(expires)) + LATE_DAYS * DAY).toISOString();
  const sign = reserving.as === "gift" ? 1 : -1;
  refuseAbove(reserving.as === "gift" ? base + reserving.first : base - 1);
  const held = (code: number) =>
    insertHold(tx, { account: method, amount: base + code, paymentId, code, from, until });
  if (reserving.as === "gift" && (await held(reserving.first))) return reserving.first;
  const most = Math.min(CODES, sign > 0 ? QRIS_MOST_AMOUNT - base : base - 1);
  const small = sign > 0 ? CODES : Math.max(1, Math.floor(base / SMALL_PART));
  for (const code of await freeCodes(tx, { account: method, base, sign, small, most, from, until }, TRIES))
    if (await held(code)) return code;
  throw amountsTaken();
}

/** The shares of a payment by QRIS: what is added belongs to what is paid for, what is taken off is a discount. */
export async function sharesWithCode(
  tx: Tx,
  wanted: Reservation,
  reserving: Reserving,
): Promise<readonly Share[]> {
  const base = wanted.shares.reduce((sum, { amount }) => sum + amount, 0);
  const code = await reserve(tx, wanted, base, reserving);
  if (code < 0) return [...wanted.shares, { account: discount(), amount: code }];
  return wanted.shares.map((share, place) =>
    place === 0 ? { ...share, amount: share.amount + code } : share,
  );
}
