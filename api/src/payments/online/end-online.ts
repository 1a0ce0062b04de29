import { conflict } from "../../platform/errors.ts";
import { type Attempt, attemptsOf, forgetToken } from "../queries/attempts.ts";
import type { Payment } from "../queries/payments.ts";
import { isBegun, isHeld } from "../queries/provider-transactions.ts";
import { confirmAttempt, gatewayUnavailable, isProviderFault, type OnlineParts } from "./online.ts";

/** The provider's silence is an answer that a payer can read: nothing was ended, try again. */
async function withProvider(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw isProviderFault(error) ? gatewayUnavailable(error) : error;
  }
}

/** Closes a page on which nothing was chosen, and forgets it: who wants to pay here again gets a new one. */
async function closePage({ midtrans, database }: OnlineParts, { id, token }: Attempt): Promise<boolean> {
  if (token === null) return true;
  const closed = await midtrans.cancelToken(token);
  if (closed) await forgetToken(database.kysely, id, token);
  return closed;
}

/**
 * Lets the provider take no more money for a payment. What it took already counts: look at the payment again after
 * this, it may be verified. Refused while the provider itself does not know whether it took any.
 */
export const endOnline = (parts: OnlineParts, payment: Payment): Promise<void> =>
  withProvider(async () => {
    for (const attempt of await attemptsOf(parts.database.kysely, payment.id)) {
      await confirmAttempt(parts, attempt);
      const end = await parts.midtrans.expire(attempt.provider_order_id);
      // Paid between our question and this: in time.
      if (end === "not_possible") await confirmAttempt(parts, attempt);
      if (end === "unknown") await closePage(parts, attempt);
    }
    if (await isHeld(parts.database.kysely, payment.id))
      throw conflict(
        "payment_held",
        "Pembayaran online ini sedang diperiksa oleh penyedianya. Tunggu hasilnya.",
      );
  });

/** Asks the provider whether money has come on an attempt or still may. A card that was refused brings none. */
async function mayBring(parts: OnlineParts, attempt: Attempt): Promise<boolean> {
  const verdict = await confirmAttempt(parts, attempt);
  if (verdict === undefined || verdict === "wrong_amount") return verdict !== undefined;
  return isBegun(parts.database.kysely, attempt.payment_id, attempt.id);
}

/** True when nothing that may bring money was begun on an attempt, and nothing can be any more. */
async function isLeft(parts: OnlineParts, attempt: Attempt): Promise<boolean> {
  if (await mayBring(parts, attempt)) return false;
  // A page that cannot be closed is dead already, unless somebody chose a method on it just now. One on which a card was
  // refused stays open; what is paid there all the same is real money, and counts.
  return (await closePage(parts, attempt)) || !(await mayBring(parts, attempt));
}

/** Closes the provider's pages of a payment that will be paid otherwise. Refused while one of them may still bring its money. */
export const leaveOnline = (parts: OnlineParts, payment: Payment): Promise<void> =>
  withProvider(async () => {
    for (const attempt of await attemptsOf(parts.database.kysely, payment.id)) {
      if (await isLeft(parts, attempt)) continue;
      throw conflict(
        "payment_started",
        "Pembayaran online ini sudah dimulai. Selesaikan di sana, atau mulai lagi dari awal.",
      );
    }
  });
