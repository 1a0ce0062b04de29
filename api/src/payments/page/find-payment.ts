import type { FindPayment } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { existing } from "../../platform/errors.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import { guessed } from "../../platform/rate-limit/guesses.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { paymentByNumberAndPhone } from "../queries/payments.ts";

/** Ten wrong attempts, then one every twenty minutes: enough for typing errors, too few to guess phone numbers. */
const WRONG = { what: "find", noun: "pencarian yang salah", most: 10, seconds: 10 * 20 * 60 };

/** Accepts what people copy from paper, such as 'don-4hd8 2vnc 7rjb'. */
function numberOf(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

const UNKNOWN =
  "Belum ketemu. Periksa lagi nomor pembayaran dan nomor HP-nya. Huruf besar kecil tidak berpengaruh.";

/** Finds a payment's page by its number and the payer's phone. All failures get the same answer. */
export async function findPayment(
  database: Database,
  caller: Caller,
  { number: typed, phone }: FindPayment,
): Promise<string> {
  const number = numberOf(typed);
  const payment = existing(
    await guessed(database, caller, WRONG, () => paymentByNumberAndPhone(database.kysely, number, phone)),
    UNKNOWN,
  );
  return pageOf(payment);
}
