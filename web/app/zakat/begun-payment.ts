import { isPayableKind } from "@barakah/contract/zakat/kinds";
import type { ZakatItem } from "@barakah/contract/zakat/zakat-form";

const isItem = (value: unknown): value is ZakatItem => {
  const item = (value ?? {}) as Partial<ZakatItem>;
  return typeof item.kind === "string" && isPayableKind(item.kind) && Number.isInteger(item.amount);
};

/** What the calculator passes to the payment page: amounts, and nothing they were calculated from. */
export function begunItems(state: unknown): ZakatItem[] {
  const { items } = (state ?? {}) as { items?: unknown };
  return Array.isArray(items) ? items.filter(isItem) : [];
}
