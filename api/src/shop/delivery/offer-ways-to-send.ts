import { createHash } from "node:crypto";
import { CART_EMPTY, type ShippingOption } from "@barakah/contract";
import { conflict } from "../../platform/errors.ts";
import { choicesOf } from "../queries/cart.ts";
import { storesNamed } from "../queries/stores.ts";
import { noAddress } from "./address-book.ts";
import { waysOfSeller } from "./allowed-ways-to-send.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { PRICE_HOLDS_MINUTES } from "./how-long-a-price-holds.ts";
import { addressOf } from "./queries/addresses.ts";
import { type Packed, packedCart } from "./queries/goods.ts";
import { insertQuotes, type Quote } from "./queries/offered-prices.ts";
import { gramsOf, waysTo } from "./shipping-prices.ts";

/** Identifies the goods, quantities and weights that a shipping price was quoted for. */
export const cartHash = (goods: Packed[]): string =>
  createHash("sha256")
    .update(JSON.stringify(goods.map(({ id, quantity, weight_g }) => [id, quantity, weight_g])))
    .digest("hex");

/** Groups goods by store, because each store sends its own. */
export const byStore = (goods: Packed[]): Packed[][] =>
  [...new Set(goods.map(({ store_id }) => store_id))].map((id) =>
    goods.filter(({ store_id }) => store_id === id),
  );

/** Quotes for the goods of one store (or of the shop itself), sent from its district. */
export async function quotesFor(
  parts: DeliveryParts,
  memberId: number,
  goods: Packed[],
  to: string,
): Promise<Quote[]> {
  const [store] = await storesNamed(parts.database.kysely, [goods[0]?.store_id ?? null]);
  const origin_region = store?.region_code ?? (await parts.settings()).origin_region;
  const ways = await waysTo(parts, goods, { to, from: origin_region, ways: waysOfSeller(store) });
  return insertQuotes(
    parts.database,
    ways.map((way) => ({
      ...way,
      member_id: memberId,
      store_id: store?.id ?? null,
      cart_hash: cartHash(goods),
      from_region: way.mode === "pickup" ? null : origin_region,
      to_region: to,
      weight_g: gramsOf(goods),
    })),
    PRICE_HOLDS_MINUTES,
  );
}

export const presentQuote = (
  { id, mode, courier, service, ...quote }: Quote,
  store: string | null,
): ShippingOption => ({
  ...{ id, mode, courier, service, store },
  price: quote.price,
  days_min: quote.days_min,
  days_max: quote.days_max,
  estimate: quote.is_estimate,
});

/** The shipping methods for a member's cart and address, each with an id to choose it by. */
export async function offerShipping(
  parts: DeliveryParts,
  memberId: number,
  addressId: number,
): Promise<ShippingOption[]> {
  const { kysely } = parts.database;
  const address = await addressOf(kysely, memberId, addressId);
  if (!address) throw noAddress();
  const goods = await packedCart(kysely, memberId);
  if ((await choicesOf(kysely, memberId)).length === 0) throw conflict("cart_empty", CART_EMPTY);
  const stores = await storesNamed(
    kysely,
    goods.map(({ store_id }) => store_id),
  );
  const offered: ShippingOption[] = [];
  for (const own of byStore(goods))
    for (const quote of await quotesFor(parts, memberId, own, address.region_code))
      offered.push(presentQuote(quote, stores.find(({ id }) => id === quote.store_id)?.slug ?? null));
  return offered;
}
