import { z } from "zod";
import { BANKS } from "../payments/methods.ts";
import { day, id, instant, rupiah } from "../platform/vocabulary.ts";
import { returnLines, transferReturn } from "./returned-transfers.ts";

export const REFUND_WAYS = ["transfer", "midtrans"] as const;
export const REFUND_STATUSES = ["owed", "asked", "paid", "returned", "failed", "withdrawn"] as const;

export const paymentRefund = z.object({
  id,
  reference: z.string(),
  payer_name: z.string(),
  amount: rupiah,
  way: z.enum(REFUND_WAYS),
  /** `owed`: to be transferred. `asked`: the provider has not answered yet. */
  status: z.enum(REFUND_STATUSES),
  /** Promised to a buyer, but not to be transferred before somebody else agrees; `proposed`: they have been asked. */
  waits: z.boolean(),
  proposed: z.boolean(),
  bank: z.string(),
  account_number: z.string(),
  account_holder: z.string(),
  reason: z.string(),
  decided_by: z.string(),
  created_at: instant,
  paid_from: z.enum(BANKS).nullable(),
  paid_on: day.nullable(),
  paid_reference: z.string(),
  /** Why it is not given back after all. */
  withdrawn_reason: z.string(),
  /** Why the provider said no. */
  failure: z.string(),
  /** Set if the bank returned the transfer; then a new refund owes the money again. */
  returned: transferReturn.nullable(),
  return_lines: returnLines,
});
export type PaymentRefund = z.infer<typeof paymentRefund>;
