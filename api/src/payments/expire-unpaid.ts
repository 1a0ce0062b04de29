import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { closePayment } from "./lifecycle/close-payment.ts";
import { methodRules } from "./lifecycle/methods.ts";
import type { Payables } from "./lifecycle/payable.ts";
import { GIVEN_UP } from "./lifecycle/reserve-qris-amount.ts";
import { endOnline } from "./online/end-online.ts";
import type { OnlineParts } from "./online/online.ts";
import { AT_ONCE, each } from "./online/reconcile.ts";
import { holdOf } from "./queries/amount-holds.ts";
import { newestClaim } from "./queries/claims.ts";
import { overduePayments } from "./queries/overdue-payments.ts";
import { lockPayment, type Payment } from "./queries/payments.ts";

export interface UpkeepParts {
  database: Database;
  payables: Payables;
  log: FastifyBaseLogger;
  online: OnlineParts | undefined;
}

const expire = ({ database, payables }: UpkeepParts, payment: Payment) =>
  database.transact(async (tx) => {
    // Sending a proof takes the same lock, so a payment with a new proof does not expire.
    await lockPayment(tx, payment.id);
    if (await newestClaim(tx, payment.id)) return;
    const reason = (await holdOf(tx, payment.id))?.given_up ? GIVEN_UP : "batas waktu pembayaran lewat";
    await closePayment(tx, payables, payment.id, "expired", { as: "system", reason });
  });

/** Ends the payments whose deadline passed without money or proof. */
export async function expireUnpaid(parts: UpkeepParts) {
  const overdue = await overduePayments(parts.database.kysely, AT_ONCE);
  await each(overdue, parts.log, async (payment) => {
    // The provider decides whether an online payment was made in time.
    if (methodRules(payment.method).decidedBy === "provider" && parts.online)
      await endOnline(parts.online, payment);
    await expire(parts, payment);
  });
}
