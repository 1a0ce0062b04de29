import { z } from "zod";
import { jakartaDay } from "../platform/jakarta-day.ts";
import { EMAIL_MOST, PERSON_MOST } from "../platform/text-lengths.ts";
import { upTo, written } from "../platform/vocabulary.ts";
import {
  EMAIL_PATTERN,
  EMAIL_WRONG,
  NAME_MISSING,
  PHONE_MISSING,
  PHONE_PATTERN,
  PHONE_WRONG,
} from "./payer-contact.ts";

export const INCOMPLETE = "Mohon lengkapi semua data yang diperlukan.";
export const CHOOSE_METHOD = "Silakan pilih metode pembayaran";

export const payerName = written(NAME_MISSING, PERSON_MOST);
export const optional = (most: number) => upTo(most).default("");

export const phone = z.string(PHONE_MISSING).trim().regex(PHONE_PATTERN, PHONE_WRONG);

const email = z.email({ pattern: EMAIL_PATTERN, error: EMAIL_WRONG }).max(EMAIL_MOST, EMAIL_WRONG);
export const optionalEmail = z.union([z.literal(""), email], { error: EMAIL_WRONG }).default("");

/** The payer's fields, of everything that is paid for. */
export const payer = { payer_name: payerName, payer_phone: phone, payer_email: optionalEmail };

/** Where a form may leave it empty. */
export const unfilled = <Type extends z.ZodType>(type: Type, error: string) =>
  z.union([z.literal("").transform(() => undefined), type], { error }).optional();

/** Digits, as a multipart form sends a number. */
export const digits = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** A number in JSON or digits in a form. */
export const typedNumber = (error: string) => z.union([z.int(), digits], { error });

const EARLIEST = "2000-01-01";
/** The day after Jakarta's today: in the east of the country a day begins two hours earlier. */
const tomorrow = () => jakartaDay(Date.now() + 24 * 3600_000);

/** What a payer enters about a bank transfer. */
export const transferFields = {
  source_bank: written(INCOMPLETE, 60),
  source_account: written(INCOMPLETE, 40),
  account_name: optional(100),
  transfer_date: z.iso
    .date({ error: INCOMPLETE })
    .refine((day) => day >= EARLIEST, INCOMPLETE)
    .refine((day) => day <= tomorrow(), "Tanggal transfer itu belum tiba."),
};
