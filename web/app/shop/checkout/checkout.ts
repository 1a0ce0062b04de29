import type { CartItem, ShippingOption } from "@barakah/contract";
import { METHOD_FORM, PAYER_FORM } from "@barakah/contract/payments/payer-form";
import { CHOOSE_METHOD, payerErrors } from "../../payments/index.ts";
import { type FieldErrors, onlyWrong } from "../../ui/form/field-errors.ts";
import { byStore, travelling } from "../cart/by-store.ts";

/** The form of an order, in the order of the page. */
export const CHECKOUT_FORM = {
  ...PAYER_FORM,
  note: "",
  /** Null for pickup. */
  address_id: null as number | null,
  /** The delivery option of each store, as `wayKey` names it, one in a line. Only a fresh quote tells their ids. */
  ways: "",
  ...METHOD_FORM,
};
export type CheckoutValues = typeof CHECKOUT_FORM;

/** Option ids change with every quote; this key does not. */
export const wayKey = ({ store, mode, courier, service }: ShippingOption) =>
  `${store ? `${store}: ` : ""}${mode} ${courier} ${service}`;

/** The chosen option of each store; undefined while one is not chosen. */
export function chosenWays(
  lines: CartItem[],
  { ways }: Pick<CheckoutValues, "ways">,
  offered: ShippingOption[] | undefined,
): ShippingOption[] | undefined {
  const keys = ways.split("\n");
  const chosen = byStore(travelling(lines)).map(({ store }) =>
    offered?.find((one) => one.store === (store?.slug ?? null) && keys.includes(wayKey(one))),
  );
  return chosen.every((one) => one !== undefined) ? chosen : undefined;
}

export const CHOOSE_WAY = "Pilih cara pengiriman.";

export const checkoutErrors = (values: CheckoutValues): FieldErrors<CheckoutValues> =>
  onlyWrong({ ...payerErrors(values), method: values.method ? undefined : CHOOSE_METHOD });

/** Content of the idempotency key. Cart line ids are part of it: the same goods next week are a new purchase. */
export const contentOf = (lines: CartItem[], values: CheckoutValues, total: number) => ({
  ...values,
  lines: lines.map(({ id, product, quantity }) => [id, product.id, quantity]),
  total,
});
