import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** PostgreSQL takes neither zero bytes nor lone surrogates. */
const text = z
  .string()
  .max(255)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/** Unknown fields are kept. The signed parts stay exactly as received. */
export const midtransNotification = z.looseObject({
  order_id: text,
  transaction_id: text,
  transaction_status: text,
  status_code: text,
  gross_amount: text,
  signature_key: text,
  payment_type: text.default(""),
  fraud_status: text.nullish(),
  currency: text.nullish(),
  transaction_time: text.nullish(),
  settlement_time: text.nullish(),
  /** The second notification of a refund has it. */
  bank_confirmed_at: text.nullish(),
});
export type MidtransNotification = z.infer<typeof midtransNotification>;

type Signed = Pick<MidtransNotification, "order_id" | "status_code" | "gross_amount">;

export function signatureOf({ order_id, status_code, gross_amount }: Signed, serverKey: string): string {
  return createHash("sha512").update(`${order_id}${status_code}${gross_amount}${serverKey}`).digest("hex");
}

/**
 * Whether the signature is right. It does not cover transaction_status, so even a genuine notification only triggers
 * a status query.
 */
export function isGenuine(notification: Signed & { signature_key: string }, serverKey: string): boolean {
  const expected = Buffer.from(signatureOf(notification, serverKey));
  const sent = Buffer.from(notification.signature_key);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
