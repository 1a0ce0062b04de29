import type { PaymentPage } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { owePayer } from "../../payments/index.ts";
import { aProduct } from "../../testing/builders.ts";
import { aBuyer, stockOf } from "../../testing/buyer.ts";
import { setTariffs } from "../../testing/delivery.ts";
import { aQris } from "../../testing/qris.ts";
import { booked } from "../../testing/statements.ts";
import { aClaim } from "../../testing/transfers.ts";
import { processOrder, shipOrder } from "../index.ts";
import {
  addTariff,
  aNewBuyer,
  aPaidOrder,
  api,
  aSentOrder,
  beginScene,
  buyer,
  chosen,
  courier,
  home,
  payables,
  paymentOf,
  product,
  staffId,
  wayOf,
} from "./parcel-scene.fixture.ts";

beforeAll(beginScene);
beforeEach(aNewBuyer);
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

describe("an order that is sent", () => {
  it("costs goods and sending, and keeps a copy of the address and the way", async () => {
    const { status, body } = await buyer.order(await chosen());
    expect(status).toBe(201);
    await buyer.call("DELETE", `/api/addresses/${home}/`);
    expect(await buyer.find(body.order_number)).toMatchObject({
      total_price: 118_000,
      shipping_price: 18_000,
      shipment: {
        mode: "courier",
        courier: "LintasPos",
        service: "Ekonomis",
        price: 18_000,
        weight_g: 1800,
        from: "Coblong, Kota Bandung",
        place: "Lembang, Kabupaten Bandung Barat, Jawa Barat",
        note: "pagar hijau",
        shipped_at: null,
      },
    });
  });

  it("is posted in parts: the goods to sales, the rest to shipping", async () => {
    const { orderNumber } = await aPaidOrder();
    expect(await booked(api, orderNumber)).toEqual({
      "bank:bsi": 118_000,
      shipping: -18_000,
      sales: -100_000,
    });
  });

  it("by QRIS asks for goods and shipping together, less the unique code, and not more than a QRIS allows", async () => {
    await aQris(api.database);
    const given = await chosen();
    const quoted = await buyer.quote(given);
    expect(quoted.status).toBe(201);
    expect(quoted.body.base).toBe(given.amount);
    expect(quoted.body.amount).toBe(given.amount + Number(quoted.body.code));
    const { rows } = await api.database.pool.query(
      "select account, amount from payment_share where payment_id = $1 order by account",
      [await paymentOf(quoted.body.reference)],
    );
    expect(rows).toEqual([
      { account: "discount", amount: quoted.body.code },
      { account: "sales", amount: 100_000 },
      { account: "shipping", amount: 18_000 },
    ]);
    const id = await paymentOf(quoted.body.reference);
    await aClaim(api.database.kysely, { id, payer_name: "Pembeli" });
    await processOrder(api.database, payables, { staffId, orderNumber: quoted.body.reference, note: "" });
    expect(await booked(api, quoted.body.reference)).toMatchObject({
      "qris:donasi": quoted.body.amount,
      shipping: -18_000,
      sales: -100_000,
    });

    const dear = await aProduct(api.database, { weight_g: 900, stock: 9, price: 9_999_000 });
    await buyer.add(dear.id, 1);
    const way = await wayOf("LintasPos");
    const above = await buyer.quote({
      address_id: home,
      shipping_option_id: way.id,
      amount: 9_999_000 + way.price,
    });
    expect([above.status, above.body.code]).toEqual([409, "qris_limit"]);
  });

  it("without an address is picked up, as ever", async () => {
    await buyer.add(product.id, 1);
    const { body } = await buyer.order();
    expect(await buyer.find(body.order_number)).toMatchObject({ total_price: 50_000, shipment: null });
    await buyer.add(product.id, 1);
    const pickup = await wayOf("Ambil di tempat");
    const again = await buyer.order({ address_id: home, shipping_option_id: pickup.id });
    expect(await buyer.find(again.body.order_number)).toMatchObject({ shipping_price: 0, shipment: null });
  });

  it("is made once for one key, though its way was settled twice", async () => {
    const given = await chosen();
    const first = await buyer.order(given, "kunci-yang-sama");
    const second = await buyer.order(given, "kunci-yang-sama");
    expect(second.body.order_number).toBe(first.body.order_number);
    expect(await stockOf(api, product.id)).toBe(7);
  });
});

