import { attemptByProviderOrder } from "../queries/attempts.ts";
import { storeNotification } from "../queries/provider-notifications.ts";
import { isGenuine, type MidtransNotification } from "./midtrans/notification.ts";
import { confirmAttempt, type OnlineParts } from "./online.ts";

export type Received = "stored" | "forged" | "unknown_order";

/** All that is kept of a stranger's letter: what it claims, not what else it carries, lest anybody fill our disk. */
const claimOf = (letter: MidtransNotification) => ({
  order_id: letter.order_id,
  transaction_id: letter.transaction_id,
  transaction_status: letter.transaction_status,
  status_code: letter.status_code,
  gross_amount: letter.gross_amount,
});

/**
 * Writes a notification down and says what it is worth. Its signature does not cover the status it reports, so that
 * even a genuine one is only a reason to ask the provider: nothing in it is believed.
 */
export async function receiveNotification(
  { database, log }: OnlineParts,
  serverKey: string,
  notification: MidtransNotification,
): Promise<Received> {
  const { signature_key, ...body } = notification;
  const order = notification.order_id;
  if (!isGenuine(notification, serverKey)) {
    await storeNotification(database.kysely, order, claimOf(notification), "forged");
    log.warn({ order }, "forged notification");
    return "forged";
  }
  if (!(await attemptByProviderOrder(database.kysely, order))) {
    await storeNotification(database.kysely, order, body, "unknown_order");
    log.warn({ order }, "notification of an unknown order");
    return "unknown_order";
  }
  await storeNotification(database.kysely, order, body, "received");
  return "stored";
}

/** Asks the provider about an order that it notified us of. Throws when it does not answer, so that we try again. */
export async function confirmNotified(parts: OnlineParts, providerOrderId: string): Promise<void> {
  const attempt = await attemptByProviderOrder(parts.database.kysely, providerOrderId);
  if (attempt) await confirmAttempt(parts, attempt);
}
