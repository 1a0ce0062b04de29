import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, type Buyer, stockOf } from "../testing/buyer.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  buyer = await aBuyer(api);
});
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

/** A cart with two of one product and one of another, Rp. 45.000 in total. */
async function aFullCart() {
  const tea = await aProduct(api.database, { title: "Teh", price: 10_000, stock: 5 });
  const honey = await aProduct(api.database, { title: "Madu", price: 25_000, stock: 3 });
  await buyer.add(tea.id, 2);
  await buyer.add(honey.id, 1);
  return { tea, honey };
}

describe("an order by transfer", () => {
  it("is made from the server's cart, holds the stock and empties the cart", async () => {
    const { tea, honey } = await aFullCart();
    const made = await buyer.order({ note: "Titip di satpam" });
    expect(made.status).toBe(201);
    expect(made.body.order_number).toMatch(/^ORD-[0-9A-Z]{12}$/);
    expect(await buyer.cart()).toEqual([]);
    expect([await stockOf(api, tea.id), await stockOf(api, honey.id)]).toEqual([3, 2]);

    const [order] = await buyer.orders();
    expect(order).toMatchObject({
      order_number: made.body.order_number,
      status: "Menunggu Verifikasi",
      total_price: 45_000,
      payment_method: "bsi",
      payment_status: "pending",
      customer_name: "Siti Rahmawati",
      note: "Titip di satpam",
      can_cancel: false,
      items: [
        { product_name: "Teh", quantity: 2, price: 10_000, product_slug: tea.slug },
        { product_name: "Madu", quantity: 1, price: 25_000 },
      ],
      history: [{ status: "Menunggu Verifikasi", note: "Pesanan dibuat." }],
    });
  });

  it("keeps the names and prices of the moment of buying", async () => {
    const { tea } = await aFullCart();
    const { body } = await buyer.order();
    await api.database.kysely
      .updateTable("product")
      .set({ price: 99_000, title: "Teh Mahal" })
      .where("id", "=", tea.id)
      .execute();
    expect(await buyer.find(body.order_number)).toMatchObject({
      total_price: 45_000,
      items: [{ product_name: "Teh", price: 10_000 }, {}],
    });
  });

  it.each([
    ["amount", { amount: 1 }, 409],
    ["amount", { amount: 44_999 }, 409],
    ["amount", { amount: -45_000 }, 400],
    ["amount", { amount: "empat" }, 400],
    ["payment_method", { payment_method: undefined }, 400],
    ["payment_method", { payment_method: "midtrans" }, 400],
    ["customer_name", { customer_name: " " }, 400],
    ["customer_phone", { customer_phone: "x" }, 400],
    ["source_bank", { source_bank: "" }, 400],
    ["transfer_date", { transfer_date: "kemarin" }, 400],
    ["proof_file", { proof_file: undefined }, 400],
  ])("with a wrong %s (%j) is refused with a sentence and changes nothing", async (field, given, status) => {
    const { tea } = await aFullCart();
    const refused = await buyer.order(given);
    expect(refused.status).toBe(status);
    if (status === 400) expect(refused.body.errors?.[field]?.[0]).toMatch(/\w/);
    else expect(refused.body).toMatchObject({ code: "amount_changed", amount: 45_000 });
    expect(await stockOf(api, tea.id)).toBe(5);
    expect(await buyer.cart()).toHaveLength(2);
    expect(await buyer.orders()).toEqual([]);
  });

  it("of more money than one sum may be is refused before anything is held", async () => {
    const land = await aProduct(api.database, { price: 900_000_000_000, stock: 5 });
    await buyer.add(land.id, 2);
    expect(await buyer.order()).toMatchObject({ status: 409, body: { code: "too_much" } });
    expect(await stockOf(api, land.id)).toBe(5);
  });

  it("needs a proof that is a picture", async () => {
    await aFullCart();
    expect(await buyer.order({ proof_file: Buffer.from("bukan gambar") })).toMatchObject({
      status: 415,
      body: { detail: "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan." },
    });
    expect(await buyer.order({ proof_file: undefined })).toMatchObject({
      body: { errors: { proof_file: ["Mohon upload bukti transfer"] } },
    });
  });

  it("of an empty cart is refused with the specified sentence", async () => {
    for (const amount of [0, 1000]) {
      expect(await buyer.order({ amount })).toMatchObject({
        status: 409,
        body: {
          code: "cart_empty",
          detail: "Keranjang belanja kosong. Tambahkan produk sebelum melanjutkan ke pembayaran.",
        },
      });
    }
  });

  it("is refused with a sentence per product when stock is too low or a product was archived", async () => {
    const { tea, honey } = await aFullCart();
    const amount = await buyer.total();
    const rival = await aBuyer(api);
    await rival.add(tea.id, 4);
    await rival.order();
    await api.database.kysely
      .updateTable("product")
      .set({ status: "archived" })
      .where("id", "=", honey.id)
      .execute();
    const refused = await buyer.order({ amount });
    expect(refused).toMatchObject({ status: 409, body: { code: "cart_changed", amount: 45_000 } });
    expect(refused.body.errors).toEqual({
      [tea.id]: ["Stok tinggal 1."],
      [honey.id]: ["Produk ini sudah tidak dijual."],
    });
    expect(refused.body.detail).toContain("Teh: Stok tinggal 1.");
    expect(await buyer.cart()).toHaveLength(2);
  });

  it("is refused with the new total when a price has changed, and accepted with that total", async () => {
    const { tea } = await aFullCart();
    const amount = await buyer.total();
    await api.database.kysely
      .updateTable("product")
      .set({ price: 11_000 })
      .where("id", "=", tea.id)
      .execute();
    expect(await buyer.order({ amount })).toMatchObject({ status: 409, body: { amount: 47_000 } });
    expect((await buyer.order({ amount: 47_000 })).status).toBe(201);
  });
});

