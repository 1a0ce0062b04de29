import type { WantedTicket } from "@barakah/contract";
import type { Offered } from "./queries/registrations.ts";
import { notOpenYet, registrationClosed, soldOut, typeSoldOut } from "./refusals.ts";

const past = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now();
export const future = (instant: string | null) => instant !== null && Date.parse(instant) > Date.now();

type Times = Pick<Offered["event"], "registration_closes" | "starts_at">;

/** Registration ends as set by staff, at the latest when the event starts. */
export const closesAt = ({ registration_closes, starts_at }: Times) =>
  Math.min(Date.parse(registration_closes ?? starts_at), Date.parse(starts_at));

/** Cheap refusals by the clock, the state and what is visibly sold out. `hasOffer`: a held seat is not sold out. */
export function refuseWrongMoment(
  { event, types }: Offered,
  wanted: readonly WantedTicket[],
  hasOffer: boolean,
) {
  if (event.state !== "published")
    throw registrationClosed(
      event.state === "cancelled" ? "Acara ini dibatalkan." : "Pendaftaran acara ini sudah ditutup.",
    );
  if (future(event.registration_opens)) throw notOpenYet(event.registration_opens ?? "");
  if (closesAt(event) <= Date.now()) throw registrationClosed();
  const chosen = types.filter(({ id }) => wanted.some(({ type }) => type === id));
  for (const { opens, closes, name } of chosen) {
    if (future(opens)) throw notOpenYet(opens ?? "");
    if (past(closes)) throw registrationClosed(`Pendaftaran ${name} sudah ditutup.`);
  }
  if (hasOffer) return;
  if (event.capacity !== null && event.taken + wanted.length > event.capacity) throw soldOut();
  const full = chosen.some(
    ({ id, quota, taken }) =>
      quota !== null && taken + wanted.filter(({ type }) => type === id).length > quota,
  );
  if (full) throw typeSoldOut();
}
