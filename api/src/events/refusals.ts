import { jakartaClock } from "@barakah/contract";
import { fullDay } from "@barakah/contract/platform/day-words";
import { AppError, conflict, notFound } from "../platform/errors.ts";

export const NO_EVENT = "Acara tidak ditemukan.";
export const NO_TICKET = "Tiket tidak ditemukan. Periksa tautannya.";
export const noTicket = () => notFound(NO_TICKET);
export const notCrew = () => new AppError(403, "not_crew", "Kamu bukan panitia acara ini.");

/** 'Rabu, 25 November 2026, 09.00 WIB' */
export function momentWords(instant: string): string {
  const clock = jakartaClock(instant);
  return `${fullDay(clock.slice(0, 10))}, ${clock.slice(11, 16).replace(":", ".")} WIB`;
}

export const notOpenYet = (opens: string) =>
  conflict("not_open_yet", `Pendaftaran dibuka ${momentWords(opens)}.`, { facts: { opens_at: opens } });
export const registrationClosed = (detail = "Pendaftaran acara ini sudah ditutup.") =>
  conflict("registration_closed", detail);
export const soldOut = () =>
  conflict("sold_out", "Kursi acara ini sudah habis. Kamu bisa masuk daftar tunggu.");
export const typeSoldOut = () =>
  conflict("type_sold_out", "Jenis tiket ini sudah habis. Pilih jenis lain, atau masuk daftar tunggu.");
export const eventChanged = () =>
  conflict("event_changed", "Acara ini baru saja diubah. Muat ulang halaman, lalu periksa lagi.");
