import { wholeNumber } from "../../platform/format.ts";

/** Accounts whose balance grows with debits. The balances of all others, such as funds and income, grow with credits. */
const DEBITED = /^(bank|cash|qris|provider|expense|writeoff)(:|$)/;
/** The ledger stores credits as negative amounts. This makes the balance of a fund with money positive. */
export const readable = (account: string, balance: number) =>
  balance !== 0 && !DEBITED.test(account) ? -balance : balance;

// Both use the minus sign (U+2212), which is as wide as a plus.
export const signed = (amount: number) => `${amount < 0 ? "−" : "+"}${wholeNumber(Math.abs(amount))}`;
export const plain = (amount: number) => `${amount < 0 ? "−" : ""}${wholeNumber(Math.abs(amount))}`;
