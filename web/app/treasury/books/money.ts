import { wholeNumber } from "../../platform/format.ts";

/** A balance with its side: D for debit, K for credit. */
export const sided = (balance: number) => `${wholeNumber(Math.abs(balance))} ${balance < 0 ? "K" : "D"}`;

/** With a true minus sign, as wide as a plus. */
export const signed = (amount: number) => `${amount < 0 ? "−" : "+"}${wholeNumber(Math.abs(amount))}`;
export const plain = (amount: number) => `${amount < 0 ? "−" : ""}${wholeNumber(Math.abs(amount))}`;
