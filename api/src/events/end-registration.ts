import { OFFER_HOURS } from "@barakah/contract";
import { tell } from "../messages/index.ts";
import { voucherUsedUp } from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import {
  firstInLine,
  lockRegistration,
  offeredEvent,
  overdueOffers,
  type StoredRegistration,
  seatsOf,
  updateRegistration,
} from "./queries/registrations.ts";
import { areFree, giveSeats, giveVoucher, lockEvent, takeSeats, takeVoucher } from "./queries/seats.ts";
import { momentWords, registrationClosed, soldOut, typeSoldOut } from "./refusals.ts";
import { closesAt } from "./registration-time.ts";

/** In the app, and by mail if an address was left. Goes out when the transaction commits; they wait for it. */
export const tellBuyer = (
  tx: Tx,
  { id, page_key, member_id: memberId, payment_id, buyer_email, buyer_phone }: StoredRegistration,
  news: { title: string; body: string; key?: string },
) =>
  tell(tx, {
    key: `registration ${id} ${news.title} ${new Date().toISOString()}`,
    ...news,
    ...{ topic: "orders", waited: true, link: `/tiket/${page_key}` },
    to: { memberId, email: buyer_email, phone: buyer_phone, payment: payment_id ?? undefined },
    letter: { cause: "anyone", subject: news.title, button: { label: "Buka tiket" } },
  });

/** Until when an offer holds: 12 hours, but not beyond the close of registration. */
const offerEnds = (closes: number) => Math.min(Date.now() + OFFER_HOURS * 3600_000, closes);

/**
 * Offers free seats to the waiting list, oldest first, in the transaction that freed them: nobody else can take a seat in
 * between. The seat is held for the offer.
 */
export async function offerSeats(tx: Tx, eventId: number): Promise<void> {
  const offered = await offeredEvent(tx, eventId);
  if (offered?.event.state !== "published") return;
  const { event } = offered;
  if (closesAt(event) <= Date.now()) return;
  await lockEvent(tx, eventId);
  const full = new Set<number>();
  for (const waiting of await firstInLine(tx, eventId)) {
    const type = waiting.wanted_type ?? 0;
    const seat = [{ type, count: 1 }];
    if (full.has(type) || !(await areFree(tx, eventId, seat))) {
      full.add(type);
      continue;
    }
    await offerTo(tx, event, waiting);
  }
}

export async function offerTo(
  tx: Tx,
  event: { id: number; title: string; registration_closes: string | null; starts_at: string },
  waiting: StoredRegistration,
): Promise<void> {
  const closes = closesAt(event);
  if (closes <= Date.now()) throw registrationClosed();
  const taken = await takeSeats(tx, { id: event.id }, [{ type: waiting.wanted_type ?? 0, count: 1 }]);
  if (taken !== "taken") throw taken === "sold_out" ? soldOut() : typeSoldOut();
  const until = new Date(offerEnds(closes)).toISOString();
  await updateRegistration(tx, waiting.id, { offered_until: until });
  await tellBuyer(tx, waiting, {
    title: `Ada kursi untukmu: ${event.title}`,
    body: `Satu kursi kembali dan kami pegang untukmu sampai ${momentWords(until)}. Selesaikan pendaftaranmu sebelum itu.`,
  });
}

/** Ends a registration whose lock is held: its seats and its voucher are free again. It is never deleted. */
export async function endRegistration(
  tx: Tx,
  registration: StoredRegistration,
  state: "cancelled" | "expired",
  more: { refund_due?: number; staff_note?: string } = {},
): Promise<void> {
  const { id, event_id, voucher_id, state: before } = registration;
  const held = before === "waiting_payment" || before === "confirmed";
  await updateRegistration(tx, id, { state, offered_until: null, ...more });
  if (held) await giveSeats(tx, event_id, await seatsOf(tx, id));
  if (before === "waitlisted" && registration.offered_until !== null)
    await giveSeats(tx, event_id, [{ type: registration.wanted_type ?? 0, count: 1 }]);
  if (held && voucher_id !== null) await giveVoucher(tx, voucher_id);
  await offerSeats(tx, event_id);
}

/** A registration that had ended takes its seats and its voucher again, or is refused. */
export async function takeAgain(
  tx: Tx,
  registration: StoredRegistration,
  state: "waiting_payment" | "confirmed",
): Promise<void> {
  const { id, event_id, voucher_id } = registration;
  const offered = await offeredEvent(tx, event_id);
  if (offered?.event.state !== "published")
    throw conflict("event_over", "Acara ini sudah tidak menerima peserta. Kembalikan uangnya.");
  const taken = await takeSeats(tx, { id: event_id }, await seatsOf(tx, id));
  if (taken !== "taken") throw taken === "sold_out" ? soldOut() : typeSoldOut();
  if (voucher_id !== null && !(await takeVoucher(tx, voucher_id)))
    throw voucherUsedUp("Kuponnya sudah habis dipakai. Naikkan kuotanya dahulu.");
  await updateRegistration(tx, id, { state, refund_due: 0 });
}

/** Offers that nobody accepted in time go to the next in line; raised capacities are offered, too. */
export async function endOverdueOffers(database: Database): Promise<void> {
  for (const id of await overdueOffers(database.kysely))
    await database.transact(async (tx) => {
      const waiting = await lockRegistration(tx, { id });
      if (waiting?.state !== "waitlisted" || waiting.offered_until === null) return;
      if (Date.parse(waiting.offered_until) > Date.now()) return;
      await endRegistration(tx, waiting, "expired");
    });
}
