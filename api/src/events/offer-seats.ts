import { OFFER_HOURS } from "@barakah/contract";
import type { Tx } from "../platform/database/database.ts";
import {
  firstInLine,
  offeredEvent,
  type StoredRegistration,
  updateRegistration,
} from "./queries/registrations.ts";
import { areFree, lockEvent, takeSeats } from "./queries/seats.ts";
import { momentWords, registrationClosed, soldOut, typeSoldOut } from "./refusals.ts";
import { closesAt } from "./registration-time.ts";
import { tellBuyer } from "./tell-buyer.ts";

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
  { sure }: { sure: boolean } = { sure: false },
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
    sure,
  });
}
