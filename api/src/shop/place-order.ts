import { CART_EMPTY } from "@barakah/contract";
import {
  type FairShare,
  type MoneyRequest,
  openPayment,
  type Payment,
  type PaymentMethod,
  type PurchaseHandler,
  type Reserves,
} from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Applied } from "./apply-vouchers.ts";
import { cartVouchers, takeVouchers } from "./cart-vouchers.ts";
import { type Bought, checkPurchase } from "./check-purchase.ts";
import { hindering } from "./delivery/allowed-ways-to-send.ts";
import { type ChosenDelivery, checkChosenDelivery } from "./delivery/check-chosen-delivery.ts";
import type { DeliveryParts } from "./delivery/dependencies.ts";
import { cartHash } from "./delivery/offer-ways-to-send.ts";
import { type Packed, packedCart } from "./delivery/queries/goods.ts";
import { insertShipment } from "./delivery/queries/shipments.ts";
import { keepToFairShare } from "./limit-unpaid-pieces.ts";
import { orderPayable } from "./payable.ts";
import { type PricedOrder, priceOrder } from "./price-order.ts";
import { hadFiles } from "./queries/bought-files.ts";
import { type Choice, choicesOf, lockCart, removeLines } from "./queries/cart.ts";
import { insertLines, insertOrder, recordStep } from "./queries/orders.ts";
import { lockGoods, reserveStock } from "./queries/stock.ts";
import { type SendingStore, storesNamed, ujrahPercents } from "./queries/stores.ts";
import type { StoredVoucher } from "./queries/vouchers.ts";
import { refuseOwnGoods } from "./refuse-own-goods.ts";
import { sharesOfOrders } from "./sellers-share.ts";

export interface Purchase {
  memberId: number;
  /** The total that the buyer saw. */
  amount: number;
  customer: { name: string; phone: string; email: string };
  note: string;
  /** The cart as the buyer's page shows it, if the page sends it. */
  choices?: Choice[] | undefined;
  request: MoneyRequest | undefined;
  /** The delivery for each store. Goods of other stores are picked up. */
  deliveries?: readonly ChosenDelivery[];
  /** The buyer chose to pick up goods that are not sent. */
  pickup?: boolean | undefined;
  /** The limits for unpaid orders; undefined: none. */
  fairShare?: FairShare;
  /** The time of the order; default now. Set only when past orders are entered. */
  at?: string;
}

type Terms = {
  method: PaymentMethod;
  minutes: number | null;
  /** By QRIS: a code is deducted from the price. */
  reserves?: Reserves | undefined;
  status: "waiting_payment" | "waiting_verification";
};

const cartEmpty = () => conflict("cart_empty", CART_EMPTY);

async function takeCart(tx: Tx, memberId: number): Promise<{ inCart: Choice[]; bought: Bought[] }> {
  await lockCart(tx, memberId);
  const inCart = await choicesOf(tx, memberId);
  if (inCart.length === 0) throw cartEmpty();
  const ids = inCart.map((line) => line.product_id);
  const locked = await lockGoods(tx, ids);
  const had = await hadFiles(tx, memberId, ids);
  const byId = new Map(locked.map((product) => [product.id, product]));
  const bought = inCart.flatMap(({ product_id, quantity }) => {
    const product = byId.get(product_id);
    return product ? [{ product, quantity, had: had.get(product_id) }] : [];
  });
  await refuseOwnGoods(
    tx,
    memberId,
    bought.map(({ product }) => product),
  );
  return { inCart, bought };
}

/** The goods that become one order: those of one store that are sent or picked up, or those that are downloaded. */
interface OrderDraft {
  storeId: number | null;
  digital: boolean;
  bought: Bought[];
  /** How it is sent; undefined if it is picked up or downloaded. */
  way: Extract<ChosenDelivery, { as: "sent" }> | undefined;
  fetched: boolean;
}

