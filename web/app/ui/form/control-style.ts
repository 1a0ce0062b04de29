/** Inputs, text areas and selects share one look. */
export const CONTROL =
  "w-full min-h-12 rounded-md border border-border-strong bg-surface px-3.5 py-[11px] text-lg leading-[1.5rem] text-text transition-[border-color,box-shadow] placeholder:text-text-3 focus:border-primary focus:outline-none focus:ring-3 focus:ring-primary/25 disabled:bg-surface-2 disabled:text-text-2 aria-invalid:border-danger";
