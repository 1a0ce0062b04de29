import { attemptByProviderOrder } from "../queries/attempts.ts";
import { isGenuine, type MidtransNotification } from "./midtrans/notification.ts";
import { countForged, storeNotification } from "./notification-queries.ts";
import { confirmAttempt, type OnlineParts } from "./online.ts";

export type Received = "stored" | "forged" | "unknown_order";

/** Logs the 1st, 10th, 100th … forgery of a day: an attacker must not fill the log. */
const worthTelling = (letters: number) => Number.isInteger(Math.log10(letters));

/**
 * Stores a notification. Its signature does not cover the reported status, so even a genuine one only triggers a
 * status query.
 */
export async function receiveNotification(
  { database, log }: OnlineParts,
  serverKey: string,
  notification: MidtransNotification,
): Promise<Received> {
  const { signature_key, ...body } = notification;
  const order = notification.order_id;
  if (!isGenuine(notification, serverKey)) {
    const today = await countForged(database.kysely);
    if (worthTelling(today)) log.warn({ today }, "forged notifications");
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

/** Throws if the provider does not answer, so that the job is retried. */
export async function confirmNotified(parts: OnlineParts, providerOrderId: string): Promise<void> {
  const attempt = await attemptByProviderOrder(parts.database.kysely, providerOrderId);
  if (attempt) await confirmAttempt(parts, attempt);
}
