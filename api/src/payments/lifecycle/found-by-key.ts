import type { FastifyReply } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { existing } from "../../platform/errors.ts";
import { type Payment, paymentByPageKey } from "../queries/payments.ts";

/** What one payer may see must stay in no cache, and what can be done with it is never asked for by another site. */
export const keepPrivate = (reply: FastifyReply) =>
  reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });

/** The payment whose page has this key. Wrong keys are not counted: nobody finds one of 144 random bits by trying. */
export async function foundByKey({ database }: { database: Database }, key: string): Promise<Payment> {
  const payment = existing(
    await paymentByPageKey(database.kysely, key),
    "Pembayaran ini tidak kami temukan.",
  );
  return payment;
}
