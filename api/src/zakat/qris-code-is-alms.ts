import type { Item } from "./rule-of-payment.ts";

/** The unique code of a QRIS payment counts as alms, not as zakat. */
export const CODE_IS = "infak";
/** The unique code that is tried first. */
export const FIRST_CODE = 75;

/** Adds the code to the alms. */
export function withCode(items: readonly Item[], code: number): Item[] {
  if (code === 0) return [...items];
  const others = items.filter(({ kind }) => kind !== CODE_IS);
  const alms = items.find(({ kind }) => kind === CODE_IS)?.amount ?? 0;
  return [...others, { kind: CODE_IS, amount: alms + code, rule_id: null }];
}
