import type { FastifyReply } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { existing } from "../../platform/errors.ts";
import { type Payment, paymentByPageKey } from "../queries/payments.ts";

/** Not cached, and not callable from other sites. */
export const keepPrivate = (reply: FastifyReply) =>
  reply.headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });

/** Wrong keys are not rate-limited: 144 random bits cannot be guessed. */
export async function foundByKey({ database }: { database: Database }, key: string): Promise<Payment> {
  const payment = existing(
    await paymentByPageKey(database.kysely, key),
    "Pembayaran ini tidak kami temukan.",
  );
  return payment;
}
