import type { Status } from "./transitions.ts";

/** Payment methods that differ for the merchant. */
export const METHODS = {
  qris: { paymentType: "qris", refundable: true },
  credit_card: { paymentType: "credit_card", refundable: true },
  bsi_va: { paymentType: "bank_transfer", refundable: false },
} as const;
export type Method = keyof typeof METHODS;

export interface Refunded {
  key: string;
  amount: number;
  reason: string;
  at: Date;
  bankConfirmedAt?: Date;
}

/** One attempt to pay an order. */
export interface Transaction {
  readonly transactionId: string;
  readonly orderId: string;
  readonly grossAmount: number;
  readonly method: Method;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly accountNumber: string;
  status: Status;
  fraudStatus: "accept" | "challenge" | "deny";
  settledAt?: Date;
  refunds: Refunded[];
}

export const refundedTotal = ({ refunds }: Transaction) =>
  refunds.reduce((total, { amount }) => total + amount, 0);
