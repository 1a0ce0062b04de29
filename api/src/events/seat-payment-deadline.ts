import { EVENT_QRIS_MINUTES, PAYMENT_MINUTES } from "@barakah/contract";
import type { Offered } from "./queries/registrations.ts";
import { registrationClosed } from "./refusals.ts";
import { closesAt } from "./registration-time.ts";

const HOUR = 3600_000;

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
