import type { Purchase, PurchaseKind } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import type { MoneyRequest } from "../lifecycle/idempotency.ts";
import type { PayingLimits } from "../lifecycle/limit-started-payments.ts";
import type { Payables } from "../lifecycle/payable.ts";
import type { Reserves } from "../lifecycle/reserve-qris-amount.ts";
import type { OnlineParts } from "../online/online.ts";
import type { Payment, PaymentMethod } from "../queries/payments.ts";

export interface PurchaseCall<Kind extends PurchaseKind = PurchaseKind> {
  purchase: Extract<Purchase, { kind: Kind }>;
  actor: Pick<Actor, "memberId" | "username" | "email"> | undefined;
  caller: Caller;
  /** The picture of a bank transfer that was made already. */
  proof?: Buffer | undefined;
  request: MoneyRequest | undefined;
}

/** How the payment is opened; the same for every kind. */
export interface Terms {
  method: PaymentMethod;
  /** When it expires; null where a proof comes with it, because then a treasurer decides. */
  minutes: number | null;
  /** By QRIS: the amount gets a code, so that no other open payment has the same one. */
  reserves: Reserves | undefined;
  transferDate: string;
}

/** How one kind of purchase becomes a payment. Its feature registers it with `payments.registerPurchase`. */
export interface PurchaseHandler<Kind extends PurchaseKind> {
  kind: Kind;
  membersOnly: boolean;
  /** Cheap refusals, before the call counts against a rate limit. */
  check?(call: PurchaseCall<Kind>): Promise<void>;
  /** Reads what must not be read inside the transaction, such as a courier's price; then opens the payment inside it. */
  prepare(call: PurchaseCall<Kind>): Promise<(tx: Tx, terms: Terms) => Promise<Payment>>;
}

/** What beginning a purchase needs of the payments feature. */
export interface Purchasing {
  database: Database;
  payables: Payables;
  limits: PayingLimits;
  online: OnlineParts | undefined;
  purchaseHandlerOf(kind: PurchaseKind): PurchaseHandler<PurchaseKind>;
}
