import type { Tx } from "../../platform/database/database.ts";
import { type ExpectedHold, expectedHolds } from "../queries/amount-holds.ts";
import { type Notice, noticesFor } from "../queries/notices.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";

/** Phone clocks are inaccurate. If two payments are possible, neither is matched. */
export const SKEW_MINUTES = 5;
/** The phone and the mail rule report the same money. */
const SAME_MONEY_MINUTES = 30;
const MINUTE = 60_000;

export type Matched =
  | { state: "open" | "ambiguous"; payment?: Payment }
  /** `first`: the payment's first notice. */
  | { state: "matched"; payment: Payment; first: boolean };

type ReportedMoney = Pick<Notice, "account" | "posted_at" | "device_id"> & { amount: number };

const isNear = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= SAME_MONEY_MINUTES * MINUTE;

/** The hold of the only possible payment; `several` if there are more. */
async function holdThen(tx: Tx, reported: ReportedMoney): Promise<ExpectedHold | "several" | undefined> {
  const holds = await expectedHolds(tx, reported, SKEW_MINUTES);
  if (!holds.some(({ begun }) => begun)) return undefined;
  return holds.length > 1 ? "several" : holds[0];
}

/**
 * The payment that held this amount on this account at that moment. A notice that is older than the payment cannot be about
 * it; if only seconds older, a person must look.
 */
export async function ownerOf(tx: Tx, reported: ReportedMoney): Promise<Matched> {
  const found = await holdThen(tx, reported);
  if (found === undefined) return { state: "open" };
  if (found === "several") return { state: "ambiguous" };
  const payment = await lockPayment(tx, found.payment_id);
  // Again under the payment's lock: the amount may have been given up meanwhile.
  const hold = await holdThen(tx, reported);
  if (hold === undefined || hold === "several" || !hold.live) return { state: "ambiguous", payment };
  const earlier = await noticesFor(tx, payment.id);
  if (payment.status === "pending" && earlier.length === 0) return { state: "matched", payment, first: true };
  const same = earlier.some(
    (one) => one.device_id !== reported.device_id && isNear(one.posted_at, reported.posted_at),
  );
  const told = earlier.some((one) => one.device_id === reported.device_id);
  if (same && !told && (payment.status === "pending" || payment.status === "verified"))
    return { state: "matched", payment, first: false };
  // Paid twice, or after its payment had ended: a person must look.
  return { state: "ambiguous", payment };
}
