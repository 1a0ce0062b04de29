import { KEPT_PAYMENT_PAGE } from "../platform/kept-address.ts";

/** Which pages stay on the phone, and under which names: read by the pages and by the service worker (`web/worker`). */

/** Copies of pages that were read: the same for everybody. */
export const PAGES = "halaman";
/** Tickets, and the scanners of crew: they must open without a signal, also after an update of the app. */
export const TICKETS = "tiket";
/** Put into a copy: the moment at which it was read. */
export const COPIED_AT = "x-copied-at";

/** Pages that are never stored, because they show private data. */
export const NEVER_COPIED = /^\/(?:admin|pembayaran|surat|cek-donasi|notifikasi\/pilihan)(?:\/|$)/;

export const NO_SIGNAL_PAGE = "/tanpa-sambungan";
/** Where a purchase waits that met no signal. */
export const WAITING_PAGE = "/menunggu-sinyal";
/** Pages that must open without a signal, also where nobody has opened them before. They hold nobody's data. */
export const ALWAYS_KEPT = [
  NO_SIGNAL_PAGE,
  KEPT_PAYMENT_PAGE,
  WAITING_PAGE,
  "/bukti-belum-terkirim",
  "/kelas-tersimpan",
];
