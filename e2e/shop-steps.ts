import type { CartItem, Order, ProductSummary, SessionUser, WishListItem } from "@barakah/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { aMember } from "./members.ts";
import { SITE } from "./site.ts";

type Session = Pick<SessionUser, "access">;

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function call<T>(
  method: string,
  path: string,
  { access }: Session,
  body?: object | FormData,
): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(SITE + path, {
    method,
    headers: {
      authorization: `Bearer ${access}`,
      ...(body && !isForm && { "content-type": "application/json" }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return (await answer.json()) as T;
}

/** For the journey of a parcel; other tests must not sell it out. */
export const PARCEL_GOODS = "kurma-ajwa-premium";

/**
 * The community's own demo products not used by other tests; once all were used, from the first again. Only those that
 * lists show before they are asked for more.
 */
const taken = new Set<number>();
export async function aProduct(least = 2): Promise<ProductSummary> {
  const all = (await (await fetch(`${SITE}/api/products/?limit=20`)).json()) as ProductSummary[];
  const enough = all.filter(({ stock, slug, store }) => stock >= least && slug !== PARCEL_GOODS && !store);
  if (enough.every(({ id }) => taken.has(id))) taken.clear();
  const found = enough.find(({ id }) => !taken.has(id));
  if (!found) throw new Error("no product of the demo is left for this test");
  taken.add(found.id);
  return found;
}

export const putInCart = (session: Session, { id }: ProductSummary, quantity = 1) =>
  call<CartItem>("POST", "/api/carts/cart/", session, { product_id: id, quantity });
export const saveWish = (session: Session, { id }: ProductSummary) =>
  call("POST", "/api/wishlists/wishlist/", session, { product_id: id });
export const cartOf = (session: Session) => call<CartItem[]>("GET", "/api/carts/cart/", session);
export const wishesOf = (session: Session) =>
  call<WishListItem[]>("GET", "/api/wishlists/wishlist/", session);
export const ordersOf = (session: Session) => call<Order[]>("GET", "/api/orders/", session);
export const stockOf = async ({ slug }: ProductSummary): Promise<number> =>
  ((await (await fetch(`${SITE}/api/products/${slug}/`)).json()) as ProductSummary).stock;

/** Buys by transfer; returns the order number. */
export async function buyAs(session: Session, product: ProductSummary, quantity: number): Promise<string> {
  await putInCart(session, product, quantity);
  const form = new FormData();
  const fields = {
    amount: product.price * quantity,
    customer_name: "Pembeli Lain",
    customer_phone: "081200000000",
    payment_method: "bsi",
    source_bank: "BSI",
    source_account: "7000000000",
    transfer_date: "2026-11-15",
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set("proof_file", new Blob([PIXEL], { type: "image/png" }), "bukti.png");
  const made = await call<{ order_number: string }>("POST", "/api/orders/create-order/", session, form);
  return made.order_number;
}

/** The limit of one product in a member's unpaid orders. */
const FAIR_SHARE = 20;

/** Other members buy this many. */
export async function somebodyBuys(product: ProductSummary, quantity: number) {
  for (let left = quantity; left > 0; left -= FAIR_SHARE) {
    const { session } = await aMember();
    await buyAs(session, product, Math.min(left, FAIR_SHARE));
  }
}

/** Fetched, unless a way is chosen already. */
async function chooseWay(page: Page) {
  const ways = page.getByRole("radio", { name: /Ambil di tempat|Reguler|Kurir/ });
  await ways.first().waitFor();
  if ((await page.locator("input[name^=shipping]:checked").count()) === 0)
    await page
      .getByRole("radio", { name: /Ambil di tempat/ })
      .first()
      .check();
}

export async function fillBuyer(page: Page, method: "Bank Syariah Indonesia (BSI)" | "Pembayaran Online") {
  await page.getByLabel("Nama lengkap").fill("Siti Pembeli");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByLabel("Catatan pengiriman").fill("Jl. Berkah No. 1, Bandung");
  await chooseWay(page);
  await page.getByRole("radio", { name: method }).check();
}

export const payNow = (page: Page) => page.getByRole("button", { name: "Bayar Sekarang" }).click();
export const line = (page: Page, { title }: ProductSummary) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });

/** Complains about an order that was sent. */
export function complainAs(session: Session, number: string, story: string) {
  const form = new FormData();
  form.set("reason", "damaged");
  form.set("story", story);
  return call<Order>("POST", `/api/orders/${number}/complaint/`, session, form);
}
