import type { PaymentState } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, type Buyer, stockOf } from "../testing/buyer.ts";
import { pageOfPayment } from "../testing/payment-page.ts";
import { type Online, onlineApp } from "../testing/with-provider.ts";

let api: Online["api"];
let provider: Online["provider"];
let settled: Online["settled"];
let upkeep: Online["upkeep"];
let buyer: Buyer;
let productId: number;

beforeAll(async () => {
  ({ api, provider, settled, upkeep } = await onlineApp());
});
beforeEach(async () => {
  buyer = await aBuyer(api);
  productId = (await aProduct(api.database, { price: 20_000, stock: 5 })).id;
  await buyer.add(productId, 2);
});
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

const overdue = (number: string) =>
  api.database.pool.query(
    "update payment set expires_at = now() - interval '1 minute' where reference = $1",
    [number],
  );

describe("an order that is paid online", () => {
  it("waits for its payment with the cart emptied and the stock held, and is prepared once it is paid", async () => {
    const { status, body } = await buyer.token({ cartItems: [{ product_id: productId, quantity: 2 }] });
    expect(status).toBe(200);
    expect(await buyer.cart()).toEqual([]);
    expect(await stockOf(api, productId)).toBe(3);
    expect(await buyer.find(body.order_number)).toMatchObject({
      status: "Menunggu Pembayaran",
      payment_method: "midtrans",
      pay_before: expect.any(String),
      can_pay: true,
      can_cancel: true,
    });
    provider.bank.charge(body.token, "success");
    await settled();
    expect(await buyer.find(body.order_number)).toMatchObject({
      status: "Diproses",
      payment_status: "verified",
      can_pay: false,
      history: [{ status: "Menunggu Pembayaran" }, { status: "Diproses", note: "Pembayaran diterima." }],
    });
    const { body: state }: { body: PaymentState } = await api.get(
      `/api/check-payment-status?order_id=${body.order_id}`,
    );
    expect(state).toMatchObject({ status: "success", kind: "order", amount: 40_000 });
  });

  it("leads back to the same payment page after the tab was closed", async () => {
    const { body } = await buyer.token();
    const again = await buyer.act(body.order_number, "payment-token");
    expect(again).toMatchObject({ status: 200, body: { token: body.token, order_id: body.order_number } });
    expect(await buyer.orders()).toHaveLength(1);
  });

  it("cannot be paid again once it is paid or over", async () => {
    const { body } = await buyer.token();
    provider.bank.charge(body.token, "success");
    await settled();
    expect(await buyer.act(body.order_number, "payment-token")).toMatchObject({
      status: 409,
      body: { code: "payment_closed" },
    });
  });

  it.each([
    [{ amount: 39_999 }, 409, "amount_changed"],
    [{ cartItems: [{ product_id: 1, quantity: 2 }] }, 409, "cart_changed"],
    [{ cartItems: [] }, 409, "cart_changed"],
    [{ amount: 1.5 }, 400, "invalid"],
    [{ cartItems: [{ product_id: 1, quantity: "2" }] }, 400, "invalid"],
    [{ cartItems: [{ product_id: 1, quantity: 0 }] }, 400, "invalid"],
    [{ customerName: "" }, 400, "invalid"],
  ])("is refused when the page is tampered with: %j", async (given, status, code) => {
    expect(await buyer.token(given)).toMatchObject({ status, body: { code } });
    expect(await stockOf(api, productId)).toBe(5);
    expect(await buyer.orders()).toEqual([]);
  });

  it("is refused when the cart has another quantity than the page thinks", async () => {
    const quantity = 1;
    const refused = await buyer.token({ cartItems: [{ product_id: productId, quantity }] });
    expect(refused).toMatchObject({ status: 409, body: { code: "cart_changed", amount: 40_000 } });
  });

  it("is one order when two tabs pay at once, and the same one for the same key", async () => {
    const amount = await buyer.total();
    const answers = await Promise.all([
      buyer.token({ amount }, "kunci-daring-1"),
      buyer.token({ amount }, "kunci-daring-1"),
      buyer.token({ amount }),
    ]);
    expect(await buyer.orders()).toHaveLength(1);
    for (const { status, body } of answers) {
      if (status === 200) expect(body.order_number).toBe((await buyer.orders())[0]?.order_number);
      else expect([status, body.code]).toEqual([409, "cart_empty"]);
    }
  });

  it("is kept when the provider gives no page, and the same call succeeds later", async () => {
    const amount = await buyer.total();
    provider.faults.next("create", "error_500", "error_500", "error_500");
    expect(await buyer.token({ amount }, "kunci-galat-1")).toMatchObject({
      status: 503,
      body: { detail: "Payment gateway is not available. Please try again later." },
    });
    const [order] = await buyer.orders();
    expect(order).toMatchObject({ status: "Menunggu Pembayaran", can_pay: true });
    expect(await buyer.token({ amount }, "kunci-galat-1")).toMatchObject({
      status: 200,
      body: { order_number: order?.order_number },
    });
  });
});

