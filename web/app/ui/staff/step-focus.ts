/**
 * Moves the focus to the next or the previous of these, or to the first of them. Whether there was one: rows are walked by
 * their own links and buttons, so that Enter does what it does anyway.
 */
export function stepFocus(within: ParentNode | null | undefined, what: string, by: number): boolean {
  const all = [...(within?.querySelectorAll<HTMLElement>(what) ?? [])];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
  next?.focus();
  return next !== undefined;
}
