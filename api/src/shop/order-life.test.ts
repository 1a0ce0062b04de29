import type { Notification, OwnWaiting, PaymentPage, Product } from "@barakah/contract";
import { afterEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { closePayment, owePayer, oweRefund } from "../payments/index.ts";
import { aBuyer, type Refusal, stockOf } from "../testing/buyer.ts";
import { bearer } from "../testing/calls.ts";
import { anEvent, registerAt } from "../testing/events.ts";
import { adjustStock, cancelOrderByStaff, finishOrder } from "./index.ts";
import {
  aDeliveredOrder,
  anOrder,
  api,
  buyer,
  by,
  payables,
  process,
  product,
  ship,
  staffId,
  useOrderScene,
} from "./order-scene.fixture.ts";

useOrderScene();
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

const news = async () => (await buyer.call<Notification[]>("GET", "/api/notifications/")).body;

async function paymentOf(number: string) {
  const { rows } = await api.database.pool.query("select id from payment where reference = $1", [number]);
  return rows[0].id as string;
}

describe("an order", () => {
  it("goes from payment to delivery, and its history has every step with the person", async () => {
    const number = await aDeliveredOrder();
    const order = await buyer.find(number);
    expect(order).toMatchObject({ status: "Selesai", shipping_note: "JNE 0123456789" });
    expect(order.history.map(({ status }) => status)).toEqual([
      "Menunggu Verifikasi",
      "Diproses",
      "Dikirim",
      "Selesai",
    ]);
    const { rows } = await api.database.pool.query(
      `select decided_as, decided_by from order_history h join shop_order o on o.id = h.order_id
       where o.payment_id = $1 order by h.id`,
      [await paymentOf(number)],
    );
    expect(rows.map(({ decided_as }) => decided_as)).toEqual(["payer", "staff", "staff", "staff"]);
    expect(rows[1].decided_by).toBe(staffId);
  });

  it("notifies its buyer of every change", async () => {
    const number = await aDeliveredOrder();
    expect(await news()).toMatchObject([
      { title: `Pesanan ${product.title} sudah selesai` },
      {
        title: `${product.title} sudah dikirim`,
        body: `Dikirim lewat JNE 0123456789. Nomor pesanan: ${number}.`,
        link: "/riwayat-belanja",
      },
      { title: `Pembayaran pesanan ${number} sudah kami terima` },
    ]);
  });

  it("notifies its buyer why staff cancelled it, but not of the buyer's own acts", async () => {
    const refused = await anOrder();
    await cancelOrderByStaff(api.app.payments, by(refused, "barang rusak"));
    expect(await news()).toMatchObject([
      { title: `Pembayaran pesanan ${refused} dibatalkan`, body: expect.stringMatching(/barang rusak$/) },
    ]);
    const received = await anOrder();
    await process(received);
    await ship(received);
    await buyer.act(received, "received");
    expect((await news())[0]?.title).toBe(`${product.title} sudah dikirim`);
  });

  it("refuses to skip, reverse or repeat a step", async () => {
    const number = await anOrder();
    await expect(ship(number)).rejects.toMatchObject({ status: 409, code: "order_status" });
    await expect(finishOrder(api.database, by(number))).rejects.toMatchObject({ status: 409 });
    await process(number);
    await expect(process(number)).rejects.toMatchObject({ status: 409 });
    await ship(number);
    await expect(ship(number)).rejects.toMatchObject({ status: 409 });
    await expect(ship("ORD-000000000000")).rejects.toMatchObject({ status: 404 });
  });

  it("is completed by its buyer, who confirms the delivery", async () => {
    const number = await anOrder();
    expect(await buyer.act(number, "received")).toMatchObject({ status: 409 });
    await process(number);
    await ship(number);
    expect(await buyer.act(number, "received")).toMatchObject({ status: 200, body: { status: "Selesai" } });
  });

  it("gives its stock back when its proof is rejected, with the reason for the buyer", async () => {
    const number = await anOrder();
    expect(await stockOf(api, product.id)).toBe(3);
    const paymentId = await paymentOf(number);
    await api.database.kysely.transaction().execute((tx) =>
      closePayment(tx, payables, paymentId, "rejected", {
        as: "staff",
        by: staffId,
        reason: "nominal tidak cocok",
      }),
    );
    expect(await buyer.find(number)).toMatchObject({
      status: "Dibatalkan",
      history: [{}, { note: "Pembayaran ditolak: nominal tidak cocok" }],
    });
    expect(await stockOf(api, product.id)).toBe(5);
  });

  it("is cancelled by staff while unpaid, and by a refund afterwards", async () => {
    const unpaid = await anOrder();
    await cancelOrderByStaff(api.app.payments, by(unpaid, "permintaan pembeli"));
    expect(await stockOf(api, product.id)).toBe(5);
    const paid = await anOrder();
    await process(paid);
    await expect(cancelOrderByStaff(api.app.payments, by(paid, "x"))).rejects.toMatchObject({
      code: "order_paid",
    });
    await refund(paid);
    expect(await buyer.find(paid)).toMatchObject({ status: "Dibatalkan", payment_status: "refunded" });
    expect(await stockOf(api, product.id)).toBe(5);
  });

  it("that was sent does not return to stock when it is refunded", async () => {
    const number = await anOrder();
    await process(number);
    const page = async () => {
      const key = (await buyer.find(number)).payment_page.split("/").pop();
      return (await api.get<PaymentPage>(`/api/payments/page/${key}/`)).body;
    };
    expect((await page()).about.now).toBeUndefined();
    await ship(number);
    expect((await page()).about.now).toEqual({ text: "Pesananmu sudah kami kirim." });
    await refund(number);
    expect(await buyer.find(number)).toMatchObject({
      status: "Dikirim",
      payment_status: "refunded",
      history: [{}, {}, {}, { status: "Dikirim", note: "Dana Rp. 60.000 akan dikembalikan." }],
    });
    expect(await stockOf(api, product.id)).toBe(3);
  });

  it("accepts a clearer proof while the first one waits", async () => {
    const number = await anOrder();
    expect(await buyer.sendProof(number, { source_account: "7111111111" })).toMatchObject({
      status: 200,
      body: { status: "Menunggu Verifikasi" },
    });
    const further = [];
    for (let n = 1; n <= 20; n++)
      further.push((await buyer.sendProof(number, { source_account: `71111${n}` })).status);
    expect([new Set(further.slice(0, 19)), further[19]]).toEqual([new Set([200]), 429]);
    await process(number);
    expect(await buyer.sendProof(number)).toMatchObject({ status: 409, body: { code: "order_status" } });
  });
});

async function refund(number: string) {
  const paymentId = await paymentOf(number);
  await api.database.kysely
    .transaction()
    .execute((tx) => owePayer(tx, payables, paymentId, "all", { as: "staff", by: staffId, reason: "uji" }));
}

it("writes down every correction of the stock", async () => {
  await adjustStock(api.database, { productId: product.id, stock: 12, staffId, note: "hitung ulang" });
  await adjustStock(api.database, { productId: product.id, stock: 9, staffId, note: "rusak" });
  expect(await stockOf(api, product.id)).toBe(9);
  const { rows } = await api.database.pool.query(
    "select change, reason from stock_movement where product_id = $1 order by id",
    [product.id],
  );
  expect(rows).toEqual([
    { change: 5, reason: "initial" },
    { change: 7, reason: "adjusted" },
    { change: -3, reason: "adjusted" },
  ]);
});

it("does not let anybody rewrite where the stock went", async () => {
  await anOrder();
  for (const sql of ["update stock_movement set change = 1", "delete from order_history"])
    await expect(api.database.pool.query(sql)).rejects.toThrow(/append-only/);
});

it("exports all shop data of a member, and erases it with the account", async () => {
  const number = await aDeliveredOrder();
  await buyer.call("POST", `/api/products/${product.slug}/testimonies/`, { stars: 4, description: "Baik" });
  await buyer.add(product.id, 1);
  await buyer.call("POST", "/api/wishlists/wishlist/", { product_id: product.id });
  const { body } = await buyer.call<{ shop: Record<string, unknown[]> }>("GET", "/api/accounts/export/");
  expect(body.shop.orders).toMatchObject([{ order_number: number }]);
  expect(body.shop.cart).toMatchObject([{ quantity: 1 }]);
  expect([body.shop.wish_list?.length, body.shop.testimonies?.length]).toEqual([1, 1]);

  expect((await buyer.call("DELETE", "/api/accounts/me/", {})).status).toBe(200);
  const left = async (table: string) =>
    (await api.database.pool.query(`select 1 from ${table} where member_id = $1`, [buyer.id])).rowCount;
  expect([await left("cart_line"), await left("wish"), await left("shop_order")]).toEqual([0, 0, 1]);
  const { body: seen }: { body: Product } = await api.get(`/api/products/${product.slug}/`);
  expect(seen.testimonies).toMatchObject([{ customer: "Anggota", description: "Baik" }]);
});

it("refuses to delete an account whose parcel or money is on its way, and says which", async () => {
  const number = await anOrder();
  await process(number);
  const leave = () => buyer.call<Refusal>("DELETE", "/api/accounts/me/", {});
  const refused = await leave();
  expect([refused.status, refused.body.code]).toEqual([409, "under_way"]);
  expect(refused.body.detail).toContain(number);
  expect(await buyer.find(number)).toMatchObject({
    status: "Diproses",
    customer_phone: expect.stringMatching(/\d/),
  });
  const paymentId = await paymentOf(number);
  const to = { bank: "", account_number: "", account_holder: "" };
  await api.database.kysely
    .transaction()
    .execute((tx) => oweRefund(tx, payables, paymentId, { amount: "all", reason: "habis", by: staffId, to }));
  expect((await leave()).body.detail).toContain("Rp. 60.000 masih akan kami kembalikan");
});

describe("what waits for a member", () => {
  const waiting = async (who = buyer) => (await who.call<OwnWaiting>("GET", "/api/me/waiting/")).body;
  const later = (days: number) => new Date(Date.now() + days * 24 * 3600_000).toISOString();

  it("has at most three entries: deadlines first, then the nearest day, then parcels on their way", async () => {
    expect(await waiting()).toMatchObject({ things: [], more: 0 });
    const number = await anOrder();
    // A proof was sent: the treasurer has to look, not the buyer.
    expect(await waiting()).toMatchObject({ things: [], more: 0 });
    await process(number);
    await ship(number);
    const headers = bearer(buyer.session);
    const event = (days: number, given: object, price = 0) =>
      anEvent(api.database, { starts_at: later(days), ends_at: later(days + 1), ...given }, [{ price }]);
    const far = await event(9, { title: "Seminar" });
    const near = await event(2, { title: "Kajian Subuh" });
    for (const one of [far, near]) await registerAt(api, one, { names: ["Rina", "Fajar"], headers });
    const paid = await event(20, { title: "Lokakarya", price_kind: "fixed" }, 50_000);
    const wanted = { price: 50_000, amount: 50_000, method: "bsi", headers };
    const { body: unpaid } = await registerAt(api, paid, wanted);

    const { things, more } = await waiting();
    expect(more).toBe(1);
    expect(things).toMatchObject([
      { kind: "payment", title: "Transfer Rp. 50.000", text: "Lokakarya", act: "Bayar" },
      { kind: "ticket", title: "Kajian Subuh", text: "2 tiket siap", deadline: near.starts_at },
      { kind: "ticket", title: "Seminar", deadline: far.starts_at },
    ]);
    expect(things[0]).toMatchObject({ link: unpaid.payment_page, deadline: unpaid.pay_before });

    // What is over or paid waits no more.
    await api.database.pool.query(
      "update event set starts_at = now() - interval '3 h', ends_at = now() - interval '1 h' where id = any($1)",
      [[near.id, far.id]],
    );
    await api.database.pool.query(
      "update payment set expires_at = now() - interval '1 minute' where page_key = $1",
      [unpaid.payment_page?.split("/").at(-1)],
    );
    const left = await waiting();
    expect(left).toMatchObject({ more: 0, things: [{ kind: "parcel", link: `/riwayat-belanja/${number}` }] });
    expect(left.things[0]?.title).not.toContain(number);
    await api.app.payments.keepUp();
  });

  it("belongs to that member", async () => {
    await registerAt(api, await anEvent(api.database), { headers: bearer(buyer.session) });
    expect((await waiting()).things).toHaveLength(1);
    expect(await waiting(await aBuyer(api))).toMatchObject({ things: [], more: 0 });
    expect((await api.get("/api/me/waiting/")).status).toBe(403);
  });
});
