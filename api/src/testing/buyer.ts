import type { CartItem, Notification, Order, ShippingOption } from "@barakah/contract";
import sharp from "sharp";
import { digestOf, newToken } from "../platform/secrets.ts";
import { aMember } from "./builders.ts";
import { bearer, send, sendForm } from "./calls.ts";
import type { Quote } from "./qris.ts";
import type { TestApp } from "./test-app.ts";

/** The body of a refused call. */
export interface Refusal {
  detail: string;
  code: string;
  message?: string;
  amount?: number;
  stock?: number;
  errors?: Record<string, string[]>;
}
type Method = Parameters<typeof send>[1];

export const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#0b7a43" } })
  .png()
  .toBuffer();

const CUSTOMER = { customer_name: "Siti Rahmawati", customer_phone: "081200000000", customer_email: "" };
export const TRANSFER = {
  source_bank: "BSI",
  source_account: "7000000000",
  transfer_date: "2026-11-15",
  payment_method: "bsi",
};

/** A signed-in member with the actions of a buyer. */
export class Buyer {
  readonly api: TestApp;
  readonly id: number;
  readonly #access: string;

  constructor(api: TestApp, id: number, access: string) {
    this.api = api;
    this.id = id;
    this.#access = access;
  }

  get session() {
    return { access: this.#access };
  }

  call<T = Refusal>(method: Method, url: string, body?: object, more: Record<string, string> = {}) {
    return send<T>(this.api, method, url, body, { ...bearer({ access: this.#access }), ...more });
  }

  /** A multipart form with a proof of transfer. */
  form = async <T>(url: string, given: Record<string, unknown>, more: Record<string, string> = {}) => {
    const fields = Object.entries({ ...TRANSFER, proof_file: await picture, ...given })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Buffer.isBuffer(value) ? value : String(value)]);
    const headers = { ...bearer({ access: this.#access }), ...more };
    return sendForm<T & Refusal>(this.api, "POST", url, Object.fromEntries(fields), headers);
  };

  add = (product_id: unknown, quantity: unknown) =>
    this.call<CartItem & Refusal>("POST", "/api/carts/cart/", { product_id, quantity });
  set = (product_id: unknown, quantity: unknown) =>
    this.call<CartItem[] & Refusal>("PUT", "/api/carts/cart/", { product_id, quantity });
  cart = async () => (await this.call<CartItem[]>("GET", "/api/carts/cart/")).body;
  total = async () => (await this.cart()).reduce((sum, line) => sum + line.subtotal, 0);

  /** By transfer; default: the cart's total and a proof. */
  order = async (given: Record<string, unknown> = {}, key?: string) =>
    this.form<{ order_number: string }>(
      "/api/orders/create-order/",
      { amount: await this.total(), ...CUSTOMER, ...given },
      key ? { "idempotency-key": key } : {},
    );
  sendProof = (number: string, given: Record<string, unknown> = {}) =>
    this.form<Order>(`/api/orders/${number}/proof/`, given);
  /** Online; default: the cart's total. */
  token = async (given: Record<string, unknown> = {}, key?: string) =>
    this.call<{ token: string; order_id: string; order_number: string } & Refusal>(
      "POST",
      "/api/payments/generate-order-midtrans-token/",
      { amount: await this.total(), customerName: "Siti", customerPhone: "081200000000", ...given },
      key ? { "idempotency-key": key } : {},
    );
  /** By QRIS; default: the cart's total. */
  quote = async (given: Record<string, unknown> = {}) =>
    this.call<Quote>("POST", "/api/payments/quote/", {
      ...{ kind: "checkout", amount: await this.total() },
      ...{ customer_name: "Siti", customer_phone: "081200000001" },
      ...given,
    });
  /** Creates an address; default: in Lembang. */
  addressIn = async (region_code = "321701", given: Record<string, unknown> = {}) =>
    (
      await this.call<{ id: number }>("POST", "/api/addresses/", {
        recipient: "Siti Rahmawati",
        phone: "081200000000",
        region_code,
        street: "Jalan Kenanga No. 14",
        ...given,
      })
    ).body.id;
  shippingTo = (address_id: unknown) =>
    this.call<ShippingOption[] & Refusal>("POST", "/api/orders/shipping-options/", { address_id });
  news = async () => (await this.call<Notification[]>("GET", "/api/notifications/")).body;
  orders = async () => (await this.call<Order[]>("GET", "/api/orders/")).body;
  find = async (number: string) => (await this.call<Order & Refusal>("GET", `/api/orders/${number}/`)).body;
  act = (number: string, action: string) =>
    this.call<Order & Refusal & { added: number; missing: string[]; token: string }>(
      "POST",
      `/api/orders/${number}/${action}/`,
      {},
    );
}

/** Without password hashing, so that tests can have hundreds. */
export async function aBuyer(api: TestApp): Promise<Buyer> {
  const { database } = api;
  const member = await aMember(database);
  const access = newToken();
  const soon = new Date(Date.now() + 3600_000).toISOString();
  const session = await database.kysely
    .insertInto("session")
    .values({ member_id: member.id, signed_in_by: "password", ends_at: soon })
    .returning("id")
    .executeTakeFirstOrThrow();
  await database.kysely
    .insertInto("access_token")
    .values({ hash: digestOf(access), session_id: session.id, expires_at: soon })
    .execute();
  return new Buyer(api, member.id, access);
}

export async function stockOf(api: TestApp, productId: number): Promise<number> {
  const { stock } = await api.database.kysely
    .selectFrom("product")
    .select("stock")
    .where("id", "=", productId)
    .executeTakeFirstOrThrow();
  return stock;
}
