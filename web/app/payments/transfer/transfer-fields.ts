import { TRANSFER_FORM } from "@barakah/contract/payments/empty-purchase-forms";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import type { FieldErrors } from "../../ui/form/field-errors.ts";
import { INCOMPLETE, PROOF_MISSING } from "../form/messages.ts";

export type TransferTexts = typeof TRANSFER_FORM;

export interface TransferValues extends TransferTexts {
  proof_file: File | null;
}

const REQUIRED = ["source_bank", "source_account", "transfer_date"] as const;

/** Today in Jakarta, YYYY-MM-DD. */
export const today = (now = new Date()): string => jakartaDay(now);

export const emptyTransfer = (): TransferValues => ({
  ...TRANSFER_FORM,
  transfer_date: today(),
  proof_file: null,
});

export function transferErrors(values: TransferValues): FieldErrors<TransferValues> {
  const errors: FieldErrors<TransferValues> = {};
  for (const field of REQUIRED) if (values[field].trim() === "") errors[field] = INCOMPLETE;
  if (!values.proof_file) errors.proof_file = PROOF_MISSING;
  return errors;
}
