import type { BodyOf, cancelStaffEvent } from "@barakah/contract";
import { closePayment, endOnline, type Payments, paymentById } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";
import { refuseCancelled } from "./allowed-event-changes.ts";
import { changed, readStaffEvent } from "./edit-event.ts";
import { type Noticing, noticeCancelled, openCancelNotice, tellWaiting } from "./notices.ts";
import { lackingOf } from "./queries/lacking.ts";
import { lockRegistration } from "./queries/registrations.ts";
import { ofCancelledEvents, updateEvent } from "./queries/staff-events.ts";
import { endRegistration } from "./release-seats.ts";

/** The person who cancels must have seen how much each account lacks to refund every ticket. */
async function refuseUnseenLack(tx: Tx, id: number, seen: number) {
  const lacks = await lackingOf(tx, id);
  const lacking = lacks.reduce((sum, { amount }) => sum + amount, 0);
  if (lacking <= seen) return;
  const each = lacks.map(({ name, amount }) => `${name} kurang ${rupiah(amount)}`);
  throw conflict(
    "money_lacking",
    `Untuk mengembalikan semua tiket, uangnya tidak cukup: ${each.join("; ")}. Muat ulang halaman, lalu putuskan lagi.`,
    { facts: { amount: lacking } },
  );
}

/** Cancels an event for good. If the process ends before all registrations are cancelled, a job cancels the rest. */
export async function cancelEvent(
  { payments, ...noticing }: Noticing & { payments: Payments },
  actor: Actor,
  id: number,
  { reason, lacking }: BodyOf<typeof cancelStaffEvent>,
) {
  await changed(payments.database, id, async (tx, row) => {
    refuseCancelled(row);
    await refuseUnseenLack(tx, id, lacking);
    await updateEvent(tx, id, { state: "cancelled", cancelled_reason: reason, version: row.version + 1 });
    await audit(tx, actor, "event.cancel", ["event", id], {
      before: { state: row.state },
      after: { state: "cancelled", reason, ...(lacking > 0 && { lacking }) },
    });
    await openCancelNotice(tx, id, reason, actor.memberId);
  });
  await endCancelled(payments);
  await tellWaiting(noticing, id);
  return readStaffEvent(payments.database, id);
}

/**
 * Ends the registrations of cancelled events, each in its own transaction: unpaid ones end, paid ones wait for the treasurer's
 * refund, and everybody is queued for the notice. The ticket page asks the buyer for a bank account.
 */
export async function endCancelled({ database, payables, online }: Payments): Promise<void> {
  for (const { id, payment_id, state, reason } of await ofCancelledEvents(database.kysely)) {
    // Only the provider can end a payment that was started there; it is called before the lock.
    const before = payment_id ? await paymentById(database.kysely, payment_id) : undefined;
    if (before?.status === "pending" && state === "waiting_payment" && online)
      await endOnline(online, before);
    await database.transact(async (tx) => {
      const payment = payment_id ? await paymentById(tx, payment_id) : undefined;
      const paid = payment?.status === "verified" ? payment.amount : 0;
      // A payment is locked before its registration. The treasurer decides about a waiting proof; if it is approved, the
      // payment is listed for a refund.
      if (payment?.status === "pending" && !payment.claimed)
        await closePayment(tx, payables, payment.id, "cancelled", {
          as: "system",
          reason: "acara dibatalkan",
        });
      const registration = await lockRegistration(tx, { id });
      if (!registration) return;
      if (registration.state !== "cancelled" && registration.state !== "expired")
        await endRegistration(tx, registration, "cancelled", { refund_due: paid });
      await noticeCancelled(tx, registration, reason);
    });
  }
}
