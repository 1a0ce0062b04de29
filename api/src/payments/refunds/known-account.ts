import type { Reader } from "../../platform/database/database.ts";
import { claimsOf } from "../queries/claims.ts";
import type { Payment } from "../queries/payments.ts";

/** The refund's account; empty until the payer names it. */
export interface Destination {
  bank: string;
  account_number: string;
  account_holder: string;
}

type Account = Pick<Destination, "bank" | "account_number">;

const DIGITS_LEAST = 4;
const bankName = (bank: string) => bank.toLowerCase().replace(/\b(pt|bank|tbk)\b|[^a-z]/g, "");
const digits = (number: string) => number.replace(/\D/g, "");

/** Ignores spelling of bank and number. */
export const isSameAccount = (one: Account, other: Account) =>
  digits(one.account_number).length >= DIGITS_LEAST &&
  digits(one.account_number) === digits(other.account_number) &&
  bankName(one.bank) === bankName(other.bank);

/** The account that the payer's newest claim names, if any. */
export async function claimedAccount(
  reader: Reader,
  { id, payer_name }: Payment,
): Promise<Destination | undefined> {
  const claim = (await claimsOf(reader, id)).findLast(
    ({ source_account }) => digits(source_account).length >= DIGITS_LEAST,
  );
  return (
    claim && {
      bank: claim.source_bank,
      account_number: claim.source_account,
      account_holder: claim.account_name || payer_name,
    }
  );
}

/** Whether the payer's claim named this account. */
export const isPayersAccount = async (reader: Reader, paymentId: string, account: Account) =>
  (await claimsOf(reader, paymentId)).some(({ source_bank, source_account }) =>
    isSameAccount({ bank: source_bank, account_number: source_account }, account),
  );
