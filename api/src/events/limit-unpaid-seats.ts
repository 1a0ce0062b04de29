import { type FairShare, isBeyondNewcomers, isNewcomer, opaqueId } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Person } from "../platform/rate-limit/action-limits.ts";
import { type Seats, totalOf } from "./queries/seats.ts";
import { countAsNewcomers, newcomersSeats, unpaidSeatsOf } from "./queries/unpaid-seats.ts";

/** A member by the session, anybody else by the browser's cookie, and all of a network without one together. */
export const seatHolder = ({ memberId, browser, network }: Person) =>
  opaqueId(
    memberId !== undefined
      ? `member ${memberId}`
      : browser !== undefined
        ? `browser ${browser}`
        : `network ${network}`,
  );

/**
 * A guest's first unpaid registration does not count as a newcomer's: everybody behind a mosque's Wi-Fi may have one. These
 * count: further ones of the same browser, those with a cookie issued in bulk, those without a cookie, and those of new accounts.
 */
const isNewcomersOwn = async (tx: Tx, { memberId, browser, crowded }: Person, own: number) =>
  memberId === undefined ? browser === undefined || crowded || own > 0 : await isNewcomer(tx, memberId);

/**
 * Refuses a registration that would hold too many unpaid seats. The event's row is locked, and the seats are taken already, so
 * that registrations which come together are counted one after the other.
 */
export async function keepToFairSeats(
  tx: Tx,
  { id, event_id, holder }: { id: number; event_id: number; holder: string },
  person: Person,
  seats: Seats,
  share: FairShare,
): Promise<void> {
  const own = await unpaidSeatsOf(tx, event_id, holder, id);
  if (own + totalOf(seats) > share.own)
    throw conflict(
      "more_than_share",
      `Paling banyak ${share.own} kursi sebelum dibayar. Selesaikan dahulu pendaftaran yang belum dibayar, atau hubungi panitia.`,
    );
  if (share.newcomersPercent >= 100 || !(await isNewcomersOwn(tx, person, own))) return;
  for (const held of await newcomersSeats(tx, event_id, seats, id))
    if (isBeyondNewcomers(held, share))
      throw conflict(
        "newcomers_share",
        "Kursi yang tersisa kami simpan untuk peserta lain, karena banyak pendaftaran yang belum dibayar. Bayar dahulu pendaftaranmu, atau masuk dengan akun yang e-mailnya sudah dikonfirmasi, lalu daftar lagi.",
      );
  if (person.memberId === undefined) await countAsNewcomers(tx, id);
}
