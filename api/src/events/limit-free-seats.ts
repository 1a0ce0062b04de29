import { isNewcomer } from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Person } from "../platform/rate-limit/action-limits.ts";
import { seatHolder } from "./limit-unpaid-seats.ts";
import { freeSeatsOf, fullEventsWithHeld, isPlenty, markHeld, newestHeld } from "./queries/free-seats.ts";
import { lockRegistration, type StoredRegistration } from "./queries/registrations.ts";
import { areFree, lockEvent, type Seats, totalOf } from "./queries/seats.ts";
import { endRegistration } from "./release-seats.ts";
import { tellBuyer } from "./tell-buyer.ts";

export interface FreeSeats {
  /** Seats that one browser or phone number gets for certain. */
  few: number;
  /** Free seats of a known member, and of all calls of a network without a cookie together. */
  known: number;
}

type Taken = Pick<StoredRegistration, "id" | "event_id" | "seat_holder" | "buyer_phone">;

export const tooMany = (most: number) =>
  conflict(
    "more_than_share",
    `Dari HP atau nomor ini sudah ada kursi sampai batasnya (${most}). Minta panitia mendaftarkan yang lain.`,
  );
const confirmFirst = (few: number) =>
  conflict(
    "confirm_contact",
    `Kursinya tinggal sedikit, jadi satu HP atau nomor mendapat paling banyak ${few} kursi. Untuk lebih banyak, masuk dengan akun yang e-mailnya sudah dikonfirmasi, atau minta panitia mendaftarkannya.`,
  );

/** A new account proves no contact: it counts as the browser that uses it; one person can have many accounts. */
export const freeSeatHolder = async (tx: Tx, { memberId, ...from }: Person) =>
  seatHolder(memberId === undefined || (await isNewcomer(tx, memberId)) ? from : { ...from, memberId });

/**
 * Free seats beyond a person's few: given to a known member; to others while there are plenty, and then only held. The seats
 * are taken already, so the event's row is locked. True if they are only held.
 */
export async function keepToFreeSeats(
  tx: Tx,
  taken: Taken,
  { memberId, browser }: Person,
  seats: Seats,
  { few, known }: FreeSeats,
): Promise<boolean> {
  const own = (await freeSeatsOf(tx, taken)) + totalOf(seats);
  if (own <= few) return false;
  const isKnown = memberId !== undefined && !(await isNewcomer(tx, memberId));
  const shared = !isKnown && browser === undefined;
  if ((isKnown || shared) && own <= known) return false;
  if (isKnown) throw tooMany(known);
  if (!(await isPlenty(tx, taken.event_id, seats))) throw confirmFirst(few);
  await markHeld(tx, taken.id);
  return true;
}

/** Ends held registrations, the newest first, until these seats are free, or none is left. */
async function passOn(tx: Tx, eventId: number, wanted: Seats) {
  await lockEvent(tx, eventId);
  while (!(await areFree(tx, eventId, wanted))) {
    const id = await newestHeld(tx, eventId, wanted);
    const held = id === undefined ? undefined : await lockRegistration(tx, { id });
    if (!held) return;
    await tellBuyer(tx, held, {
      title: "Kursi yang ditahan sudah diberikan kepada peserta lain",
      body: "Kursinya habis, dan kursi ini melebihi bagian satu HP atau nomor tanpa kontak yang dikonfirmasi. Masuk dengan akunmu untuk mendaftar lagi, atau hubungi panitia.",
    });
    await endRegistration(tx, held, "expired");
  }
}

/** A new person comes before seats that are only held. */
export const makeRoom = async (tx: Tx, eventId: number, seats: Seats) => {
  if (!(await areFree(tx, eventId, seats))) await passOn(tx, eventId, seats);
};

/** Full events and types: held seats become free, so that people see them and the waiting list gets them. */
export async function passOnHeldSeats(database: Database): Promise<void> {
  for (const { id, type, spare } of await fullEventsWithHeld(database))
    await database.transact((tx) => passOn(tx, id, [{ type, count: spare }]));
}
