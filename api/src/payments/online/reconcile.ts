import type { FastifyBaseLogger } from "fastify";
import { type Attempt, claimAsking, decidedAttempts, silentAttempts } from "../queries/attempts.ts";
import { unjudgedOrders } from "./notification-queries.ts";
import { confirmAttempt, type OnlineParts } from "./online.ts";
import { confirmNotified } from "./webhook.ts";

export const AT_ONCE = 50;
const SILENT_MINUTES = 5;
const RECONCILED = { days: 30, minutes: 24 * 60 };

/** A failure must not block the others. */
export async function each<T>(
  items: readonly T[],
  log: FastifyBaseLogger,
  work: (item: T) => Promise<unknown>,
) {
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      log.warn({ err: error }, "payment upkeep will try again");
    }
  }
}

/** Notifications left unprocessed by a crash or a silent provider. */
export async function catchUpNotifications(online: OnlineParts) {
  const orders = await unjudgedOrders(online.database.kysely, AT_ONCE);
  await each(orders, online.log, (order) => confirmNotified(online, order));
}

async function ask(online: OnlineParts, attempts: Attempt[], minutes: number) {
  await each(attempts, online.log, async (attempt) => {
    const ours = await claimAsking(online.database.kysely, attempt.id, minutes * 60);
    if (ours) await confirmAttempt(online, attempt);
  });
}

/** Asks about silent payments, because notifications get lost. */
export async function askAboutSilent(online: OnlineParts) {
  const attempts = await silentAttempts(online.database.kysely, SILENT_MINUTES, AT_ONCE);
  await ask(online, attempts, SILENT_MINUTES);
}

/** Daily, also for decided payments: refunds, chargebacks and late money. */
export async function reconcile(online: OnlineParts) {
  const attempts = await decidedAttempts(online.database.kysely, RECONCILED, AT_ONCE);
  await ask(online, attempts, RECONCILED.minutes);
}
