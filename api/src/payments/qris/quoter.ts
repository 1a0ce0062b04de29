import type { QuoteBody } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Database } from "../../platform/database/database.ts";
import type { MoneyRequest } from "../lifecycle/idempotency.ts";
import type { OnlineParts } from "../online/online.ts";
import type { Payment } from "../queries/payments.ts";

export type QuoteKind = QuoteBody["kind"];

/** Somebody asks for a QRIS to pay by. */
export interface QuoteCall<Kind extends QuoteKind> {
  body: Extract<QuoteBody, { kind: Kind }>;
  actor: Actor | undefined;
  /** Where the call comes from. */
  address: string;
  request: MoneyRequest | undefined;
}

/** Opens the payment, once for one Idempotency-Key, or takes one up that waits. */
export type Quoter<Kind extends QuoteKind> = (call: QuoteCall<Kind>) => Promise<Payment>;

/** What quoting needs of the payments at work. */
export interface Quoting {
  database: Database;
  online: OnlineParts | undefined;
  quote(call: QuoteCall<QuoteKind>): Promise<Payment>;
}
