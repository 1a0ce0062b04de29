import type { PaymentStatus } from "@barakah/contract";

export type { PaymentStatus };

/** Every move that a payment can make. What is not here is refused. */
export const MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ["verified", "rejected", "expired", "cancelled"],
  verified: ["refunded"],
  rejected: [],
  expired: [],
  cancelled: [],
  refunded: [],
};

export const canMove = (from: PaymentStatus, to: PaymentStatus) => MOVES[from].includes(to);

/** Who decided a move. Only the provider's own word, the clock, the payer (to cancel) or signed-in staff can. */
export type Decision = (
  | { as: "provider" | "system" | "payer"; reason: string }
  | { as: "staff"; by: number; reason: string }
) & {
  /** When, for what is written down later. Now, unless it is said. */
  at?: string;
};
