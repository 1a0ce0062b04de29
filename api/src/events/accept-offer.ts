import type { WantedTicket } from "@barakah/contract";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { lockRegistration, type Offered } from "./queries/registrations.ts";
import { giveSeats } from "./queries/seats.ts";
import { future } from "./registration-time.ts";

/** The waiting registration whose offered seat is used. The seat is released and taken again in the same transaction. */
export async function acceptOffer(
  tx: Tx,
  { event }: Offered,
  { offer = "", tickets }: { offer?: string | undefined; tickets: readonly WantedTicket[] },
) {
  const waiting = await lockRegistration(tx, { key: offer });
  if (waiting?.event_id !== event.id || waiting.state !== "waitlisted" || !future(waiting.offered_until))
    throw conflict("offer_over", "Tawaran kursi ini sudah tidak berlaku.");
  if (tickets.length !== 1 || tickets[0]?.type !== waiting.wanted_type)
    throw conflict("offer_other", "Tawaran ini untuk satu tiket dari jenis yang kamu tunggu.");
  await giveSeats(tx, event.id, [{ type: waiting.wanted_type, count: 1 }]);
  return waiting;
}
