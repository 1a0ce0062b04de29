import { signatureOf } from "./notation.ts";

/** What can happen to a notification on its way, or what an attacker might send instead. */
export interface Tampering {
  /** It never arrives. */
  lose?: boolean;
  /** How many times it arrives. */
  copies?: number;
  delayMilliseconds?: number;
  /** Signed with another key. */
  badSignature?: boolean;
  /** Correctly signed, but with another amount than the merchant knows: "1.00". */
  grossAmount?: string;
  orderId?: string;
  extra?: Record<string, unknown>;
}

export type Words = Record<string, unknown>;

export function sealed(words: Words, serverKey: string, tampering: Tampering): Words {
  const { badSignature, grossAmount, orderId, extra } = tampering;
  const body: Words = {
    ...words,
    ...(grossAmount !== undefined && { gross_amount: grossAmount }),
    ...(orderId !== undefined && { order_id: orderId }),
    ...extra,
  };
  const signed = {
    order_id: String(body.order_id),
    status_code: String(body.status_code),
    gross_amount: String(body.gross_amount),
  };
  return { ...body, signature_key: signatureOf(signed, badSignature ? `${serverKey}-lain` : serverKey) };
}
