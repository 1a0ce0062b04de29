import { ApiError } from "../../platform/api-error.ts";

/** What is wrong with the fields of a form, each in one sentence. */
export type FieldErrors<Values> = Partial<Record<keyof Values, string>>;

const FILE_REFUSED = new Set([413, 415]);

/** The server's field errors. `fileField` is the field of a file, which is refused as a whole. */
export function serverFieldErrors<Values>(error: unknown, fileField?: keyof Values): FieldErrors<Values> {
  const found: FieldErrors<Values> = {};
  if (!(error instanceof ApiError)) return found;
  for (const [name, [sentence]] of Object.entries(error.errors ?? {}))
    if (sentence) found[name as keyof Values] = sentence;
  if (fileField && FILE_REFUSED.has(error.status)) found[fileField] = error.detail;
  return found;
}

/** Only the fields that have errors. */
export function onlyWrong<Errors extends Record<string, string | undefined>>(
  errors: Errors,
): Partial<Errors> {
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence)) as Partial<Errors>;
}

/** Drops the errors of changed fields. */
export function withoutErrorsOf<Values>(
  errors: FieldErrors<Values>,
  changes: Partial<Values>,
): FieldErrors<Values> {
  const left = Object.entries(errors).filter(([field]) => !(field in changes));
  return Object.fromEntries(left) as FieldErrors<Values>;
}

/** The first wrong field in the order of the form, which is that of its values, and not of the answer. */
export function firstWrong<Values extends object>(
  errors: FieldErrors<Values>,
  values: Values | undefined,
): keyof Values | undefined {
  const order = [...Object.keys(values ?? {}), ...Object.keys(errors)] as (keyof Values)[];
  return order.find((field) => errors[field]);
}

/** Focuses the first invalid control; of a group, its first choice. */
export function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong?.querySelector<HTMLElement>("input") ?? wrong)?.focus();
}
