import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useToast } from "../ui/toasts.tsx";
import { focusFirstError } from "./focus-first-error.ts";
import { prepareProof } from "./proof-file.ts";
import {
  emptyTransfer,
  type TransferErrors,
  type TransferValues,
  transferErrors,
} from "./transfer-fields.ts";
import { useDraft } from "./use-draft.ts";

export interface TransferFormState {
  form: RefObject<HTMLFormElement | null>;
  values: TransferValues;
  proof: File | undefined;
  preparing: boolean;
  errors: TransferErrors;
  change(changes: Partial<TransferValues>): void;
  chooseProof(file: File): Promise<void>;
  removeProof(): void;
  /** The complete form, or nothing after saying what is missing. */
  complete(): { values: TransferValues; proof: File } | undefined;
  show(errors: TransferErrors): void;
  discard(): void;
}

const FIELD_ORDER = ["sourceBank", "sourceAccount", "accountName", "transferDate", "proof"] as const;

/** The answers about one transfer. Text survives a reload under `name`; a file can't, and is asked for again. */
export function useTransferForm(name: string): TransferFormState {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(name, emptyTransfer());
  const [proof, setProof] = useState<File>();
  const [preparing, setPreparing] = useState(false);
  const [errors, setErrors] = useState<TransferErrors>({});
  const newest = useRef<File>(undefined);
  const toast = useToast();

  const clearErrors = (fields: string[]) =>
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))),
    );

  const show = useCallback(
    (found: TransferErrors) => {
      flushSync(() => setErrors(found));
      const first = FIELD_ORDER.map((field) => found[field]).find((text) => text !== undefined);
      if (first) toast.error(first);
      focusFirstError(form.current);
    },
    [toast],
  );

  function change(changes: Partial<TransferValues>) {
    draft.change(changes);
    clearErrors(Object.keys(changes));
  }

  async function chooseProof(file: File) {
    newest.current = file;
    clearErrors(["proof"]);
    setProof(undefined);
    setPreparing(true);
    const prepared = await prepareProof(file);
    // While a large photo was made smaller, another one may have been chosen, or none.
    if (newest.current !== file) return;
    setPreparing(false);
    if (prepared.file) return setProof(prepared.file);
    setErrors((before) => ({ ...before, proof: prepared.problem }));
    toast.error(prepared.problem);
  }

  function removeProof() {
    newest.current = undefined;
    setPreparing(false);
    setProof(undefined);
  }

  function complete() {
    const found = transferErrors(draft.values, proof !== undefined);
    if (proof && Object.keys(found).length === 0) return { values: draft.values, proof };
    show(found);
    return undefined;
  }

  return {
    form,
    values: draft.values,
    proof,
    preparing,
    errors,
    change,
    chooseProof,
    removeProof,
    complete,
    show,
    discard: draft.discard,
  };
}
