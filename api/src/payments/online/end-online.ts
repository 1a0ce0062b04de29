import { conflict } from "../../platform/errors.ts";
import { type Attempt, attemptsOf, forgetToken } from "../queries/attempts.ts";
import type { Payment } from "../queries/payments.ts";
import { isBegun, isHeld } from "../queries/provider-transactions.ts";
import { confirmAttempt, gatewayUnavailable, isProviderFault, type OnlineParts } from "./online.ts";

/** If the provider does not answer, nothing was ended: the payer should try again. */
async function withProvider(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw isProviderFault(error) ? gatewayUnavailable(error) : error;
  }
}

/** Closes a page without a chosen method and forgets it. */
async function closePage({ midtrans, database }: OnlineParts, { id, token }: Attempt): Promise<boolean> {
  if (token === null) return true;
  const closed = await midtrans.cancelToken(token);
  if (closed) await forgetToken(database.kysely, id, token);
  return closed;
}

/**
 * Stops the provider from taking money for a payment. The payment may be verified afterwards: read it again. Refused
 * while the provider does not know whether it has the money.
 */
export const endOnline = (parts: OnlineParts, payment: Payment): Promise<void> =>
  withProvider(async () => {
    for (const attempt of await attemptsOf(parts.database.kysely, payment.id)) {
      await confirmAttempt(parts, attempt);
      const end = await parts.midtrans.expire(attempt.provider_order_id);
      // Paid between our question and this call.
      if (end === "not_possible") await confirmAttempt(parts, attempt);
      if (end === "unknown") await closePage(parts, attempt);
    }
    if (await isHeld(parts.database.kysely, payment.id))
      throw conflict(
        "payment_held",
        "Pembayaran online ini sedang diperiksa oleh penyedianya. Tunggu hasilnya.",
      );
  });

/** Whether an attempt has brought money or still may. */
async function mayBring(parts: OnlineParts, attempt: Attempt): Promise<boolean> {
  const verdict = await confirmAttempt(parts, attempt);
  if (verdict === undefined || verdict === "wrong_amount") return verdict !== undefined;
  return isBegun(parts.database.kysely, attempt.payment_id, attempt.id);
}

/** Whether nothing was begun on an attempt and its page is closed. */
async function isLeft(parts: OnlineParts, attempt: Attempt): Promise<boolean> {
  if (await mayBring(parts, attempt)) return false;
  // A page that cannot be closed has expired, unless a method was chosen just now. A page with a refused card stays
  // open; money paid there still counts.
  return (await closePage(parts, attempt)) || !(await mayBring(parts, attempt));
}

/** Closes the provider's pages of a payment that is paid another way. Refused while one may still bring money. */
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
