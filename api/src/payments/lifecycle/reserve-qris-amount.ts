import { QRIS_CODES, QRIS_MOST_AMOUNT, QRIS_WIDE } from "@barakah/contract";
import { discount } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { freeCodes, insertHold, type Near } from "../queries/free-qris-amounts.ts";
import type { PaymentMethod } from "../queries/payments.ts";
import type { Share } from "../queries/shares.ts";
import { giveUp, holdAboveLimit, leastNeeded } from "../queries/which-amount-is-given-up.ts";
import { heldUntil } from "./qris-amount-held.ts";

/** A gift gets a code added, its category's first; a price gets one deducted. */
export type Reserving = ({ as: "gift"; first: number } | { as: "discount" }) & Reserves;

export interface Reserves {
  holder?: Holder | undefined;
}

/** An opaque digest of the caller, and how many unpaid gifts it may have. */
export interface Holder {
  digest: string;
  most: number;
}

/** Stored as the reason; the payment's page uses other words. */
export const GIVEN_UP = "nominal dilepas untuk pembayar lain";
/** If more than this fraction of a range is taken, amounts are given up, so that some stay free. */
const CROWDED = 3 / 4;
/** A new payment in a crowded range gives up more than one, so that the range empties again. */
const AT_ONCE = 2;
const TRIES = 20;
const CHOICE = 5;
const ROUNDS = 4;
/** While small codes are free, a deduction is at most a 50th of the price. */
const SMALL_PART = 50;

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

/** The nearest codes of an amount, and the wider range used when most are taken. */
function rangesOf(near: Omit<Near, "small" | "most">): { narrow: Near; wide: Near } {
  const { base, sign } = near;
  const room = sign > 0 ? QRIS_MOST_AMOUNT - base : base - 1;
  const narrow = {
    ...near,
    most: Math.min(QRIS_CODES, room),
    small: sign > 0 ? QRIS_CODES : Math.max(1, Math.floor(base / SMALL_PART)),
  };
  const wider = sign > 0 && base > QRIS_WIDE.above;
  return {
    narrow,
    wide: wider ? { ...narrow, small: QRIS_WIDE.codes, most: Math.min(QRIS_WIDE.codes, room) } : narrow,
  };
}

async function giveUpLeast(tx: Tx, near: Near, pressing: boolean) {
  const wanted = pressing ? 1 : AT_ONCE;
  for (let freed = 0, round = 0; freed === 0 && round < ROUNDS; round++) {
    const choice = await leastNeeded(tx, near, { pressing, most: CHOICE });
    // Under pressure the list is empty only while other transactions lock what is on it.
    if (choice.length === 0 && !pressing) return;
    // A concurrent transaction may have given up the same hold: try the next.
    for (const least of choice) if (freed < wanted && (await giveUp(tx, least, near.from))) freed++;
  }
}

/**
 * Free codes of an amount. If most are taken they come from the wider range; if that is crowded too, the least
 * important holds are given up, so that nobody can take them all. `pressing`: nothing else is free, so one hold is
 * given up and used at once.
 */
async function codesFor(tx: Tx, near: Omit<Near, "small" | "most">, pressing: boolean): Promise<number[]> {
  const { narrow, wide } = rangesOf(near);
  const isCrowded = ({ taken }: { taken: number }, { most }: Near) => taken >= most * CROWDED;
  let found = await freeCodes(tx, narrow, TRIES);
  if (wide !== narrow && isCrowded(found, narrow)) found = await freeCodes(tx, wide, TRIES);
  if (!isCrowded(found, wide)) return found.codes;
  await giveUpLeast(tx, wide, pressing);
  // Without pressure, freed amounts are not reused yet: their payer may be paying right now.
  if (!pressing) return found.codes;
  return (await freeCodes(tx, wide, TRIES)).codes;
}

/**
 * Holds an amount for a payment that is about to be written; returns the code. The database refuses an amount that
 * another payment holds, so concurrent callers get different ones.
 */
export async function reserve(
  tx: Tx,
  { method, paymentId, expires, at }: Omit<Reservation, "shares">,
  base: number,
  reserving: Reserving,
): Promise<number> {
  const begins = at === undefined ? Date.now() : Date.parse(at);
  const from = new Date(begins).toISOString();
  const until = heldUntil(reserving.as, expires === null ? begins : Date.parse(expires));
  refuseAbove(reserving.as === "gift" ? base + reserving.first : base - 1);
  const { holder } = reserving;
  const surplus = holder && (await holdAboveLimit(tx, holder.digest, holder.most));
  if (surplus) await giveUp(tx, surplus, from);
  const held = (code: number, rested = false) =>
    insertHold(
      tx,
      { account: method, amount: base + code, paymentId, code, holder: holder?.digest ?? "", from, until },
      { rested },
    );
  if (reserving.as === "gift" && (await held(reserving.first, true))) return reserving.first;
  const sign = reserving.as === "gift" ? 1 : -1;
  // Holds of payers who are looking at their code are given up last.
  for (const pressing of [false, true])
    for (const code of await codesFor(tx, { account: method, base, sign, from, until }, pressing))
      if (await held(code)) return code;
  throw amountsTaken();
}

/** The shares of a QRIS payment: an added code belongs to the purchase, a deducted one is a discount. */
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