/** The delivery chosen for the goods of one store. Refused if the cart, which is locked now, has changed since. */
function wayChosenFor(
  goods: Packed[],
  deliveries: readonly ChosenDelivery[],
  storeId: number | null,
  store?: SendingStore,
) {
  const way = deliveries.find((one) => one.as === "sent" && one.quote.store_id === storeId);
  const sent = way?.as === "sent" ? way : undefined;
  if (!sent && store?.pickup_place === "")
    throw conflict("address_required", `${store.name} hanya mengirim. Pilih alamat pengiriman.`);
  const [stuck] = hindering(goods, sent?.quote.mode ?? "pickup");
  if (stuck && !sent)
    throw conflict("address_required", `${stuck.title} hanya dikirim. Pilih alamat pengiriman.`);
  if (stuck)
    throw conflict(
      "not_delivered_there",
      `${stuck.title} tidak dapat dikirim dengan cara ini. Pilih yang lain.`,
    );
  if (sent && cartHash(goods) !== sent.quote.cart_hash)
    throw conflict(
      "cart_changed",
      "Isi keranjang sudah berubah. Periksa kembali ongkirnya sebelum membayar.",
    );
  return sent;
}

/** Divides the cart into orders, each with its delivery. */
async function draftsOf(
  tx: Tx,
  { memberId, deliveries = [], pickup = false }: Purchase,
  bought: Bought[],
): Promise<OrderDraft[]> {
  const refused = deliveries.find((one) => one.as === "refused");
  if (refused) throw refused.refusal;
  const goods = await packedCart(tx, memberId);
  const stores = await storesNamed(
    tx,
    bought.map(({ product }) => product.store_id),
  );
  const orders = Map.groupBy(bought, ({ product }) => `${product.kind} ${product.store_id}`);
  return [...orders.values()].map((own) => {
    const { store_id: storeId = null, kind } = own[0]?.product ?? {};
    const packed = goods.filter(({ store_id }) => store_id === storeId);
    const digital = kind === "digital";
    const store = stores.find(({ id }) => id === storeId);
    const way = digital ? undefined : wayChosenFor(packed, deliveries, storeId, store);
    const chosen = pickup || deliveries.some((one) => one.as === "pickup" && one.store_id === storeId);
    return { storeId, digital, bought: own, way, fetched: chosen && !digital && !way };
  });
}

async function writeShipment(tx: Tx, orderId: string, { way }: OrderDraft) {
  if (!way) return;
  const { quote, address } = way;
  const { mode, courier, service, price, provider, is_estimate, days_min, days_max, weight_g } = quote;
  const { recipient, phone, street, place, postal_code, note } = address;
  await insertShipment(tx, {
    ...{ order_id: orderId, mode: mode === "store_courier" ? mode : "courier", courier, service, price },
    ...{ provider, is_estimate, days_min, days_max, weight_g },
    ...{ from_region: quote.from_region ?? "", to_region: quote.to_region },
    ...{ recipient, phone, street, place, postal_code, note, track: "[]" },
  });
}

interface Priced extends OrderDraft {
  price: PricedOrder;
}

const goodsOf = (bought: Bought[]) =>
  bought.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);

/** The largest one first, because a QRIS code is deducted from the first. */
async function pricedDrafts(
  tx: Tx,
  drafts: OrderDraft[],
  vouchers: readonly Applied<StoredVoucher>[],
): Promise<Priced[]> {
  const percents = await ujrahPercents(
    tx,
    drafts.map(({ storeId }) => storeId),
  );
  const priced = drafts.map((draft) => {
    const used = vouchers.find(
      ({ order }) => order?.storeId === draft.storeId && order.digital === draft.digital,
    );
    return {
      ...draft,
      price: priceOrder({
        store_id: draft.storeId,
        goods: goodsOf(draft.bought),
        shipping: draft.way?.quote.price ?? 0,
        ujrah_percent: percents.get(draft.storeId) ?? 0,
        voucher: used && {
          id: used.voucher.id,
          saves: used.saves,
          borne: used.voucher.store_id === null,
        },
      }),
    };
  });
  return priced.toSorted((one, other) => other.price.total - one.price.total);
}

