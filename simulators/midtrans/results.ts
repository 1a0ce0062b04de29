import type { Transaction } from "./transaction.ts";

/** A refusal in the provider's format. */
export interface Refusal {
  code: "404" | "406" | "407" | "412" | "414";
  message: string;
}

export type Result =
  | { transaction: Transaction; refused?: undefined }
  | { transaction?: undefined; refused: Refusal };

export const refuse = (code: Refusal["code"], message: string): { refused: Refusal } => ({
  refused: { code, message },
});
export const unknownTransaction = () => refuse("404", "Transaction doesn't exist.");
export const notPossible = () => refuse("412", "Transaction status cannot be updated.");
