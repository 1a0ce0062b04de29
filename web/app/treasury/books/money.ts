import { wholeNumber } from "../../platform/format.ts";

/** A balance as bookkeepers write it: the sum, and D or K for its side. */
export const sided = (balance: number) => `${wholeNumber(Math.abs(balance))} ${balance < 0 ? "K" : "D"}`;

/** Below zero with a true minus, as wide as a plus. */
export const signed = (amount: number) => `${amount < 0 ? "−" : "+"}${wholeNumber(Math.abs(amount))}`;
export const plain = (amount: number) => `${amount < 0 ? "−" : ""}${wholeNumber(Math.abs(amount))}`;
