import { conflict } from "../platform/errors.ts";
import { confirmAttempt, gatewayUnavailable, isProviderFault, type OnlineParts } from "./online.ts";
import { attemptsOf } from "./provider-queries.ts";
import type { Attempt, Payment } from "./queries.ts";

/** The provider's silence is an answer that a payer can read: nothing was ended, try again. */
async function withProvider(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw isProviderFault(error) ? gatewayUnavailable(error) : error;
  }
}

async function closePage({ midtrans }: OnlineParts, { token }: Attempt): Promise<boolean> {
  return token === null || midtrans.cancelToken(token);
}

/**
 * Lets the provider take no more money for a payment. What it took already counts: look at the payment again after
 * this, it may be verified.
 */
export const endOnline = (parts: OnlineParts, payment: Payment): Promise<void> =>
  withProvider(async () => {
    for (const attempt of await attemptsOf(parts.database.kysely, payment.id)) {
      await confirmAttempt(parts, attempt);
      const end = await parts.midtrans.expire(attempt.provider_order_id);
      if (end === "not_possible") await confirmAttempt(parts, attempt);
      if (end === "unknown") await closePage(parts, attempt);
    }
  });

/** Closes the provider's pages of a payment that will be paid otherwise. Refused once a method was chosen on one. */
export const leaveOnline = (parts: OnlineParts, payment: Payment): Promise<void> =>
  withProvider(async () => {
    for (const attempt of await attemptsOf(parts.database.kysely, payment.id)) {
      const known = await confirmAttempt(parts, attempt);
      if (known === undefined && (await closePage(parts, attempt))) continue;
      throw conflict(
        "payment_started",
        "Pembayaran online pesanan ini sudah dimulai. Selesaikan di sana, atau batalkan pesanan ini dan pesan lagi.",
      );
    }
  });
