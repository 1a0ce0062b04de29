import type { PaymentStatus } from "@barakah/contract";

export type { PaymentStatus };

/** All transitions of a payment. */
export const MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ["verified", "rejected", "expired", "cancelled"],
  // Pending: the decision was reversed.
  verified: ["refunded", "pending"],
  // Reopened: the proof was misread, or the money arrived after all.
  rejected: ["pending"],
  // The money arrived late.
  expired: ["pending"],
  cancelled: [],
  // The refund was withdrawn.
  refunded: ["verified"],
};

export const canMove = (from: PaymentStatus, to: PaymentStatus) => MOVES[from].includes(to);
