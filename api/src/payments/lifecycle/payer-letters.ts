import type { Tx } from "../../platform/database/database.ts";
import { addJob } from "../../platform/jobs.ts";
import type { Payment } from "../queries/payments.ts";

export const PAYER_LETTER = "payer-letter";

/** What a payer is written about one payment. Who can be written to is known when it goes out. */
export interface PayerLetter {
  payment: string;
  title: string;
  body: string;
  /** Where its receipt is, in the app. */
  receipt?: string | undefined;
}

/** In the transaction of the move that it tells of: guests too gave, and some left an address. */
export const addLetter = (tx: Tx, { id }: Payment, { title, body, receipt }: Omit<PayerLetter, "payment">) =>
  addJob(tx, PAYER_LETTER, { payment: id, title, body, receipt } satisfies PayerLetter);