async function writeOrder(
  tx: Tx,
  payment: Payment,
  purchase: Purchase,
  { price, bought, ...draft }: Priced,
  { part, status }: { part: number; status: Terms["status"] },
) {
  const order = await insertOrder(tx, {
    payment_id: payment.id,
    part,
    member_id: purchase.memberId,
    ...{ digital: draft.digital, fetched: draft.fetched },
    status,
    ...price,
    // A download needs no address, and its seller must not see the buyer's.
    note: draft.digital ? "" : purchase.note,
    created_at: purchase.at,
  });
  await insertLines(
    tx,
    bought.map(({ product, quantity }) => ({
      order_id: order.id,
      product_id: product.id,
      product_name: product.title,
      unit: product.unit,
      price: product.price,
      quantity,
      digital_file_id: product.digital_file_id,
    })),
  );
  await recordStep(tx, order.id, {
    from: null,
    to: status,
    decision: { as: "payer", reason: "Pesanan dibuat.", at: purchase.at },
  });
  await writeShipment(tx, order.id, { bought, ...draft });
  if (draft.digital) return;
  await reserveStock(
    tx,
    order.id,
    bought.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
  );
}

/**
 * Turns the cart into one payment and one order per store (downloads are a separate order), and reserves the goods, in the
 * caller's transaction.
 */
export async function placeOrder(tx: Tx, purchase: Purchase, terms: Terms): Promise<Payment> {
  const { inCart, bought } = await takeCart(tx, purchase.memberId);
  const unpriced = await draftsOf(tx, purchase, bought);
  const vouchers = await cartVouchers(
    tx,
    purchase.memberId,
    unpriced.map(({ storeId, digital, bought: own }) => ({ storeId, digital, goods: goodsOf(own) })),
    purchase.customer.phone,
  );
  const drafts = await pricedDrafts(tx, unpriced, vouchers);
  checkPurchase(
    bought,
    purchase,
    drafts.map(({ price }) => price),
    vouchers.find(({ problem }) => problem)?.problem,
  );
  if (purchase.fairShare)
    await keepToFairShare(
      tx,
      purchase.memberId,
      bought.filter(({ product }) => product.kind === "goods"),
      purchase.fairShare,
    );
  const payment = await openPayment(tx, orderPayable, {
    method: terms.method,
    shares: sharesOfOrders(drafts.map(({ price }) => price)),
    memberId: purchase.memberId,
    payer: purchase.customer,
    expiresInMinutes: terms.minutes,
    reserves: terms.reserves ? { as: "discount" } : undefined,
    request: purchase.request,
    at: purchase.at,
  });
  for (const [place, draft] of drafts.entries())
    await writeOrder(tx, payment, purchase, draft, { part: place + 1, status: terms.status });
  await takeVouchers(tx, purchase.memberId, vouchers);
  await removeLines(
    tx,
    purchase.memberId,
    inCart.map((line) => line.product_id),
  );
  return payment;
}

/** A member's cart, paid by any method. */
export const cartPurchaseHandler = (
  delivery: DeliveryParts,
  fairShare: FairShare,
): PurchaseHandler<"order"> => ({
  kind: "order",
  membersOnly: true,
  async prepare({ purchase, actor, request }) {
    const memberId = actor?.memberId ?? 0;
    const wanted = {
      memberId,
      fairShare,
      amount: purchase.amount,
      customer: { name: purchase.payer_name, phone: purchase.payer_phone, email: purchase.payer_email },
      note: purchase.note,
      pickup: purchase.pickup,
      choices: purchase.cart_items,
      deliveries: await checkChosenDelivery(delivery, memberId, purchase),
      request,
    };
    return (tx, terms) =>
      placeOrder(tx, wanted, {
        ...terms,
        status: terms.minutes === null ? "waiting_verification" : "waiting_payment",
      });
  },
});
