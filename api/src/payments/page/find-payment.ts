import type { FindPayment } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { notFound, tooMany } from "../../platform/errors.ts";
import { type Limit, networkOf, takeTurn } from "../../platform/rate-limit/turns.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { paymentByNumberAndPhone } from "../queries/payments.ts";

/** Who mistypes a number tries a few times; who guesses phone numbers needs thousands. */
const OF_ADDRESS: Limit = { most: 10, seconds: 3600 };
const OF_NUMBER: Limit = { most: 10, seconds: 3600 };

/** 'don-4hd8 2vnc 7rjb' is what somebody copied from paper. */
function numberOf(typed: string): string {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

const UNKNOWN =
  "Belum ketemu. Periksa lagi nomor pembayaran dan nomor HP-nya. Huruf besar kecil tidak berpengaruh.";

/** The page of a payment, by its number and its payer's phone. One answer for whatever is wrong of the two. */
export async function findPayment(
  database: Database,
  address: string,
  { number: typed, phone }: FindPayment,
): Promise<string> {
  const number = numberOf(typed);
  for (const [bucket, limit] of [
    [`find:${networkOf(address)}`, OF_ADDRESS],
    [`find-number:${number}`, OF_NUMBER],
  ] as const) {
    const turn = await takeTurn(database, bucket, limit);
    if (!turn.granted) throw tooMany(turn.retryAfter, "pencarian");
  }
  const payment = await paymentByNumberAndPhone(database.kysely, number, phone);
  if (!payment) throw notFound(UNKNOWN);
  return pageOf(payment);
}
