import type { FieldErrors } from "../form/field-errors.ts";
import { type FormOptions, useForm } from "../form/use-form.ts";
import { problemIn } from "../form/use-send.ts";
import { useToast } from "../toast/toasts.tsx";

type StaffFormOptions<Values extends object, Output> = Omit<FormOptions<Values, Output>, "onError"> & {
  initial: Values;
};

export type StaffForm<Values extends object> = ReturnType<typeof useStaffForm<Values>>;

/** The back office's `useForm`: its button stands far from the fields, so that a toast says too why saving failed. */
export function useStaffForm<Values extends object, Output = unknown>(
  options: StaffFormOptions<Values, Output>,
) {
  const toast = useToast();
  const form = useForm<Values, Output>({ ...options, onError: (error) => toast.error(problemIn(error)) });
  const errors: FieldErrors<Record<string, string>> = form.errors;
  return {
    ...form,
    /** By the API's name of the field, also of one within another: 'banks.0.account_number'. */
    errorOf: (field: string) => errors[field],
  };
}
