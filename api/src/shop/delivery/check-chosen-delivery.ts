import type { Address } from "@barakah/contract";
import { AppError, conflict, invalid } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { noAddress } from "./address-book.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { cartHash, quotesFor } from "./offer-ways-to-send.ts";
import { addressOf } from "./queries/addresses.ts";
import { packedCart } from "./queries/goods.ts";
import { offeredQuote, type Quote } from "./queries/offered-prices.ts";

export interface Wanted {
  address_id?: number | undefined;
  shipping_option_id?: string | undefined;
  /** One for each store, where the cart has goods of several. */
  shipping_option_ids?: string[] | undefined;
}

/** The shipping method, chosen before the order's transaction, because a provider may have to be asked. */
export type ChosenDelivery =
  | { as: "pickup"; store_id: number | null }
  | { as: "sent"; quote: Quote; address: Address }
  /** Thrown only when the order is placed: a repeated call finds its existing order first. */
  | { as: "refused"; refusal: AppError };

const expired = () =>
  conflict("quote_expired", "Ongkir ini sudah tidak berlaku. Pilih cara pengiriman sekali lagi.");

const moved = (before: Quote, now: Quote, goods: number) =>
  conflict(
    "price_changed",
    `Ongkir ${now.courier} ${now.service} berubah dari ${rupiah(before.price)} menjadi ${rupiah(now.price)}. Periksa totalnya, lalu bayar.`,
    { facts: { amount: goods + now.price } },
  );

/** Requested again if the quote expired or the cart changed; the same price keeps the choice valid. */
async function renewed(parts: DeliveryParts, quote: Quote, holds: boolean): Promise<Quote> {
  const cart = await packedCart(parts.database.kysely, quote.member_id);
  const goods = cart.filter(({ store_id }) => store_id === quote.store_id);
  if (goods.length === 0) throw expired();
  if (holds && cartHash(goods) === quote.cart_hash) return quote;
  const now = (await quotesFor(parts, quote.member_id, goods, quote.to_region)).find(
    ({ mode, courier, service }) =>
      mode === quote.mode && courier === quote.courier && service === quote.service,
  );
  if (!now) throw expired();
  const total = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (now.price !== quote.price) throw moved(quote, now, total);
  return now;
}

async function chosen(
  parts: DeliveryParts,
  memberId: number,
  address_id: number | undefined,
  optionId: string,
): Promise<ChosenDelivery> {
  const found = await offeredQuote(parts.database, memberId, optionId);
  if (!found) throw expired();
  if (found.mode === "pickup") return { as: "pickup", store_id: found.store_id };
  if (address_id === undefined)
    throw conflict("address_required", "Pilih alamat pengiriman, atau ambil di tempat.");
  const address = await addressOf(parts.database.kysely, memberId, address_id);
  if (!address) throw noAddress();
  if (address.region_code !== found.to_region) throw expired();
  const { holds, ...quote } = found;
  return { as: "sent", quote: await renewed(parts, quote, holds), address };
}

/** Whether the ways that the buyer chose still hold, at the price that the buyer saw. */
export async function checkChosenDelivery(
  parts: DeliveryParts,
  memberId: number,
  { address_id, shipping_option_id, shipping_option_ids = [] }: Wanted,
): Promise<ChosenDelivery[]> {
  const ids = [...new Set([...(shipping_option_id ? [shipping_option_id] : []), ...shipping_option_ids])];
  try {
    if (ids.length === 0 && address_id !== undefined)
      throw invalid({ shipping_option_id: ["Pilih cara pengiriman."] });
    const deliveries: ChosenDelivery[] = [];
    for (const id of ids) deliveries.push(await chosen(parts, memberId, address_id, id));
    return deliveries;
  } catch (refusal) {
    if (refusal instanceof AppError) return [{ as: "refused", refusal }];
    throw refusal;
  }
}
