import { conflict } from "../../platform/errors.ts";
import { type Attempt, attemptsOf, forgetToken } from "../queries/attempts.ts";
import type { Payment } from "../queries/payments.ts";
import { isHeld } from "../queries/provider-transactions.ts";
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

/** True when nothing was begun on an attempt and nothing can be any more. */
async function isLeft(parts: OnlineParts, attempt: Attempt): Promise<boolean> {
  if ((await confirmAttempt(parts, attempt)) !== undefined) return false;
  // A page that cannot be closed is dead already, unless somebody chose a method on it just now.
  return (await closePage(parts, attempt)) || (await confirmAttempt(parts, attempt)) === undefined;
}

/** Closes the provider's pages of a payment that will be paid otherwise. Refused once a method was chosen on one. */
export const leaveOnline = (parts: OnlineParts, payment: Payment): Promise<void> =>
  withProvider(async () => {
    for (const attempt of await attemptsOf(parts.database.kysely, payment.id)) {
      if (await isLeft(parts, attempt)) continue;
      throw conflict(
        "payment_started",
        "Pembayaran online pesanan ini sudah dimulai. Selesaikan di sana, atau batalkan pesanan ini dan pesan lagi.",
      );
    }
  });
