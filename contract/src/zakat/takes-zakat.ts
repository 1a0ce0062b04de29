import type { AmilBasis } from "./amil-basis.ts";

/** Whether zakat may be taken on a day: with a legal basis that has not ended. */
export const takesZakat = ({ kind, valid_until }: AmilBasis, today: string): boolean =>
  kind !== "none" && (valid_until === "" || today <= valid_until);
