import { isPayableKind, type PayableKind } from "@barakah/contract/zakat/kinds";

/** What the calculator hands on to the page where it is paid: what is to be paid, and nothing of what it was reckoned from. */
export interface BegunItem {
  kind: PayableKind;
  amount: number;
  rule?: number;
}

const isItem = (value: unknown): value is BegunItem => {
  const item = (value ?? {}) as Partial<BegunItem>;
  return typeof item.kind === "string" && isPayableKind(item.kind) && Number.isInteger(item.amount);
};

/** As it came with the navigation. */
export function begunItems(state: unknown): BegunItem[] {
  const { items } = (state ?? {}) as { items?: unknown };
  return Array.isArray(items) ? items.filter(isItem) : [];
}
