import { EVENT_QRIS_MINUTES, PAYMENT_MINUTES, type WantedTicket } from "@barakah/contract";
import type { Offered } from "./queries/registrations.ts";
import { notOpenYet, registrationClosed, soldOut, typeSoldOut } from "./refusals.ts";

const HOUR = 3600_000;

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

/** Until when it can be paid: 24 hours, 60 minutes by QRIS, the close of registration, an hour before the start. */
export function payBefore(offered: Offered, byQris: boolean): number {
  const minutes = byQris ? EVENT_QRIS_MINUTES : PAYMENT_MINUTES;
  return Math.min(
    Date.now() + minutes * 60_000,
    closesAt(offered.event),
    Date.parse(offered.event.starts_at) - HOUR,
  );
}

export function minutesToPay(offered: Offered, byQris: boolean): number {
  const minutes = (payBefore(offered, byQris) - Date.now()) / 60_000;
  if (minutes < 1)
    throw registrationClosed(
      "Pembayaran lewat aplikasi ditutup satu jam sebelum acara. Tanyakan kepada panitia apakah masih bisa membeli di pintu.",
    );
  return minutes;
}
