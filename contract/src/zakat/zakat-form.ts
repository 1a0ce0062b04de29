import { METHOD_FORM, PAYER_FORM } from "../payments/empty-purchase-forms.ts";
import type { PayableKind } from "./kinds.ts";

export interface ZakatItem {
  kind: PayableKind;
  amount: number;
  /** The id of the rule by which it was calculated. */
  rule: number | null;
}

const AN_ITEM: Omit<ZakatItem, "kind"> & { kind: PayableKind | "" } = { kind: "", amount: 0, rule: null };

/** The form of zakat and alms, in the order of the page. */
export const ZAKAT_FORM = { items: [AN_ITEM], period: "", ...METHOD_FORM, ...PAYER_FORM, message: "" };
export type ZakatValues = typeof ZAKAT_FORM;
