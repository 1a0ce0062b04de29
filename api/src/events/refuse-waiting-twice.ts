import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Person } from "../platform/rate-limit/action-limits.ts";
import { waitingAlready } from "./queries/free-seats.ts";

/** People of one household may wait together, from one phone. */
const FROM_ONE_BROWSER = 5;

export async function refuseWaitingTwice(
  tx: Tx,
  eventId: number,
  who: Parameters<typeof waitingAlready>[2],
  { browser, memberId }: Person,
) {
  const { id, from_here } = await waitingAlready(tx, eventId, who);
  if (id !== null)
    throw conflict(
      "already_waiting",
      "Kamu sudah ada di daftar tunggu acara ini. Kami kabari begitu ada kursi; buka lagi tiketmu untuk melihat urutannya.",
    );
  if ((browser !== undefined || memberId !== undefined) && from_here >= FROM_ONE_BROWSER)
    throw conflict(
      "already_waiting",
      `Dari HP ini sudah ada ${FROM_ONE_BROWSER} orang di daftar tunggu. Yang lain mendaftar dari HP masing-masing, atau lewat panitia.`,
    );
}