describe("an order that is not paid", () => {
  it("gives its stock back when its time is over", async () => {
    const { body } = await buyer.token();
    await overdue(body.order_number);
    await upkeep();
    expect(await buyer.find(body.order_number)).toMatchObject({
      status: "Dibatalkan",
      payment_status: "expired",
      history: [{}, { status: "Dibatalkan", note: "Batas waktu pembayaran lewat." }],
    });
    expect(await stockOf(api, productId)).toBe(5);
  });

  it("gives its stock back when its buyer cancels it, once however often they press", async () => {
    const { body } = await buyer.token();
    const answers = await Promise.all([1, 2, 3].map(() => buyer.act(body.order_number, "cancel")));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await buyer.find(body.order_number)).toMatchObject({
      status: "Dibatalkan",
      payment_status: "cancelled",
      history: [{}, { note: "Dibatalkan oleh pembeli." }],
    });
    expect(await stockOf(api, productId)).toBe(5);
    expect((await buyer.act(body.order_number, "cancel")).status).toBe(409);
  });

  it("is cancelled at the provider too, where a method was chosen already", async () => {
    const { body } = await buyer.token();
    provider.bank.charge(body.token, "pending");
    await settled();
    expect((await buyer.act(body.order_number, "cancel")).body.status).toBe("Dibatalkan");
    expect(provider.bank.attempts(body.order_number)[0]?.status).toBe("expire");
    await settled();
    expect(await stockOf(api, productId)).toBe(5);
  });

  it("is not cancelled when the provider has its money, though we had not heard of it", async () => {
    const { body } = await buyer.token();
    provider.notifier.tamperNext({ lose: true }, { lose: true });
    provider.bank.charge(body.token, "success");
    expect(await buyer.act(body.order_number, "cancel")).toMatchObject({
      status: 409,
      body: { code: "order_paid" },
    });
    expect(await buyer.find(body.order_number)).toMatchObject({ status: "Diproses" });
    expect(await stockOf(api, productId)).toBe(3);
  });

  it("is not cancelled while the provider does not answer", async () => {
    const { body } = await buyer.token();
    provider.faults.next("status", ...Array.from({ length: 3 }, () => "error_500" as const));
    expect((await buyer.act(body.order_number, "cancel")).status).toBe(503);
    expect(await buyer.find(body.order_number)).toMatchObject({ status: "Menunggu Pembayaran" });
  });
});

describe("a proof instead of paying online", () => {
  it("is taken while nothing was chosen at the provider, and then never runs out", async () => {
    const { body } = await buyer.token();
    expect(await buyer.sendProof(body.order_number)).toMatchObject({
      status: 200,
      body: {
        status: "Menunggu Verifikasi",
        payment_method: "bsi",
        pay_before: null,
        can_pay: false,
        can_cancel: false,
      },
    });
    await overdue(body.order_number);
    await upkeep();
    expect(await buyer.find(body.order_number)).toMatchObject({ status: "Menunggu Verifikasi" });
    expect(await stockOf(api, productId)).toBe(3);
    expect(await buyer.act(body.order_number, "payment-token")).toMatchObject({
      status: 409,
      body: { code: "other_method" },
    });
    expect(await buyer.act(body.order_number, "cancel")).toMatchObject({ status: 409 });
  });

  it("is taken after a card was refused there, and counts once should another card pay all the same", async () => {
    const { body } = await buyer.token();
    provider.bank.charge(body.token, "failure");
    await settled();
    expect(await buyer.find(body.order_number)).toMatchObject({ can_send_proof: true });
    expect((await pageOfPayment(api, body.order_number)).can_transfer).toBe(true);
    expect(await buyer.sendProof(body.order_number)).toMatchObject({
      status: 200,
      body: { status: "Menunggu Verifikasi", payment_method: "bsi" },
    });
    provider.bank.charge(body.token, "success");
    await settled();
    expect(await buyer.find(body.order_number)).toMatchObject({ status: "Diproses" });
    expect(await stockOf(api, productId)).toBe(3);
  });

  it("is refused with a sentence once a method was chosen there, and not offered", async () => {
    const { body } = await buyer.token();
    provider.bank.charge(body.token, "pending");
    await settled();
    expect(await buyer.find(body.order_number)).toMatchObject({ can_send_proof: false, can_cancel: true });
    expect((await pageOfPayment(api, body.order_number)).can_transfer).toBe(false);
    expect(await buyer.sendProof(body.order_number)).toMatchObject({
      status: 409,
      body: { code: "payment_started", detail: expect.stringMatching(/sudah dimulai/) },
    });
    expect(await buyer.find(body.order_number)).toMatchObject({ payment_method: "midtrans" });
  });
});

it("cancels a paid order if the bank reverses the payment before it was sent", async () => {
  const { body } = await buyer.token();
  const paid = provider.bank.charge(body.token, "success", "bsi_va");
  await settled();
  expect(await stockOf(api, productId)).toBe(3);
  provider.bank.move(paid.transaction?.transactionId ?? "", "deny");
  await settled();
  expect(await buyer.find(body.order_number)).toMatchObject({
    status: "Dibatalkan",
    payment_status: "refunded",
    history: [{}, {}, { note: "Dana Rp. 40.000 sudah dikembalikan." }],
  });
  expect(await stockOf(api, productId)).toBe(5);
});
