import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import type { FieldErrors } from "../../ui/form/field-errors.ts";
import { INCOMPLETE, PROOF_MISSING } from "../form/messages.ts";

/** What a payer tells about a transfer. */
export interface TransferValues {
  sourceBank: string;
  sourceAccount: string;
  accountName: string;
  transferDate: string;
  /** A picture of the receipt. */
  proof: File | null;
}

const REQUIRED = ["sourceBank", "sourceAccount", "transferDate"] as const;

/** Today in Jakarta, YYYY-MM-DD. */
export const today = (now = new Date()): string => jakartaDay(now);

export function emptyTransfer(): TransferValues {
  return { sourceBank: "", sourceAccount: "", accountName: "", transferDate: today(), proof: null };
}

export function transferErrors(values: TransferValues): FieldErrors<TransferValues> {
  const errors: FieldErrors<TransferValues> = {};
  for (const field of REQUIRED) if (values[field].trim() === "") errors[field] = INCOMPLETE;
  if (!values.proof) errors.proof = PROOF_MISSING;
  return errors;
}

/** As the API names them. */
export function transferBody(values: Omit<TransferValues, "proof">) {
  return {
    source_bank: values.sourceBank.trim(),
    source_account: values.sourceAccount.trim(),
    account_name: values.accountName.trim(),
    transfer_date: values.transferDate,
  };
}

/** How the form names the API's fields. */
export const TRANSFER_FIELD_OF: Record<string, keyof TransferValues> = {
  source_bank: "sourceBank",
  source_account: "sourceAccount",
  account_name: "accountName",
  transfer_date: "transferDate",
  proof_file: "proof",
};
