/** The meaning of the provider's statuses. */
export type Outcome =
  | "pending"
  | "paid"
  /** This attempt failed; the order may still be paid by another. */
  | "attempt_failed"
  /** The money of this transaction was taken back. */
  | "reversed"
  | "refunded"
  | "partially_refunded"
  | "charged_back"
  /** Paid, but under fraud review. */
  | "held"
  | "unknown";

export interface Report {
  transactionStatus: string;
  fraudStatus?: string | null | undefined;
  statusCode: string;
}

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  pending: "pending",
  authorize: "pending",
  capture: "paid",
  settlement: "paid",
  deny: "attempt_failed",
  cancel: "attempt_failed",
  expire: "attempt_failed",
  failure: "attempt_failed",
  refund: "refunded",
  partial_refund: "partially_refunded",
  chargeback: "charged_back",
  partial_chargeback: "charged_back",
};

/** Statuses of unpaid transactions; they reverse nothing. */
const NEVER_PAID = new Set(["expire", "failure"]);

function afterFraudCheck({ transactionStatus, fraudStatus, statusCode }: Report): Outcome {
  const outcome = Object.hasOwn(OUTCOMES, transactionStatus) ? OUTCOMES[transactionStatus] : undefined;
  if (outcome !== "paid") return outcome ?? "unknown";
  if (fraudStatus === "deny") return "attempt_failed";
  if (fraudStatus && fraudStatus !== "accept") return "held";
  // The signature covers the code but not the status: a signed "pending" (201) must not pass as paid.
  return statusCode === "200" ? "paid" : "unknown";
}

/** `paidBefore`: whether this same transaction had already paid. */
export function outcomeOf(report: Report, { paidBefore = false } = {}): Outcome {
  const outcome = afterFraudCheck(report);
  const takenBack = paidBefore && outcome === "attempt_failed" && !NEVER_PAID.has(report.transactionStatus);
  return takenBack ? "reversed" : outcome;
}
