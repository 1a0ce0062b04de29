import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { profileQuery } from "../../accounts/index.ts";
import { focusFirstError, useDraft } from "../../payments/index.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { lastOrderQuery } from "../shopping-queries.ts";
import { CHECKOUT_FIELDS, type CheckoutErrors, type CheckoutValues, EMPTY_CHECKOUT } from "./checkout.ts";

export interface CheckoutFormState {
  form: RefObject<HTMLFormElement | null>;
  values: CheckoutValues;
  errors: CheckoutErrors;
  change(changes: Partial<CheckoutValues>): void;
  /** Shows what is wrong, says the first of it, and leads there. */
  show(errors: CheckoutErrors): void;
  discard(): void;
}

/** What a buyer fills in survives reloads and 'back', each member's own. */
export function useCheckoutForm(memberId: number): CheckoutFormState {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`belanja:${memberId}`, EMPTY_CHECKOUT);
  const [errors, setErrors] = useState<CheckoutErrors>({});
  const toast = useToast();
  usePrefilled(memberId, draft);

  function change(changes: Partial<CheckoutValues>) {
    draft.change(changes);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  }
  function show(found: CheckoutErrors) {
    flushSync(() => setErrors(found));
    const first = CHECKOUT_FIELDS.map((field) => found[field]).find((text) => text !== undefined);
    if (first) toast.error(first);
    focusFirstError(form.current);
  }
  return { form, values: draft.values, errors, change, show, discard: draft.discard };
}

interface Draft {
  values: CheckoutValues;
  restored: boolean;
  change(changes: Partial<CheckoutValues>): void;
}

/** Fills in, once and only where nothing was typed, what the profile knows, and what it does not the last order. */
function usePrefilled(memberId: number, { values, restored, change }: Draft) {
  const profile = useQuery(profileQuery(memberId));
  const last = useQuery(lastOrderQuery(memberId));
  const done = useRef(false);
  const known = restored && profile.isFetched && last.isFetched;
  useEffect(() => {
    if (!known || done.current) return;
    done.current = true;
    change({
      fullName: values.fullName || profile.data?.name_full || last.data?.customer_name || "",
      phone: values.phone || last.data?.customer_phone || "",
      email: values.email || profile.data?.email || "",
      note: values.note || last.data?.note || profile.data?.address || "",
    });
  }, [known, profile.data, last.data, values, change]);
}
