import type { QueuedPayment } from "./verification.ts";

/** What makes a person approve a payment only with a reason. A proof that only looks like another is shown, and needs none. */
export const paymentWarnings = ({ check, proof_reused }: Pick<QueuedPayment, "check" | "proof_reused">) => [
  ...(proof_reused ? ["proof_reused" as const] : []),
  ...(check === "mismatch" ? ["code_mismatch" as const] : []),
];
