import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../platform/database.ts";
import { AppError } from "../platform/errors.ts";
import { applyProviderStatus, type Verdict } from "./apply-provider-status.ts";
import type { Midtrans } from "./midtrans/client.ts";
import { MidtransRefused, MidtransUnavailable } from "./midtrans/errors.ts";
import type { OrderToPay } from "./midtrans/order.ts";
import {
  type Attempt,
  claimAsking,
  countAttempts,
  insertAttempt,
  judgeNotifications,
  lockPayment,
  newestAttempt,
  type Payment,
  storeToken,
} from "./queries.ts";
import type { Sellers } from "./seller.ts";

/** Everything that online payments need; without a provider they are not offered. */
export interface OnlineParts {
  database: Database;
  sellers: Sellers;
  midtrans: Midtrans;
  log: FastifyBaseLogger;
}

export const gatewayUnavailable = (cause?: unknown) =>
  new AppError(503, "gateway_unavailable", "Payment gateway is not available. Please try again later.", {
    cause,
  });

export interface PaymentPage {
  token: string;
  redirectUrl: string;
  providerOrderId: string;
}

/** The newest attempt of a payment, or its first. Nobody else can start one meanwhile: the payment is locked. */
const attemptToUse = (database: Database, payment: Payment): Promise<Attempt> =>
  database.kysely.transaction().execute(async (tx) => {
    await lockPayment(tx, payment.id);
    return (await newestAttempt(tx, payment.id)) ?? insertAttempt(tx, payment.id, payment.reference);
  });

/** The provider keeps an order id for good once a method was chosen under it: another attempt takes another id. */
const nextAttempt = (database: Database, payment: Payment): Promise<Attempt> =>
  database.kysely.transaction().execute(async (tx) => {
    await lockPayment(tx, payment.id);
    const number = (await countAttempts(tx, payment.id)) + 1;
    return insertAttempt(tx, payment.id, `${payment.reference}-${number}`);
  });

type Details = Omit<OrderToPay, "orderId" | "grossAmount">;

async function createPage(
  { database, midtrans }: OnlineParts,
  payment: Payment,
  attempt: Attempt,
  details: Details,
) {
  const made = await midtrans.createTransaction({
    ...details,
    orderId: attempt.provider_order_id,
    grossAmount: payment.amount,
  });
  await storeToken(database.kysely, attempt.id, made.token, made.redirectUrl);
  return page(attempt, made.token, made.redirectUrl);
}

const isProviderFault = (error: unknown) =>
  error instanceof MidtransRefused || error instanceof MidtransUnavailable;

/**
 * The page on which a payment can be paid: the one that is open, or a new one. Asking twice is harmless, because the
 * provider replaces the token of an order under which no method was chosen yet.
 */
export async function paymentPage(
  parts: OnlineParts,
  payment: Payment,
  details: Details,
): Promise<PaymentPage> {
  const attempt = await attemptToUse(parts.database, payment);
  if (attempt.token && attempt.redirect_url) return page(attempt, attempt.token, attempt.redirect_url);
  try {
    return await createPage(parts, payment, attempt, details).catch(async (error) => {
      if (!(error instanceof MidtransRefused && error.orderIdTaken)) throw error;
      return createPage(parts, payment, await nextAttempt(parts.database, payment), details);
    });
  } catch (error) {
    if (!isProviderFault(error)) throw error;
    parts.log.error({ err: error, reference: payment.reference }, "no payment page");
    throw gatewayUnavailable(error);
  }
}

const page = (attempt: Attempt, token: string, redirectUrl: string): PaymentPage => ({
  token,
  redirectUrl,
  providerOrderId: attempt.provider_order_id,
});

/** Asks the provider about one attempt and applies what it says. Undefined when it knows nothing of it yet. */
export async function confirmAttempt(parts: OnlineParts, attempt: Attempt): Promise<Verdict | undefined> {
  const status = await parts.midtrans.status(attempt.provider_order_id);
  if (!status) {
    await judgeNotifications(parts.database.kysely, attempt.provider_order_id, "no_change");
    return undefined;
  }
  const verdict = await applyProviderStatus(parts.database, parts.sellers, attempt, status);
  if (verdict !== "no_change") {
    parts.log.info(
      { order: attempt.provider_order_id, status: status.transactionStatus, verdict },
      "provider status",
    );
  }
  return verdict;
}

/** Asks at most once in `seconds`, however many pages poll. Silence of the provider is no error here. */
export async function confirmNow(parts: OnlineParts, payment: Payment, seconds: number): Promise<void> {
  const attempt = await newestAttempt(parts.database.kysely, payment.id);
  if (!attempt || !(await claimAsking(parts.database.kysely, attempt.id, seconds))) return;
  try {
    await confirmAttempt(parts, attempt);
  } catch (error) {
    if (!isProviderFault(error)) throw error;
    parts.log.warn({ err: error, order: attempt.provider_order_id }, "the provider did not answer");
  }
}
