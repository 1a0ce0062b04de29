import type { PaymentStatus } from "@barakah/contract";

export type { PaymentStatus };

/** Every move that a payment can make. What is not here is refused. */
export const MOVES: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  pending: ["verified", "rejected", "expired", "cancelled"],
  // Back to waiting: the decision was reversed.
  verified: ["refunded", "pending"],
  // Opened again: the proof was misread, or the money came after all.
  rejected: ["pending"],
  // Paid by QRIS after its time: the money was seen.
  expired: ["pending"],
  cancelled: [],
  // What was promised back is not given back after all, before it was paid.
  refunded: ["verified"],
};

export const canMove = (from: PaymentStatus, to: PaymentStatus) => MOVES[from].includes(to);
