import type { FastifyBaseLogger } from "fastify";
import { type Attempt, claimAsking, decidedAttempts, silentAttempts } from "../queries/attempts.ts";
import { unjudgedOrders } from "../queries/provider-notifications.ts";
import { confirmAttempt, type OnlineParts } from "./online.ts";
import { confirmNotified } from "./webhook.ts";

export const AT_ONCE = 50;
const SILENT_MINUTES = 5;
const RECONCILED = { days: 30, minutes: 24 * 60 };

/** One thing that fails must not keep the others waiting. */
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

/** Notifications that a crash or a silent provider left without an answer. */
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

/** Notifications get lost: payments that stay silent are asked about. */
export async function askAboutSilent(online: OnlineParts) {
  const attempts = await silentAttempts(online.database.kysely, SILENT_MINUTES, AT_ONCE);
  await ask(online, attempts, SILENT_MINUTES);
}

/** Once a day, also what was decided: refunds, chargebacks and late money are told of by notifications too. */
export async function reconcile(online: OnlineParts) {
  const attempts = await decidedAttempts(online.database.kysely, RECONCILED, AT_ONCE);
  await ask(online, attempts, RECONCILED.minutes);
}
