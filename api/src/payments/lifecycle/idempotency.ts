import { createHash, randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Database, Tx } from "../../platform/database/database.ts";
import { AppError, conflict, invalid } from "../../platform/errors.ts";
import { type Payment, paymentByRequestKey } from "../queries/payments.ts";

export interface MoneyRequest {
  key: string;
  hash: string;
}

const OTHER_CONTENTS = "idempotency_conflict";
const KEY = /^[\x21-\x7e]{8,255}$/;

/** Identifies a call by the person, the Idempotency-Key and the whole content. */
export function moneyRequest(
  { headers }: Pick<FastifyRequest, "headers">,
  endpoint: { path: string },
  actor: { memberId: number } | undefined,
  carried: unknown,
): MoneyRequest | undefined {
  const header = headers["idempotency-key"];
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !KEY.test(header))
    throw invalid({ "Idempotency-Key": ["Isi dengan 8 sampai 255 karakter tanpa spasi."] });
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  return {
    key: hash(`${endpoint.path} ${actor?.memberId ?? "guest"}\n${header}`),
    hash: hash(JSON.stringify(carried)),
  };
}

/** The key of a plain form after an error: its own, unless that was used for something else. */
export function keyOfForm(key: string | undefined, error?: unknown): string {
  const spent = error instanceof AppError && error.code === OTHER_CONTENTS;
  return !key || spent ? randomUUID() : key;
}

/** The payment of the same call. Refused if the key is reused with other content. */
export async function earlierPayment(
  database: Database,
  request: MoneyRequest | undefined,
): Promise<Payment | undefined> {
  if (!request) return undefined;
  const earlier = await paymentByRequestKey(database.kysely, request.key);
  if (earlier && earlier.request_hash !== request.hash) {
    throw conflict(OTHER_CONTENTS, "Permintaan ini sudah pernah dikirim dengan data yang lain.");
  }
  return earlier;
}

/**
 * Does the work once for one Idempotency-Key, also when the same call arrives twice at the same moment: the database lets
 * only one of them insert, and the other gets what the first one made, also if it failed meanwhile (because the cart is
 * empty by now, or the payment is already under review).
 */
export async function once(
  database: Database,
  request: MoneyRequest | undefined,
  work: (tx: Tx) => Promise<Payment>,
): Promise<Payment> {
  const earlier = await earlierPayment(database, request);
  if (earlier) return earlier;
  try {
    return await database.transact(work);
  } catch (error) {
    const first = await earlierPayment(database, request);
    if (!first) throw error;
    return first;
  }
}
