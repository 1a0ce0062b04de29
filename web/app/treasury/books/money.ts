import { wholeNumber } from "../../platform/format.ts";

/** Accounts that grow with debits; the others, like funds and income, grow with credits. */
const DEBITED = /^(bank|cash|qris|provider|expense|writeoff)(:|$)/;
/** A balance as people read it: what a fund holds is not below zero. */
export const readable = (account: string, balance: number) =>
  balance !== 0 && !DEBITED.test(account) ? -balance : balance;

/** With a true minus sign, as wide as a plus. */
export const signed = (amount: number) => `${amount < 0 ? "−" : "+"}${wholeNumber(Math.abs(amount))}`;
export const plain = (amount: number) => `${amount < 0 ? "−" : ""}${wholeNumber(Math.abs(amount))}`;
