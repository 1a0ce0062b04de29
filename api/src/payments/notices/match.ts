import type { Tx } from "../../platform/database/database.ts";
import { holdsAt } from "../queries/holds.ts";
import { type Notice, noticesFor } from "../queries/notices.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";

/** Clocks of phones are a little wrong. Where that leaves two owners possible, nobody is taken for the owner. */
export const SKEW_MINUTES = 5;
/** The phone and the mail rule tell of the same money. */
const SAME_MONEY_MINUTES = 30;
const MINUTE = 60_000;

export type Matched =
  | { state: "open" | "ambiguous"; payment?: Payment }
  /** `first`: this notice is what its payment waited for. */
  | { state: "matched"; payment: Payment; account: string; first: boolean };

type Said = Pick<Notice, "account" | "posted_at" | "device_id"> & { amount: number };

const isNear = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= SAME_MONEY_MINUTES * MINUTE;

/** Whose money a notice tells of: of whoever held that amount on that account at that moment, and of nobody else. */
export async function ownerOf(tx: Tx, { account, amount, posted_at, device_id }: Said): Promise<Matched> {
  const moment = Date.parse(posted_at);
  const at = (minutes: number) => new Date(moment + minutes * MINUTE).toISOString();
  const holds = await holdsAt(tx, { account, amount, from: at(-SKEW_MINUTES), until: at(SKEW_MINUTES) });
  const [hold] = holds;
  if (!hold) return { state: "open" };
  if (holds.length > 1) return { state: "ambiguous" };
  const payment = await lockPayment(tx, hold.payment_id);
  const earlier = await noticesFor(tx, payment.id);
  if (payment.status === "pending" && earlier.length === 0)
    return { state: "matched", payment, account, first: true };
  const same = earlier.some((one) => one.device_id !== device_id && isNear(one.posted_at, posted_at));
  const told = earlier.some((one) => one.device_id === device_id);
  if (same && !told && (payment.status === "pending" || payment.status === "verified"))
    return { state: "matched", payment, account, first: false };
  // Paid twice, or after its payment had ended: a person must look.
  return { state: "ambiguous", payment };
}
