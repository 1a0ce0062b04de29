import type { CartItem, ShippingOption } from "@barakah/contract";
import { CHOOSE_METHOD, contactErrors, type PurchaseValues, payerOf } from "../../payments/index.ts";
import { type FieldErrors, onlyWrong } from "../../ui/form/field-errors.ts";
import { byStore, travelling } from "../cart/by-store.ts";

export interface CheckoutValues extends PurchaseValues {
  note: string;
  /** Null for pickup. */
  address: number | null;
  /** The delivery option of each store, as `wayKey` names it, one in a line. */
  way: string;
}

/** In the order of the form. */
export const EMPTY_CHECKOUT: CheckoutValues = {
  fullName: "",
  phone: "",
  email: "",
  note: "",
  address: null,
  way: "",
  method: null,
};

/** Option ids change with every quote; this key does not. */
export const wayKey = ({ store, mode, courier, service }: ShippingOption) =>
  `${store ? `${store}: ` : ""}${mode} ${courier} ${service}`;

/** The chosen option of each store; undefined while one is not chosen. */
export function chosenWays(
  lines: CartItem[],
  { way }: Pick<CheckoutValues, "way">,
  ways: ShippingOption[] | undefined,
): ShippingOption[] | undefined {
  const keys = way.split("\n");
  const chosen = byStore(travelling(lines)).map(({ store }) =>
    ways?.find((one) => one.store === (store?.slug ?? null) && keys.includes(wayKey(one))),
  );
  return chosen.every((one) => one !== undefined) ? chosen : undefined;
}

export const CHOOSE_WAY = "Pilih cara pengiriman.";

export const checkoutErrors = (values: CheckoutValues): FieldErrors<CheckoutValues> =>
  onlyWrong({ ...contactErrors(values), method: values.method ? undefined : CHOOSE_METHOD });

/** Content of the idempotency key. Cart line ids are part of it: the same goods next week are a new purchase. */
export const contentOf = (lines: CartItem[], values: CheckoutValues, total: number) => ({
  sent: values.address === null ? null : [values.address, values.way],
  lines: lines.map(({ id, product, quantity }) => [id, product.id, quantity]),
  total,
  ...payerOf(values),
  note: values.note.trim(),
});
