import type { Reader } from "../../platform/database/database.ts";
import { claimsOf, type TransferClaim } from "../queries/claims.ts";
import { firstVerified } from "../queries/history.ts";
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

/**
 * The payer's claim whose money arrived: the newest one before the money was verified. Only those count that somebody with
 * the acting right sent, so that nobody else can make an account the payer's (decision 120).
 */
async function payersClaim(reader: Reader, paymentId: string): Promise<TransferClaim | undefined> {
  const until = await firstVerified(reader, paymentId);
  return (await claimsOf(reader, paymentId)).findLast(
    ({ own, source_account, created_at }, place) =>
      (own ?? place === 0) &&
      digits(source_account).length >= DIGITS_LEAST &&
      (until === undefined || Date.parse(created_at) <= Date.parse(until)),
  );
}

/** The account that the payer named, if any. */
export async function claimedAccount(reader: Reader, payment: Payment): Promise<Destination | undefined> {
  const claim = await payersClaim(reader, payment.id);
  return (
    claim && {
      bank: claim.source_bank,
      account_number: claim.source_account,
      account_holder: claim.account_name || payment.payer_name,
    }
  );
}

/** Whether the payer named this account. */
export async function isPayersAccount(reader: Reader, paymentId: string, account: Account): Promise<boolean> {
  const claim = await payersClaim(reader, paymentId);
  return (
    claim !== undefined &&
    isSameAccount({ bank: claim.source_bank, account_number: claim.source_account }, account)
  );
}
