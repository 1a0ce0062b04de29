import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import {
  firstInLine,
  type Offered,
  offeredEvent,
  type StoredRegistration,
  type StoredType,
  updateRegistration,
} from "./queries/registrations.ts";
import { areFree, lockEvent, takeSeats } from "./queries/seats.ts";
import { momentWords, registrationClosed, soldOut, typeSoldOut } from "./refusals.ts";
import { closesAt, future } from "./registration-time.ts";
import { seatOfferEnds } from "./seat-offer-deadline.ts";
import { tellBuyer } from "./tell-buyer.ts";

/** Whether the type is on sale now, by its own opening and closing times. */
const isSold = ({ opens, closes }: StoredType) => !future(opens) && (closes === null || future(closes));

/**
 * Offers free seats to the waiting list, in the transaction that freed them: nobody else can take a seat in between. The seat
 * is held for the offer. The first on the waiting list of a type with a free seat gets the offer; people who wait for other
 * types do not delay it. A type that is not on sale is not offered.
 */
export async function offerSeats(tx: Tx, eventId: number): Promise<void> {
  const offered = await offeredEvent(tx, eventId);
  if (offered?.event.state !== "published") return;
  const { event } = offered;
  if (closesAt(event) <= Date.now()) return;
  await lockEvent(tx, eventId);
  let open = offered.types.filter(isSold);
  while (open.length > 0) {
    const waiting = await firstInLine(
      tx,
      eventId,
      open.map(({ id }) => id),
    );
    const type = open.find(({ id }) => id === waiting?.wanted_type);
    if (!waiting || !type) return;
    if (await areFree(tx, eventId, [{ type: type.id, count: 1 }])) await offerTo(tx, offered, waiting);
    else open = open.filter((one) => one !== type);
  }
}

export async function offerTo(
  tx: Tx,
  { event, types }: Offered,
  waiting: StoredRegistration,
  { sure }: { sure: boolean } = { sure: false },
): Promise<void> {
  const type = types.find(({ id }) => id === waiting.wanted_type);
  if (!type || !isSold(type))
    throw conflict(
      "type_not_sold",
      "Jenis tiket yang ditunggu sudah tidak dijual, jadi tidak bisa ditawarkan.",
    );
  const closes = Math.min(
    closesAt(event),
    type.closes === null ? Number.POSITIVE_INFINITY : Date.parse(type.closes),
  );
  if (closes <= Date.now()) throw registrationClosed();
  const taken = await takeSeats(tx, { id: event.id }, [{ type: type.id, count: 1 }]);
  if (taken !== "taken") throw taken === "sold_out" ? soldOut() : typeSoldOut();
  const until = seatOfferEnds(closes);
  await updateRegistration(tx, waiting.id, { offered_until: until });
  await tellBuyer(tx, waiting, {
    title: `Ada kursi untukmu: ${event.title}`,
    body: `Satu kursi kembali dan kami pegang untukmu sampai ${momentWords(until)}. Selesaikan pendaftaranmu sebelum itu.`,
    sure,
  });
}
