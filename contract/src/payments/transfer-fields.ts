import { z } from "zod";
import { jakartaDay } from "../platform/jakarta-day.ts";
import { PERSON_MOST } from "../platform/text-lengths.ts";
import { upTo, written } from "../platform/vocabulary.ts";

export const INCOMPLETE = "Mohon lengkapi semua data yang diperlukan.";
export const CHOOSE_METHOD = "Silakan pilih metode pembayaran";

export const payerName = written("Isi dengan nama lengkap.", PERSON_MOST);
export const optional = (most: number) => upTo(most).default("");

const EARLIEST = "2000-01-01";
/** The day after Jakarta's today: in the east of the country a day begins two hours earlier. */
const tomorrow = () => jakartaDay(Date.now() + 24 * 3600_000);

/** What a payer says of a bank transfer, the same for gifts, orders and courses. */
export const transferFields = {
  source_bank: written(INCOMPLETE, 60),
  source_account: written(INCOMPLETE, 40),
  account_name: optional(100),
  transfer_date: z.iso
    .date({ error: INCOMPLETE })
    .refine((day) => day >= EARLIEST, INCOMPLETE)
    .refine((day) => day <= tomorrow(), "Tanggal transfer itu belum tiba."),
};
