import { type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { focusFirstError } from "../focus-first-error.ts";
import { useDraft } from "../use-draft.ts";
import {
  emptyTransfer,
  type TransferErrors,
  type TransferValues,
  transferErrors,
} from "./transfer-fields.ts";
import { type ProofChoice, useProof } from "./use-proof.ts";

export interface TransferFormState extends ProofChoice {
  form: RefObject<HTMLFormElement | null>;
  values: TransferValues;
  errors: TransferErrors;
  change(changes: Partial<TransferValues>): void;
  /** The complete form, or nothing after saying what is missing. */
  complete(): { values: TransferValues; proof: File } | undefined;
  show(errors: TransferErrors): void;
  discard(): void;
}

const FIELD_ORDER = ["sourceBank", "sourceAccount", "accountName", "transferDate", "proof"] as const;

/** The answers about one transfer. Text survives a reload under `name`; a file can't, and is asked for again. */
export function useTransferForm(name: string): TransferFormState {
  const form = useRef<HTMLFormElement>(null);
  const { values, change: changeDraft, discard } = useDraft(name, emptyTransfer());
  const [errors, setErrors] = useState<TransferErrors>({});
  const toast = useToast();
  const choice = useProof((problem) => {
    setErrors((before) => ({ ...before, proof: problem }));
    if (problem) toast.error(problem);
  });

  function show(found: TransferErrors) {
    flushSync(() => setErrors(found));
    const first = FIELD_ORDER.map((field) => found[field]).find((text) => text !== undefined);
    if (first) toast.error(first);
    focusFirstError(form.current);
  }
  function change(changes: Partial<TransferValues>) {
    changeDraft(changes);
    const fields = Object.keys(changes).map((field) => [field, undefined]);
    setErrors((before) => ({ ...before, ...Object.fromEntries(fields) }));
  }
  function complete() {
    const { proof } = choice;
    const found = transferErrors(values, proof !== undefined);
    if (proof && Object.keys(found).length === 0) return { values, proof };
    show(found);
    return undefined;
  }
  return { ...choice, form, values, errors, change, complete, show, discard };
}
