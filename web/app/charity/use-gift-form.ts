import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusFirstError, useDraft } from "../payments/index.ts";
import { useToast } from "../ui/feedback/toasts.tsx";
import { EMPTY_GIFT, type GiftValues } from "./gift.ts";
import { GIFT_FIELDS, type GiftErrors } from "./gift-errors.ts";
import { useDonorPrefill } from "./use-donor-prefill.ts";

export interface GiftFormState {
  form: RefObject<HTMLFormElement | null>;
  gift: GiftValues;
  errors: GiftErrors;
  /** True once the form is the visitor's own: drafts are read, and taps reach it. */
  ready: boolean;
  change(changes: Partial<GiftValues>): void;
  /** Shows what is wrong, says the first of it, and leads there. */
  show(errors: GiftErrors): void;
  discard(): void;
}

export function useGiftForm(slug: string): GiftFormState {
  const form = useRef<HTMLFormElement>(null);
  const { values: gift, restored, change: changeDraft, discard } = useDraft(`donasi:${slug}`, EMPTY_GIFT);
  const [errors, setErrors] = useState<GiftErrors>({});
  const toast = useToast();
  usePrefilled(gift, restored, changeDraft);

  function change(changes: Partial<GiftValues>) {
    changeDraft(changes);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  }
  function show(found: GiftErrors) {
    flushSync(() => setErrors(found));
    const first = GIFT_FIELDS.map((field) => found[field]).find((text) => text !== undefined);
    if (first) toast.error(first);
    focusFirstError(form.current);
  }
  return { form, gift, errors, ready: restored, change, show, discard };
}

/** Fills in what a member's profile knows, once, and only where nothing was typed. */
function usePrefilled(gift: GiftValues, restored: boolean, change: (changes: Partial<GiftValues>) => void) {
  const prefill = useDonorPrefill();
  const done = useRef(false);
  useEffect(() => {
    if (!prefill || !restored || done.current) return;
    done.current = true;
    change({ fullName: gift.fullName || prefill.fullName, email: gift.email || prefill.email });
  }, [prefill, restored, gift.fullName, gift.email, change]);
}
