import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import type { FieldErrors } from "../../ui/form/field-errors.ts";
import { INCOMPLETE, PROOF_MISSING } from "../form/messages.ts";

export interface TransferValues {
  sourceBank: string;
  sourceAccount: string;
  accountName: string;
  transferDate: string;
  proof: File | null;
}

const REQUIRED = ["sourceBank", "sourceAccount", "transferDate"] as const;

/** Today in Jakarta, YYYY-MM-DD. */
export const today = (now = new Date()): string => jakartaDay(now);

export const emptyTransfer = (): TransferValues => ({
  sourceBank: "",
  sourceAccount: "",
  accountName: "",
  transferDate: today(),
  proof: null,
});

export function transferErrors(values: TransferValues): FieldErrors<TransferValues> {
  const errors: FieldErrors<TransferValues> = {};
  for (const field of REQUIRED) if (values[field].trim() === "") errors[field] = INCOMPLETE;
  if (!values.proof) errors.proof = PROOF_MISSING;
  return errors;
}

export const transferBody = (values: Omit<TransferValues, "proof">) => ({
  source_bank: values.sourceBank.trim(),
  source_account: values.sourceAccount.trim(),
  account_name: values.accountName.trim(),
  transfer_date: values.transferDate,
});

/** API field to form field. */
export const TRANSFER_FIELD_OF: Record<string, keyof TransferValues> = {
  source_bank: "sourceBank",
  source_account: "sourceAccount",
  account_name: "accountName",
  transfer_date: "transferDate",
  proof_file: "proof",
};
