import { jakartaDay } from "@barakah/contract/jakarta-day";
import { INCOMPLETE, PROOF_MISSING } from "../messages.ts";
import { objectionsAt } from "../objections.ts";

/** What a payer tells about a transfer. */
export interface TransferValues {
  sourceBank: string;
  sourceAccount: string;
  accountName: string;
  transferDate: string;
}

export type TransferErrors = Partial<Record<keyof TransferValues | "proof", string>>;

const REQUIRED = ["sourceBank", "sourceAccount", "transferDate"] as const;

/** Today in Jakarta, YYYY-MM-DD. */
export const today = (now = new Date()): string => jakartaDay(now);

export function emptyTransfer(): TransferValues {
  return { sourceBank: "", sourceAccount: "", accountName: "", transferDate: today() };
}

export function transferErrors(values: TransferValues, hasProof: boolean): TransferErrors {
  const errors: TransferErrors = {};
  for (const field of REQUIRED) if (values[field].trim() === "") errors[field] = INCOMPLETE;
  if (!hasProof) errors.proof = PROOF_MISSING;
  return errors;
}

/** As the API names them. */
export function transferBody(values: TransferValues) {
  return {
    source_bank: values.sourceBank.trim(),
    source_account: values.sourceAccount.trim(),
    account_name: values.accountName.trim(),
    transfer_date: values.transferDate,
  };
}

const FIELD_OF: Record<string, keyof TransferErrors> = {
  source_bank: "sourceBank",
  source_account: "sourceAccount",
  account_name: "accountName",
  transfer_date: "transferDate",
  proof_file: "proof",
};

export const refusedTransfer = (errors?: Record<string, string[]>): TransferErrors =>
  objectionsAt(FIELD_OF, errors);
