import type { CartItem, Order, Profile, ShippingOption } from "@barakah/contract";
import { METHOD_FORM, PAYER_FORM } from "@barakah/contract/payments/empty-purchase-forms";
import { CHOOSE_METHOD, payerErrors } from "../../payments/index.ts";
import { rupiah } from "../../platform/format.ts";
import { type FieldErrors, onlyWrong } from "../../ui/form/field-errors.ts";
import { byStore, COMMUNITY_STORE, type StoreLines, travelling } from "../cart/by-store.ts";
import { cartTotals } from "../cart/cart-totals.ts";
import { PICKUP_ID } from "../delivery/pickup.ts";

/** The form of an order, in the order of the page. */
export const CHECKOUT_FORM = {
  ...PAYER_FORM,
  note: "",
  /** Null without an address: then everything is fetched. */
  address_id: null as number | null,
  /** The delivery option of each store, as `wayKey` names it, one in a line. Only a fresh quote tells their ids. */
  ways: "",
  ...METHOD_FORM,
};
export type CheckoutValues = typeof CHECKOUT_FORM;

/** Option ids change with every quote; this key does not. */
export const wayKey = ({ store, mode, courier, service }: ShippingOption) =>
  `${store ? `${store}: ` : ""}${mode} ${courier} ${service}`;

/** A store's goods, and how they are sent once that is chosen. */
export interface Parcel extends StoreLines {
  way: ShippingOption | undefined;
}

export function parcelsOf(
  lines: CartItem[],
  { ways }: Pick<CheckoutValues, "ways">,
  offered: ShippingOption[] | undefined,
): Parcel[] {
  const keys = ways.split("\n");
  const chosen = (store: StoreLines["store"]) =>
    offered?.find((one) => one.store === (store?.slug ?? null) && keys.includes(wayKey(one)));
  return byStore(travelling(lines)).map((group) => ({ ...group, way: chosen(group.store) }));
}

/** The chosen option of each store; undefined while one is not chosen. */
export function chosenWays(parcels: readonly Parcel[]): ShippingOption[] | undefined {
  const chosen = parcels.map(({ way }) => way);
  return chosen.every((one) => one !== undefined) ? chosen : undefined;
}

/** The ids of the chosen quotes. Pick-up has none, because no courier is asked for a price. */
export const quotedIds = (ways: ShippingOption[] = []) =>
  ways.filter(({ id }) => id !== PICKUP_ID).map(({ id }) => id);

/** The prefilled fields: the buyer's name, phone and e-mail. An address is never prefilled; the buyer types or chooses it. */
export const buyerPrefill = (
  profile: Pick<Profile, "name_full" | "email"> | undefined,
  last: Pick<Order, "customer_name"> | null | undefined,
  own: { phone: string } | undefined,
): Partial<CheckoutValues> => ({
  payer_name: profile?.name_full || last?.customer_name || "",
  payer_phone: own?.phone ?? "",
  payer_email: profile?.email || "",
});
/** One line per store, with its goods and shipping. Lines by courier would be equal for two parcels of the same courier. */
export const parcelLines = (parcels: readonly Parcel[]) =>
  parcels.map(({ store, lines, way }) => ({
    name: `${store?.name ?? COMMUNITY_STORE}${way ? "" : " (belum dengan ongkir)"}`,
    value: rupiah(cartTotals(lines).total + (way?.price ?? 0)),
  }));

export const CHOOSE_WAY = "Pilih cara pengiriman.";

export const checkoutErrors = (values: CheckoutValues): FieldErrors<CheckoutValues> =>
  onlyWrong({ ...payerErrors(values), method: values.method ? undefined : CHOOSE_METHOD });

/** Content of the idempotency key. Cart line ids are part of it: the same goods next week are a new purchase. */
export const contentOf = (lines: CartItem[], values: CheckoutValues, total: number) => ({
  ...values,
  lines: lines.map(({ id, product, quantity }) => [id, product.id, quantity]),
  total,
});