describe("a shipping price that a buyer has chosen", () => {
  it("is refused without its address, and for another one, which is asked for anew", async () => {
    const given = await chosen();
    const refusalOf = async (more: object) => (await buyer.order({ ...given, ...more })).body.code;
    expect(await refusalOf({ address_id: undefined })).toBe("address_required");
    expect(await refusalOf({ address_id: await buyer.addressIn("731702") })).toBe("quote_expired");
    expect((await buyer.order({ ...given, shipping_option_id: undefined })).status).toBe(400);
    const stranger = await aBuyer(api);
    const theirs = await stranger.addressIn();
    expect((await buyer.order({ ...given, address_id: theirs })).status).toBe(404);
    await stranger.add(product.id, 2);
    expect((await stranger.order({ ...given, address_id: theirs })).body.code).toBe("quote_expired");
    expect(await stockOf(api, product.id)).toBe(9);
  });

  it("is valid for an hour, also if the provider changes it; then a changed price is refused with the new total", async () => {
    const given = await chosen();
    await api.database.pool.query("delete from courier_rate");
    courier.fault = "down";
    await api.database.pool.query("update courier_quote set valid_until = now() where id = $1", [
      given.shipping_option_id,
    ]);
    await addTariff({ service: "Ekonomis", region: "321701", first_kg: 16_000, next_kg: 4000 });
    const refused = await buyer.order(given);
    expect(refused.body).toMatchObject({ code: "price_changed", amount: 120_000 });
    expect(refused.body.detail).toContain("Rp. 18.000 menjadi Rp. 20.000");
    const now = (await buyer.shippingTo(home)).body.find(({ service }) => service === "Ekonomis");
    expect(now).toMatchObject({ price: 20_000, estimate: true });
    expect((await buyer.order({ ...given, shipping_option_id: now?.id, amount: 120_000 })).status).toBe(201);
    await setTariffs(api);
  });

  it("is settled again for another cart, and refused where the total is another", async () => {
    const given = await chosen();
    await buyer.set(product.id, 1);
    expect((await buyer.order(given)).body).toMatchObject({ code: "price_changed", amount: 59_000 });
    await buyer.set(product.id, 2);
    expect((await buyer.order({ ...given, amount: 100_000 })).body).toMatchObject({
      code: "amount_changed",
      amount: 118_000,
    });
  });
});

describe("sending", () => {
  it("needs a number as the courier writes it, and asks before one is used twice", async () => {
    const first = await aSentOrder();
    expect(await buyer.find(first.orderNumber)).toMatchObject({
      status: "Dikirim",
      shipping_note: "LintasPos Ekonomis, resi LP261110000042",
      shipment: { awb: "LP261110000042" },
    });
    const by = await aPaidOrder();
    const ship = (awb: string) => shipOrder(api.database, { ...by, sending: { awb } });
    await expect(ship("12")).rejects.toMatchObject({ status: 400 });
    await expect(ship("LP261110000042")).rejects.toMatchObject({ code: "awb_used" });
    await ship("LP261110000043");
  });

  it("by the shop's own driver needs a name", async () => {
    const by = await aPaidOrder("Kurir toko");
    await expect(shipOrder(api.database, by)).rejects.toMatchObject({ status: 400 });
    await shipOrder(api.database, { ...by, sending: { driver_name: "Ujang", driver_phone: "0812" } });
    expect((await buyer.find(by.orderNumber)).shipping_note).toBe("Kurir toko, Ujang 0812");
  });

  it("is given back only while it has not happened", async () => {
    const back = async (number: string) => {
      const id = await paymentOf(number);
      const decision = { as: "staff", by: staffId, reason: "uji" } as const;
      const work = api.database.kysely.transaction();
      return (await work.execute((tx) => owePayer(tx, payables, id, "all", decision))).payment;
    };
    const kept = await aPaidOrder();
    expect(await back(kept.orderNumber)).toMatchObject({ refunded_amount: 118_000, status: "refunded" });
    expect(await stockOf(api, product.id)).toBe(9);
    const sent = await aSentOrder();
    expect(await back(sent.orderNumber)).toMatchObject({ refunded_amount: 100_000, status: "verified" });
    expect(await booked(api, sent.orderNumber)).toMatchObject({ shipping: -18_000 });
    const { payment_page } = await buyer.find(sent.orderNumber);
    const page = await api.get<PaymentPage>(`/api/payments/page/${payment_page.split("/").pop()}/`);
    expect(page.body).toMatchObject({
      next: "done",
      about: { now: { title: "Harga barangnya sudah dikembalikan" } },
    });
  });
});
