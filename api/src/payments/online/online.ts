import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { AppError, conflict } from "../../platform/errors.ts";
import type { Payables } from "../lifecycle/payable.ts";
import {
  type Attempt,
  attemptById,
  attemptByProviderOrder,
  claimAsking,
  countAttempts,
  insertAttempt,
  newestAttempt,
  storeToken,
} from "../queries/attempts.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";
import { openTransactions } from "../queries/provider-transactions.ts";
import { applyProviderStatus, type Verdict } from "./apply-provider-status.ts";
import { ONLINE } from "./method.ts";
import type { Midtrans } from "./midtrans/client.ts";
import { MidtransRefused, MidtransUnavailable } from "./midtrans/errors.ts";
import type { OrderToPay } from "./midtrans/order.ts";
import { judgeNotifications, unjudgedNotifications } from "./notification-queries.ts";

export interface OnlineParts {
  database: Database;
  payables: Payables;
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

/** The newest attempt of a payment, or its first. The payment's lock prevents a second one. */
const attemptToUse = (database: Database, { id, reference }: Payment): Promise<Attempt> =>
  database.transact(async (tx) => {
    const { status, method } = await lockPayment(tx, id);
    const newest = await newestAttempt(tx, id);
    if (newest?.token) return newest;
    if (status !== "pending" || method !== ONLINE)
      throw conflict("payment_closed", "Pembayaran ini sudah selesai.");
    return newest ?? insertAttempt(tx, id, reference);
  });

/** The provider never reuses an order id once a method was chosen: another attempt needs another id. */
const nextAttempt = (database: Database, payment: Payment): Promise<Attempt> =>
  database.transact(async (tx) => {
    await lockPayment(tx, payment.id);
    const number = (await countAttempts(tx, payment.id)) + 1;
    return insertAttempt(tx, payment.id, `${payment.reference}-${number}`);
  });

type Details = Omit<OrderToPay, "orderId" | "grossAmount">;

async function createPage(
  parts: OnlineParts,
  payment: Payment,
  attempt: Attempt,
  details: Details,
): Promise<PaymentPage> {
  const { database, midtrans } = parts;
  const made = await midtrans.createTransaction({
    ...details,
    orderId: attempt.provider_order_id,
    grossAmount: payment.amount,
  });
  if (await storeToken(database.kysely, attempt, made.token, made.redirectUrl))
    return page(attempt, made.token, made.redirectUrl);
  // Another instance of the app created a page meanwhile; only the provider knows which one is valid.
  return createPage(parts, payment, await attemptById(database.kysely, attempt.id), details);
}

export const isProviderFault = (error: unknown) =>
  error instanceof MidtransRefused || error instanceof MidtransUnavailable;

const opening = new Map<string, Promise<PaymentPage>>();

/**
 * The open payment page, or a new one. Concurrent callers get the same one, because a second page of an order
 * invalidates the first.
 */
export function paymentPage(parts: OnlineParts, payment: Payment, details: Details): Promise<PaymentPage> {
  const shared =
    opening.get(payment.id) ?? openPage(parts, payment, details).finally(() => opening.delete(payment.id));
  opening.set(payment.id, shared);
  return shared;
}

async function openPage(parts: OnlineParts, payment: Payment, details: Details): Promise<PaymentPage> {
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

const ASKED_AGAIN = 5;

/** Asks again if another answer, which may be newer, was applied meanwhile. */
async function askAndApply(
  { database, payables, midtrans, log }: OnlineParts,
  attemptId: number,
  name: string,
) {
  for (let again = 0; again < ASKED_AGAIN; again++) {
    const attempt = await attemptById(database.kysely, attemptId);
    const status = await midtrans.status(name);
    if (!status) return {};
    const said = await applyProviderStatus(database, payables, attempt, status);
    if (said === "outdated") continue;
    if (said !== "no_change") {
      log.info(
        { order: attempt.provider_order_id, status: status.transactionStatus, verdict: said },
        "provider status",
      );
    }
    return { said, transactionId: status.transactionId };
  }
  throw new MidtransUnavailable("its answers were outdated again and again");
}

/**
 * Asks the provider about an attempt and all its known transactions, because the order's status names only one.
 * Undefined if the provider does not know the order yet.
 */
export async function confirmAttempt(
  parts: OnlineParts,
  attempt: Attempt,
): Promise<Exclude<Verdict, "outdated"> | undefined> {
  const { database } = parts;
  // Only notifications stored before the question are settled by the answer.
  const news = await unjudgedNotifications(database.kysely, attempt.provider_order_id);
  const open = await openTransactions(database.kysely, attempt.id);
  const asked = new Set<string>();
  let verdict: Exclude<Verdict, "outdated"> | undefined;
  for (const name of [attempt.provider_order_id, ...news.map((one) => one.transaction_id), ...open]) {
    if (asked.has(name)) continue;
    const { said, transactionId } = await askAndApply(parts, attempt.id, name);
    asked.add(name).add(transactionId ?? name);
    verdict = verdict === "applied" ? verdict : (said ?? verdict);
  }
  await judgeNotifications(
    database.kysely,
    news.map((one) => one.id),
    verdict ?? "no_change",
  );
  return verdict;
}

/**
 * Asks about a transaction that no webhook has named yet. Returns its order; undefined if the provider does not know
 * it or it is not ours.
 */
export async function confirmUnheard(parts: OnlineParts, transactionId: string): Promise<string | undefined> {
  const { database, midtrans, log } = parts;
  try {
    const status = await midtrans.status(transactionId);
    const attempt = status && (await attemptByProviderOrder(database.kysely, status.orderId));
    if (attempt) await askAndApply(parts, attempt.id, transactionId);
    return attempt?.provider_order_id;
  } catch (error) {
    if (!isProviderFault(error)) throw error;
    log.warn({ err: error }, "the provider did not answer about a transaction");
    throw gatewayUnavailable(error);
  }
}

/** Asks at most once in `seconds`. Silence of the provider is not an error here. */
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
