import { type ProfileDraft, problemOf } from "./profile-draft.ts";
import { type FieldName, PROFILE_FIELDS } from "./profile-fields.ts";

export type FieldErrors = Partial<Record<FieldName, string>>;

/** A browser keeps what it cannot read as a number or a date to itself, and says that the field is empty. */
const UNREADABLE = "Isi dengan benar, atau kosongkan.";

export function problemsOf(draft: ProfileDraft, form: HTMLFormElement): FieldErrors {
  const found: FieldErrors = {};
  for (const field of PROFILE_FIELDS) {
    const input = form.elements.namedItem(field.name);
    const unreadable = input instanceof HTMLInputElement && input.validity.badInput;
    const problem = problemOf(field, draft[field.name]) ?? (unreadable ? UNREADABLE : undefined);
    if (problem) found[field.name] = problem;
  }
  return found;
}

/** In the order of the form, not of the answer. */
export function firstErrorOf(errors: FieldErrors): FieldName | undefined {
  return PROFILE_FIELDS.find(({ name }) => errors[name])?.name;
}
