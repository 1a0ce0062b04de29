import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { notFound, tooMany } from "../../platform/errors.ts";
import { visitorOf } from "../../platform/http/visitor.ts";
import { isSpent, type Limit, networkOf, takeTurn } from "../../platform/rate-limit/turns.ts";
import { type Payment, paymentByPageKey } from "../queries/payments.ts";

/** Nobody mistypes an address of 24 letters so often; whoever guesses is turned away before the database is asked. */
const WRONG_ADDRESSES: Limit = { most: 20, seconds: 600 };

/** What one payer may see must stay in no cache, and what can be done with it is never asked for by another site. */
export const keepPrivate = (reply: FastifyReply) =>
  reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });

/** The payment whose page has this key. */
export async function foundByKey(
  { database }: { database: Database },
  request: FastifyRequest,
  key: string,
): Promise<Payment> {
  const bucket = `page-of:${networkOf(visitorOf(request))}`;
  if (await isSpent(database, bucket, WRONG_ADDRESSES)) throw tooMany(60, "alamat yang salah");
  const payment = await paymentByPageKey(database.kysely, key);
  if (payment) return payment;
  await takeTurn(database, bucket, WRONG_ADDRESSES);
  throw notFound("Pembayaran ini tidak kami temukan.");
}
