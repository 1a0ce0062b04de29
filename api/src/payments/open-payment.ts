import { createHash } from "node:crypto";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, invalid } from "../platform/errors.ts";
import {
  insertPayment,
  type Payment,
  type PaymentKind,
  type PaymentMethod,
  paymentByRequestKey,
  recordMove,
} from "./queries.ts";
import { newReference } from "./reference.ts";

export interface NewPayment {
  kind: PaymentKind;
  method: PaymentMethod;
  amount: number;
  memberId: number | null;
  payer: { name: string; phone: string; email: string };
  expiresInMinutes: number | null;
  request: MoneyRequest | undefined;
  /** When, for what is written down later. Now, unless it is said. */
  at?: string | undefined;
}

/** A call that moves money, recognised when it comes a second time. */
export interface MoneyRequest {
  key: string;
  hash: string;
}

const KEY = /^[\x21-\x7e]{8,255}$/;

/** From the Idempotency-Key header and everything that the call carried. */
export function moneyRequest(
  endpoint: string,
  header: string | undefined,
  carried: unknown,
): MoneyRequest | undefined {
  if (header === undefined) return undefined;
  if (!KEY.test(header))
    throw invalid({ "Idempotency-Key": ["Isi dengan 8 sampai 255 karakter tanpa spasi."] });
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  return { key: hash(`${endpoint}\n${header}`), hash: hash(JSON.stringify(carried)) };
}

/** The payment that the same call made before. Refused when the key comes back with other contents. */
export async function earlierPayment(
  database: Database,
  request: MoneyRequest | undefined,
): Promise<Payment | undefined> {
  if (!request) return undefined;
  const earlier = await paymentByRequestKey(database.kysely, request.key);
  if (earlier && earlier.request_hash !== request.hash) {
    throw conflict("idempotency_conflict", "Permintaan ini sudah pernah dikirim dengan data yang lain.");
  }
  return earlier;
}

const UNIQUE_VIOLATION = "23505";
const isSecondTry = (error: unknown) =>
  (error as { code?: string; constraint?: string }).code === UNIQUE_VIOLATION &&
  (error as { constraint?: string }).constraint === "payment_request_key_key";

/**
 * Does the work once for one Idempotency-Key, also when the same call arrives twice at the same moment: the database
 * lets only one of them insert, and the other gets what the first one made.
 */
export async function once(
  database: Database,
  request: MoneyRequest | undefined,
  work: (tx: Tx) => Promise<Payment>,
): Promise<Payment> {
  const earlier = await earlierPayment(database, request);
  if (earlier) return earlier;
  try {
    return await database.kysely.transaction().execute(work);
  } catch (error) {
    if (!isSecondTry(error)) throw error;
    const first = await earlierPayment(database, request);
    if (!first) throw error;
    return first;
  }
}

export async function openPayment(tx: Tx, wanted: NewPayment): Promise<Payment> {
  const { expiresInMinutes: minutes, at } = wanted;
  const opened = at === undefined ? Date.now() : Date.parse(at);
  const payment = await insertPayment(tx, {
    reference: newReference(wanted.kind),
    kind: wanted.kind,
    method: wanted.method,
    amount: wanted.amount,
    member_id: wanted.memberId,
    payer_name: wanted.payer.name,
    payer_phone: wanted.payer.phone,
    payer_email: wanted.payer.email,
    request_key: wanted.request?.key ?? null,
    request_hash: wanted.request?.hash ?? null,
    paid_by_transaction: null,
    expires_at: minutes === null ? null : new Date(opened + minutes * 60_000).toISOString(),
    verified_at: null,
    created_at: at,
  });
  await recordMove(tx, payment, null, { as: "payer", reason: "dibuat", at });
  return payment;
}
