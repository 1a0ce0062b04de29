import { createHash } from "node:crypto";

/**
 * The provider's formats of times, amounts and signatures, from its documentation. Not shared with the app's parser
 * on purpose: a mistake would then be in both, and no test would see it.
 */

const JAKARTA_MILLISECONDS = 7 * 3600 * 1000;

/** "2026-11-15 08:00:00", always Jakarta time. */
export function timeWritten(instant: Date): string {
  return new Date(instant.getTime() + JAKARTA_MILLISECONDS).toISOString().slice(0, 19).replace("T", " ");
}

export function timeRead(text: string): Date | undefined {
  if (!/^\d{4}(-\d\d){2} \d\d(:\d\d){2}$/.test(text)) return undefined;
  const instant = new Date(`${text.replace(" ", "T")}+07:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}

/** 10000 → "10000.00". */
export const amountWritten = (rupiah: number) => `${rupiah}.00`;

export interface Signed {
  order_id: string;
  status_code: string;
  gross_amount: string;
}

export const signatureOf = ({ order_id, status_code, gross_amount }: Signed, serverKey: string) =>
  createHash("sha512")
    .update(order_id + status_code + gross_amount + serverKey)
    .digest("hex");
