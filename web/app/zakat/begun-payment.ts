import { isPayableKind, type PayableKind } from "@barakah/contract/zakat/kinds";

/** What the calculator passes to the payment page: amounts, and nothing they were calculated from. */
export interface BegunItem {
  kind: PayableKind;
  amount: number;
  rule?: number;
}

const isItem = (value: unknown): value is BegunItem => {
  const item = (value ?? {}) as Partial<BegunItem>;
  return typeof item.kind === "string" && isPayableKind(item.kind) && Number.isInteger(item.amount);
};

/** Reads them from the navigation state. */
export function begunItems(state: unknown): BegunItem[] {
  const { items } = (state ?? {}) as { items?: unknown };
  return Array.isArray(items) ? items.filter(isItem) : [];
}
