/** Leads to the first control of a form that is not right; of a group of choices, to its first choice. */
export function focusFirstError(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong?.matches("input,select,textarea") ? wrong : wrong?.querySelector<HTMLElement>("input");
  target?.focus();
}
