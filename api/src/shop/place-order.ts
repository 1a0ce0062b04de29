import { CART_EMPTY } from "@barakah/contract";
import { sales, shipping } from "../ledger/index.ts";
import {
  type FairShare,
  type MoneyRequest,
  openPayment,
  type Payment,
  type PaymentMethod,
  type Purchaser,
  type Reserves,
} from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { type Bought, checkPurchase } from "./check-purchase.ts";
import { type ChosenDelivery, chooseDelivery } from "./delivery/choose-delivery.ts";
import type { DeliveryParts } from "./delivery/dependencies.ts";
import { cartHash } from "./delivery/offer.ts";
import { hindering } from "./delivery/price-ways.ts";
import { packedCart } from "./delivery/queries/goods.ts";
import { insertShipment } from "./delivery/queries/shipments.ts";
import { keepToFairShare } from "./fair-share.ts";
import { type Choice, choicesOf, lockCart, removeLines } from "./queries/cart.ts";
import { insertLines, insertOrder, recordStep } from "./queries/orders.ts";
import { holdStock, lockGoods } from "./queries/stock.ts";
import { orderSeller } from "./seller.ts";

export interface Purchase {
  memberId: number;
  /** The total that the buyer saw. */
  amount: number;
  customer: { name: string; phone: string; email: string };
  note: string;
  /** What the buyer's page thinks is in the cart, when it says so. */
  choices?: Choice[] | undefined;
  request: MoneyRequest | undefined;
  /** How it travels. It is picked up unless this says otherwise. */
  delivery?: ChosenDelivery;
  /** What unpaid orders may hold; without it, anything. */
  fairShare?: FairShare;
  /** When it is bought. Now, unless it is written down later. */
  at?: string;
}

type Terms = {
  method: PaymentMethod;
  minutes: number | null;
  /** By QRIS: a code is taken off the price. */
  reserves?: Reserves | undefined;
  status: "waiting_payment" | "waiting_verification";
};

const cartEmpty = () => conflict("cart_empty", CART_EMPTY);

async function takeCart(tx: Tx, memberId: number): Promise<{ inCart: Choice[]; bought: Bought[] }> {
  await lockCart(tx, memberId);
  const inCart = await choicesOf(tx, memberId);
  if (inCart.length === 0) throw cartEmpty();
  const locked = await lockGoods(
    tx,
    inCart.map((line) => line.product_id),
  );
  const byId = new Map(locked.map((product) => [product.id, product]));
  const bought = inCart.flatMap(({ product_id, quantity }) => {
    const product = byId.get(product_id);
    return product ? [{ product, quantity }] : [];
  });
  return { inCart, bought };
}

/** What sending costs. Refused where the cart, which is locked now, is no longer what was chosen. */
async function sendingOf(tx: Tx, { memberId, delivery = { as: "pickup" } }: Purchase) {
  if (delivery.as === "refused") throw delivery.refusal;
  const goods = await packedCart(tx, memberId);
  const [stuck] = hindering(goods, delivery.as === "sent" ? delivery.quote.mode : "pickup");
  if (stuck && delivery.as === "pickup")
    throw conflict("address_required", `${stuck.title} hanya dikirim. Pilih alamat pengiriman.`);
  if (stuck)
    throw conflict(
      "not_delivered_there",
      `${stuck.title} tidak dapat dikirim dengan cara ini. Pilih yang lain.`,
    );
  if (delivery.as === "sent" && cartHash(goods) !== delivery.quote.cart_hash)
    throw conflict(
      "cart_changed",
      "Isi keranjang sudah berubah. Periksa kembali ongkirnya sebelum membayar.",
    );
  return delivery.as === "sent" ? delivery.quote.price : 0;
}

async function writeShipment(tx: Tx, orderId: string, { delivery }: Purchase) {
  if (delivery?.as !== "sent") return;
  const { quote, address } = delivery;
  const { mode, courier, service, price, provider, is_estimate, days_min, days_max, weight_g } = quote;
  const { recipient, phone, street, place, postal_code, note } = address;
  await insertShipment(tx, {
    ...{ order_id: orderId, mode: mode === "store_courier" ? mode : "courier", courier, service, price },
    ...{ provider, is_estimate, days_min, days_max, weight_g },
    ...{ from_region: quote.from_region ?? "", to_region: quote.to_region },
    ...{ recipient, phone, street, place, postal_code, note, track: "[]" },
  });
}

async function writeOrder(
  tx: Tx,
  payment: Payment,
  purchase: Purchase,
  bought: Bought[],
  terms: Terms & { sending: number },
) {
  const order = await insertOrder(tx, {
    payment_id: payment.id,
    member_id: purchase.memberId,
    status: terms.status,
    total: bought.reduce((sum, { product, quantity }) => sum + product.price * quantity, terms.sending),
    shipping: terms.sending,
    note: purchase.note,
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
    })),
  );
  await recordStep(tx, order.id, {
    from: null,
    to: terms.status,
    decision: { as: "payer", reason: "Pesanan dibuat.", at: purchase.at },
  });
  return order;
}

/** The cart becomes an order that holds its goods, all in the caller's transaction. */
export async function placeOrder(tx: Tx, purchase: Purchase, terms: Terms): Promise<Payment> {
  const { inCart, bought } = await takeCart(tx, purchase.memberId);
  const sending = await sendingOf(tx, purchase);
  const total = checkPurchase(bought, purchase, sending);
  if (purchase.fairShare) await keepToFairShare(tx, purchase.memberId, bought, purchase.fairShare);
  const payment = await openPayment(tx, orderSeller, {
    method: terms.method,
    shares: [
      { account: sales(), amount: total - sending },
      ...(sending > 0 ? [{ account: shipping(), amount: sending }] : []),
    ],
    memberId: purchase.memberId,
    payer: purchase.customer,
    expiresInMinutes: terms.minutes,
    reserves: terms.reserves ? { as: "discount" } : undefined,
    request: purchase.request,
    at: purchase.at,
  });
  const order = await writeOrder(tx, payment, purchase, bought, { ...terms, sending });
  await writeShipment(tx, order.id, purchase);
  await holdStock(tx, order.id, inCart);
  await removeLines(
    tx,
    purchase.memberId,
    inCart.map((line) => line.product_id),
  );
  return payment;
}

/** A member's cart, paid by any method. */
export const cartPurchaser = (delivery: DeliveryParts, fairShare: FairShare): Purchaser<"order"> => ({
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
      choices: purchase.cart_items,
      delivery: await chooseDelivery(delivery, memberId, purchase),
      request,
    };
    return (tx, terms) =>
      placeOrder(tx, wanted, {
        ...terms,
        status: terms.minutes === null ? "waiting_verification" : "waiting_payment",
      });
  },
});