describe("one cart", () => {
  it("makes one order, however many tabs pay at once", async () => {
    const { tea } = await aFullCart();
    const amount = await buyer.total();
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.order({ amount })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    for (const { status, body } of answers) if (status === 409) expect(body.code).toBe("cart_empty");
    expect(await buyer.orders()).toHaveLength(1);
    expect(await stockOf(api, tea.id)).toBe(3);
  });

  it("gives the same order for the same Idempotency-Key, in concurrent and later calls", async () => {
    await aFullCart();
    const amount = await buyer.total();
    const again = () => buyer.order({ amount }, "kunci-belanja-1");
    const answers = await Promise.all([again(), again(), again(), again()]);
    answers.push(await again());
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.order_number)).size).toBe(1);
    expect(await buyer.order({ amount: 1 }, "kunci-belanja-1")).toMatchObject({
      status: 409,
      body: { code: "idempotency_conflict" },
    });
  });

  it("does not conflict with the same Idempotency-Key of another member", async () => {
    await aFullCart();
    const first = await buyer.order({}, "kunci-bersama-1");
    buyer = await aBuyer(api);
    await aFullCart();
    const second = await buyer.order({}, "kunci-bersama-1");
    expect(second.status).toBe(201);
    expect(second.body.order_number).not.toBe(first.body.order_number);
  });
});

it("sells ten of ten to two hundred simultaneous buyers, and answers the others 'cart_changed'", async () => {
  const last = await aProduct(api.database, { stock: 10, price: 15_000 });
  const buyers = await Promise.all(Array.from({ length: 200 }, () => aBuyer(api)));
  await Promise.all(buyers.map((one) => one.add(last.id, 1)));
  const answers = await Promise.all(buyers.map((one) => one.order({ amount: 15_000 })));
  const sold = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 409);
  expect([sold.length, refused.length]).toEqual([10, 190]);
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(["cart_changed"]));
  expect(await stockOf(api, last.id)).toBe(0);
});

it("does not deadlock when buyers put the same two products into their carts in opposite order", async () => {
  const one = await aProduct(api.database, { stock: 40 });
  const two = await aProduct(api.database, { stock: 40 });
  const buyers = await Promise.all(Array.from({ length: 30 }, () => aBuyer(api)));
  await Promise.all(
    buyers.map(async (shopper, place) => {
      for (const { id } of place % 2 ? [one, two] : [two, one]) await shopper.add(id, 1);
    }),
  );
  const answers = await Promise.all(buyers.map((shopper) => shopper.order({ amount: 20_000 })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect([await stockOf(api, one.id), await stockOf(api, two.id)]).toEqual([10, 10]);
});

it("shows an order to its buyer only", async () => {
  await aFullCart();
  const { body } = await buyer.order();
  const stranger = await aBuyer(api);
  for (const action of ["", "cancel/", "payment-token/", "received/", "reorder/"]) {
    const method = action ? "POST" : "GET";
    const url = `/api/orders/${body.order_number}/${action}`;
    expect([action, (await stranger.call(method, url, action ? {} : undefined)).status]).toEqual([
      action,
      404,
    ]);
  }
  expect((await stranger.sendProof(body.order_number)).status).toBe(404);
  expect(await stranger.orders()).toEqual([]);
});

it("puts an order's products into the cart again as far as stock allows, and names the missing ones", async () => {
  const { tea, honey } = await aFullCart();
  const { body } = await buyer.order();
  await api.database.kysely
    .updateTable("product")
    .set({ status: "archived" })
    .where("id", "=", honey.id)
    .execute();
  expect(await buyer.act(body.order_number, "reorder")).toMatchObject({
    status: 200,
    body: { added: 1, missing: ["Madu"] },
  });
  expect(await buyer.cart()).toMatchObject([{ product: { id: tea.id }, quantity: 2 }]);
  // Three in stock and two in the cart: one more fits.
  expect(await buyer.act(body.order_number, "reorder")).toMatchObject({
    body: { added: 1, missing: ["Teh", "Madu"] },
  });
  expect(await buyer.cart()).toMatchObject([{ quantity: 3 }]);
});
