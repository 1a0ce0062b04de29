import type { VoidCause } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import type { Decision } from "../queries/history.ts";
import type { Payment } from "../queries/payments.ts";
import { voidReceiptsOf } from "../queries/receipts.ts";
import { issueFirstReceipts, officerOf } from "./issue-receipts.ts";
import type { Payables } from "./payable.ts";

/** After every change of a gift that was verified: voids its receipts and issues new ones from the books. */
export async function renewReceipts(
  tx: Tx,
  payables: Payables,
  payment: Payment,
  cause: VoidCause,
  decision: Decision,
): Promise<void> {
  if (!payables.of(payment).given) return;
  await voidReceiptsOf(tx, payment.id, cause, officerOf(decision));
  if (payment.status === "verified") await issueFirstReceipts(tx, payables, payment, decision);
}
