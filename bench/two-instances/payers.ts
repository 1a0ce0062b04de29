import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { CartItem, Product } from "@barakah/contract";
import { type Answer, ask, post, proofOf, type Shift, signIn, VISITOR } from "../faults/people.ts";
import type { Stage } from "./stage.ts";

export interface Payers {
  /** Acknowledged order numbers by key. */
  orders: Map<string, string>;
  /** References of gifts paid at the provider, by key. */
  paid: Map<string, string>;
}

/** Retries with one idempotency key until there is an answer: a killed instance may or may not have done it. */
async function answered<T>(shift: Shift, call: () => Promise<Answer<T>>): Promise<T | undefined> {
  for (;;) {
    const { status, body } = await call();
    if (status >= 200 && status < 300) return body;
    if (status >= 400 && status < 500) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
    if (shift.over) return undefined;
    await delay(30);
  }
}

/** Gives online repeatedly: pays at the provider and waits until the app knows. */
export async function onlineDonor(shift: Shift, { provider }: Stage, { paid }: Payers) {
  while (!shift.over) {
    const key = randomUUID();
    await delay(shift.pauseMilliseconds ?? 0);
    const begun = await answered<{ token: string; order_id: string }>(shift, () =>
      post(
        `${shift.url}/api/payments/generate-donation-midtrans-token/`,
        { amount: 50_250, donorName: key, donorPhone: "081200000000", campaignSlug: shift.slug },
        { ...VISITOR, "idempotency-key": key },
      ),
    );
    if (!begun) return;
    const { status } = await provider.charge(begun.token);
    if (status !== 200) throw new Error(`the provider took no money: ${status}`);
    paid.set(key, begun.order_id);
  }
}

const orderForm = async (key: string, amount: number) => {
  const form = new FormData();
  const said = {
    amount: String(amount),
    customer_name: key,
    customer_phone: "081200000000",
    payment_method: "bsi",
    source_bank: "BSI",
    source_account: "1",
    transfer_date: "2026-11-15",
  };
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  form.append(
    "proof_file",
    new Blob([new Uint8Array(await proofOf(key))], { type: "image/png" }),
    "bukti.png",
  );
  return form;
};

async function signedIn(shift: Shift, name: string) {
  for (;;) {
    const headers = await signIn(shift.url, name);
    if (headers || shift.over) return headers;
    await delay(100);
  }
}

/** Orders by transfer repeatedly, a product with enough stock. */
export async function buyer(shift: Shift, { orders }: Payers) {
  const headers = await signedIn(shift, "demo");
  const products = await answered<Product[]>(shift, () => ask(`${shift.url}/api/products/?limit=50`));
  const product = products?.toSorted((a, b) => b.stock - a.stock)[0];
  if (!headers || !product) throw new Error("nothing to buy, or nobody to buy it");
  for (let left = product.stock; !shift.over && left > 0; left--) {
    const key = randomUUID();
    const cart = await answered<CartItem[]>(shift, async () => {
      await ask(`${shift.url}/api/cart/clear/`, { method: "DELETE", headers });
      const body = JSON.stringify({ product_id: product.id, quantity: 1 });
      const type = { ...headers, "content-type": "application/json" };
      return ask(`${shift.url}/api/carts/cart/`, { method: "PUT", headers: type, body });
    });
    if (!cart) return;
    const amount = cart.reduce((sum, { subtotal }) => sum + subtotal, 0);
    const made = await answered<{ order_number: string }>(shift, async () =>
      ask(`${shift.url}/api/orders/create-order/`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": key },
        body: await orderForm(key, amount),
      }),
    );
    if (made) orders.set(key, made.order_number);
    await delay(50 + (shift.pauseMilliseconds ?? 0));
  }
}
