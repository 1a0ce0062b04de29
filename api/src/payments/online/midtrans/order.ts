import { toProviderTime } from "./clock.ts";

export interface OrderToPay {
  orderId: string;
  /** Whole rupiah; the items must add up to it. */
  grossAmount: number;
  items: readonly { id: string; name: string; price: number; quantity: number }[];
  customer: { firstName: string; email?: string; phone?: string };
  expiryMinutes: number;
  /** Where the provider's own page sends the payer back to. */
  finishUrl?: string;
}

/** The order breaks a rule of the provider. A bug in this app, detected before sending. */
export class OrderInvalid extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = "OrderInvalid";
  }
}

const ORDER_ID = /^[A-Za-z0-9_~.-]{1,50}$/;
const REQUEST_MOST_BYTES = 16 * 1024;
const ITEM_MOST = 50;
/** BCA refuses longer names of virtual accounts. */
const NAME_MOST = 30;
const TEXT_MOST = 255;

const cut = (text: string, most: number) => [...text.trim()].slice(0, most).join("").trim();
/** Alfamart's tills use the bar as a separator. */
const itemName = (name: string) => cut(name.replaceAll("|", " "), ITEM_MOST) || "-";

function check({ orderId, grossAmount, items, expiryMinutes }: OrderToPay) {
  if (!ORDER_ID.test(orderId)) throw new OrderInvalid(`order id ${JSON.stringify(orderId)} is not allowed`);
  if (!Number.isSafeInteger(grossAmount) || grossAmount < 1)
    throw new OrderInvalid(`gross amount ${grossAmount} is not a positive whole number`);
  if (!Number.isInteger(expiryMinutes) || expiryMinutes < 1)
    throw new OrderInvalid(`expiry of ${expiryMinutes} minutes is not a positive whole number`);
  for (const { id, price, quantity } of items) {
    if (!Number.isSafeInteger(price)) throw new OrderInvalid(`price ${price} of item ${id} is not whole`);
    if (!Number.isSafeInteger(quantity) || quantity < 1)
      throw new OrderInvalid(`quantity ${quantity} of item ${id} is below one or not whole`);
  }
  const sum = items.reduce((total, { price, quantity }) => total + price * quantity, 0);
  if (sum !== grossAmount) throw new OrderInvalid(`items add up to ${sum}, not to ${grossAmount}`);
}

function body(order: OrderToPay, items: OrderToPay["items"], now: Date) {
  const { customer, expiryMinutes, finishUrl } = order;
  return JSON.stringify({
    transaction_details: { order_id: order.orderId, gross_amount: order.grossAmount },
    item_details: items.map(({ id, name, price, quantity }) => ({
      id: cut(id, ITEM_MOST),
      name: itemName(name),
      price,
      quantity,
    })),
    customer_details: {
      first_name: cut(customer.firstName, NAME_MOST),
      ...(customer.email && { email: cut(customer.email, TEXT_MOST) }),
      ...(customer.phone && { phone: cut(customer.phone, TEXT_MOST) }),
    },
    credit_card: { secure: true },
    // With a start time: otherwise it counts from the choice of a method and outlives the reserved stock.
    expiry: { start_time: `${toProviderTime(now)} +0700`, unit: "minutes", duration: expiryMinutes },
    page_expiry: { unit: "minutes", duration: expiryMinutes },
    ...(finishUrl && { callbacks: { finish: finishUrl } }),
  });
}

/** The request for a payment page. */
export function paymentRequest(order: OrderToPay, now: Date): string {
  check(order);
  const detailed = body(order, order.items, now);
  if (Buffer.byteLength(detailed) <= REQUEST_MOST_BYTES) return detailed;
  const whole = {
    id: order.orderId,
    name: `${order.items.length} barang`,
    price: order.grossAmount,
    quantity: 1,
  };
  return body(order, [whole], now);
}
