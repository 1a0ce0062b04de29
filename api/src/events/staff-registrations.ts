import type { BodyOf, cancelRegistrations, StaffRegistration } from "@barakah/contract";
import { closePayment, type Payments, paymentById, reopenPayment } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { AppError, conflict, notFound } from "../platform/errors.ts";
import { cancelConfirmed } from "./cancel-tickets.ts";
import { offerTo } from "./offer-seats.ts";
import {
  lockRegistration,
  type Offered,
  registrationByCode,
  type StoredRegistration,
} from "./queries/registrations.ts";
import { staffRegistrations } from "./queries/staff-registrations.ts";
import { registrationClosed } from "./refusals.ts";
import { offeredOrRefuse, type Registering } from "./register.ts";
import { endRegistration } from "./release-seats.ts";
import { tellBuyer } from "./tell-buyer.ts";

export interface StaffParts {
  payments: Payments;
  registering: Registering;
}

const noRegistration = () => notFound("Pendaftaran tidak ditemukan.");

export async function readRegistration(
  database: Database,
  eventId: number,
  code: string,
): Promise<StaffRegistration> {
  const { rows } = await staffRegistrations(database, eventId, { code, limit: 1 });
  if (!rows[0]) throw noRegistration();
  return rows[0];
}

/** Events that staff still add people to; drafts are not offered to anybody yet. */
export async function addable(tx: Tx, eventId: number): Promise<Offered> {
  const offered = await offeredOrRefuse(tx, eventId);
  if (offered.event.state !== "published") throw registrationClosed("Acara ini tidak menerima peserta.");
  return offered;
}

export async function named(tx: Tx, eventId: number, code: string): Promise<StoredRegistration> {
  const registration = await lockRegistration(tx, { code });
  if (registration?.event_id !== eventId) throw noRegistration();
  return registration;
}

/** Offers a free seat to one person on the waiting list, before those who are earlier on it. */
export async function offerByStaff(
  { payments: { database } }: StaffParts,
  actor: Actor,
  eventId: number,
  code: string,
) {
  await database.transact(async (tx) => {
    const registration = await named(tx, eventId, code);
    if (registration.state !== "waitlisted" || registration.offered_until !== null)
      throw conflict("not_waiting", "Pendaftaran ini tidak sedang menunggu kursi.");
    const offered = await addable(tx, eventId);
    await offerTo(tx, offered, registration, { sure: true });
    await audit(tx, actor, "registration.offer", ["registration", code], {
      after: { event: offered.event.title },
    });
  });
  return readRegistration(database, eventId, code);
}

/** Ends a registration for its buyer, with the reason; a paid amount is listed for a refund. */
export async function cancelByStaff(
  { payments }: StaffParts,
  actor: Actor,
  eventId: number,
  code: string,
  reason: string,
) {
  const { database, payables } = payments;
  await database.transact(async (tx) => {
    const found = await registrationByCode(tx, code);
    if (found?.event_id !== eventId) throw noRegistration();
    const payment = found.payment_id ? await paymentById(tx, found.payment_id) : undefined;
    if (found.state === "waiting_payment" && payment) {
      // The payment is locked before its registration, as everywhere.
      const decision = { as: "staff", by: actor.memberId, reason } as const;
      const { moved } = await closePayment(
        tx,
        payables,
        payment.id,
        payment.claimed ? "rejected" : "cancelled",
        decision,
      );
      if (!moved) throw conflict("not_standing", "Pendaftaran ini sudah berakhir.");
    } else {
      const registration = await named(tx, eventId, code);
      if (registration.state === "waitlisted") await endRegistration(tx, registration, "cancelled");
      else if (registration.state === "confirmed") await cancelConfirmed(tx, registration, "all", reason);
      else throw conflict("not_standing", "Pendaftaran ini sudah berakhir.");
    }
    const { event } = await offeredOrRefuse(tx, eventId);
    await audit(tx, actor, "registration.cancel", ["registration", code], {
      before: { state: found.state },
      after: { reason },
    });
    await tellBuyer(tx, found, {
      title: `Pendaftaranmu dibatalkan: ${event.title}`,
      body: `Panitia membatalkan pendaftaranmu. Alasannya: ${reason}`,
      sure: true,
    });
  });
  return readRegistration(database, eventId, code);
}

/** One after the other, each in its own transaction, so that a refused one does not stop the others. */
export async function cancelSeveral(
  parts: StaffParts,
  actor: Actor,
  eventId: number,
  { codes, reason }: BodyOf<typeof cancelRegistrations>,
) {
  const refused: { code: string; detail: string }[] = [];
  const wanted = new Set(codes);
  for (const code of wanted)
    try {
      await cancelByStaff(parts, actor, eventId, code, reason);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ code, detail: error.message });
    }
  return { cancelled: wanted.size - refused.length, refused };
}

/** 'Hidupkan lagi': its payment waits for a decision again, and its seats are held, while there are any. */
export async function reviveByStaff(
  { payments: { database, payables } }: StaffParts,
  actor: Actor,
  eventId: number,
  code: string,
  reason: string,
) {
  await database.transact(async (tx) => {
    const found = await registrationByCode(tx, code);
    if (found?.event_id !== eventId || found.payment_id === null) throw noRegistration();
    const decision = { as: "staff", by: actor.memberId, reason } as const;
    const { moved } = await reopenPayment(tx, payables, found.payment_id, decision);
    if (!moved)
      throw conflict("not_expired", "Pendaftaran ini tidak kedaluwarsa, atau uangnya belum terlihat.");
    await audit(tx, actor, "registration.revive", ["registration", code], {
      before: { state: found.state },
      after: { reason },
    });
    await tellBuyer(tx, found, {
      title: "Pendaftaranmu dihidupkan lagi",
      body: `Kursimu kami pegang lagi, dan pembayarannya sedang kami periksa. Alasannya: ${reason}`,
      sure: true,
    });
  });
  return readRegistration(database, eventId, code);
}
