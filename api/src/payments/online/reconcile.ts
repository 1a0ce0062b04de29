import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { methodRules } from "../lifecycle/methods.ts";
import { closePayment } from "../lifecycle/move-payment.ts";
import type { Sellers } from "../lifecycle/seller.ts";
import { type Attempt, claimAsking, decidedAttempts, silentAttempts } from "../queries/attempts.ts";
import { newestClaim } from "../queries/claims.ts";
import { lockPayment, overduePayments, type Payment } from "../queries/payments.ts";
import { unjudgedOrders } from "../queries/provider-notifications.ts";
import { endOnline } from "./end-online.ts";
import { confirmAttempt, type OnlineParts } from "./online.ts";
import { confirmNotified } from "./webhook.ts";

const AT_ONCE = 50;
const SILENT_MINUTES = 5;
const RECONCILED = { days: 30, minutes: 24 * 60 };

export interface UpkeepParts {
  database: Database;
  sellers: Sellers;
  log: FastifyBaseLogger;
  online: OnlineParts | undefined;
}

/** One thing that fails must not keep the others waiting. */
async function each<T>(items: readonly T[], log: FastifyBaseLogger, work: (item: T) => Promise<unknown>) {
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

const expire = ({ database, sellers }: UpkeepParts, payment: Payment) =>
  database.kysely.transaction().execute(async (tx) => {
    // Whoever sends a proof holds this lock too: one that arrived a moment ago waits for a treasurer, however late.
    await lockPayment(tx, payment.id);
    if (await newestClaim(tx, payment.id)) return;
    await closePayment(tx, sellers, payment.id, "expired", {
      as: "system",
      reason: "batas waktu pembayaran lewat",
    });
  });

export async function expireOverdue(parts: UpkeepParts) {
  const overdue = await overduePayments(parts.database.kysely, AT_ONCE);
  await each(overdue, parts.log, async (payment) => {
    // The provider has the last word on whether an online payment was made in time.
    if (methodRules(payment.method).decidedBy === "provider" && parts.online)
      await endOnline(parts.online, payment);
    await expire(parts, payment);
  });
}

export async function keepPaymentsUp(parts: UpkeepParts) {
  if (parts.online) {
    await catchUpNotifications(parts.online);
    await askAboutSilent(parts.online);
    await reconcile(parts.online);
  }
  await expireOverdue(parts);
}
