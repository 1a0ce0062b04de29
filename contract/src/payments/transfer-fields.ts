import { z } from "zod";
import { jakartaDay } from "../platform/jakarta-day.ts";

export const INCOMPLETE = "Mohon lengkapi semua data yang diperlukan.";
export const CHOOSE_METHOD = "Silakan pilih metode pembayaran";

export const required = (message: string, most = 150) =>
  z.string(message).trim().min(1, message).max(most, `Paling banyak ${most} huruf.`);
export const optional = (most: number) =>
  z.string().trim().max(most, `Paling banyak ${most} huruf.`).default("");

const EARLIEST = "2000-01-01";
/** The day after Jakarta's today: in the east of the country a day begins two hours earlier. */
const tomorrow = () => jakartaDay(Date.now() + 24 * 3600_000);

/** What a payer says of a bank transfer, the same for gifts, orders and courses. */
export const transferFields = {
  source_bank: required(INCOMPLETE, 60),
  source_account: required(INCOMPLETE, 40),
  account_name: optional(100),
  transfer_date: z.iso
    .date({ error: INCOMPLETE })
    .refine((day) => day >= EARLIEST, INCOMPLETE)
    .refine((day) => day <= tomorrow(), "Tanggal transfer itu belum tiba."),
};
