import type { PaymentPage } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { owePayer } from "../../payments/index.ts";
import { aProduct } from "../../testing/builders.ts";
import { aBuyer, picture, stockOf } from "../../testing/buyer.ts";
import { setTariffs } from "../../testing/delivery.ts";
import { aQris } from "../../testing/qris.ts";
import { booked } from "../../testing/statements.ts";
import { finishOrder, processOrder, shipOrder } from "../index.ts";
import { answerComplaint } from "./complain.ts";
import { hearTrack } from "./hear-track.ts";
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
  paymentOf,
  product,
  sellers,
  shipments,
  staffId,
  upkeep,
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

  it("is booked by what it pays for: the goods to sales, the rest to shipping", async () => {
    const { orderNumber } = await aPaidOrder();
    expect(await booked(api, orderNumber)).toEqual({
      "bank:bsi": 118_000,
      shipping: -18_000,
      sales: -100_000,
    });
  });

  it("by QRIS asks for goods and sending together, less its code, and not above what a QRIS can ask for", async () => {
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
    await processOrder(api.database, sellers, { staffId, orderNumber: quoted.body.reference, note: "" });
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

describe("what a buyer chose before", () => {
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

  it("holds for an hour whatever the provider does; then a moved price is told with the new total", async () => {
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
      return (await work.execute((tx) => owePayer(tx, sellers, id, "all", decision))).payment;
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
      about: { now: { title: "Harga barangnya dikembalikan" } },
    });
  });
});

describe("a parcel on its way", () => {
  it("is followed; hearing of it twice changes nothing", async () => {
    const { orderNumber } = await aSentOrder();
    courier.now = new Date("2026-11-10T20:00:00+07:00");
    await upkeep();
    const heard = (await buyer.find(orderNumber)).shipment;
    expect(heard?.track.map(({ text }) => text)).toEqual(["Paket dijemput kurir", "Tiba di gudang asal"]);
    courier.now = new Date("2026-11-20T08:00:00+07:00");
    for (const _ of [1, 2]) {
      await shipments("tracked_at = null", orderNumber);
      await upkeep();
    }
    const { shipment, status } = await buyer.find(orderNumber);
    expect(shipment?.track).toHaveLength(6);
    expect(shipment?.delivered_at).toBe("2026-11-12T07:00:00.000Z");
    expect(status).toBe("Dikirim");
    expect((await buyer.news()).filter(({ title }) => title.endsWith("sudah sampai"))).toHaveLength(1);
    const again = shipment?.track.slice(0, 2) ?? [];
    await hearTrack(api.database, await paymentOf(orderNumber), again);
    expect((await buyer.find(orderNumber)).shipment?.track).toEqual(shipment?.track);
  });

  it("that comes back stops the clock and reaches staff once, and its goods are paid back without the way", async () => {
    const { orderNumber } = await aSentOrder();
    const paymentId = await paymentOf(orderNumber);
    const at = (hour: number) => `2026-11-16T0${hour}:00:00.000Z`;
    const back = { at: at(2), text: "Alamat tidak ditemukan, paket kembali", state: "failed" as const };
    const heard = [{ at: at(1), text: "Dibawa kurir", state: "out_for_delivery" as const }, back];
    await Promise.all([
      hearTrack(api.database, paymentId, heard),
      hearTrack(api.database, paymentId, [...heard, { ...back, at: at(3), text: "Tiba di pengirim" }]),
    ]);
    const { rows } = await api.database.pool.query<{ id: number; story: string; ends_at: string | null }>(
      `select c.id, c.story, s.ends_at from complaint c join shop_order o on o.id = c.order_id
        join shipment s on s.order_id = o.id where o.payment_id = $1`,
      [paymentId],
    );
    expect(rows).toMatchObject([{ story: expect.stringContaining("paket kembali"), ends_at: null }]);
    expect(
      (await buyer.news()).filter(({ title }) => title === `Paket ${orderNumber} tidak sampai`),
    ).toHaveLength(1);
    const answering = { complaintId: rows[0]?.id ?? 0, staffId, outcome: "refund" as const, answer: "Maaf." };
    await answerComplaint(api.database, { ...answering, record: async () => {} });
    const given = { as: "staff", by: staffId, reason: "paket kembali" } as const;
    await api.database.kysely.transaction().execute((tx) => owePayer(tx, sellers, paymentId, "all", given));
    expect(await booked(api, orderNumber)).toMatchObject({ shipping: -18_000, payers: -100_000 });
    // Heard once more, it is no second complaint.
    await hearTrack(api.database, paymentId, heard);
    expect((await api.database.pool.query("select from complaint where closed_at is null")).rows).toEqual([]);
  });

  it("ends its order by itself, told two days before", async () => {
    const { orderNumber } = await aSentOrder();
    courier.fault = "down";
    await upkeep();
    expect((await buyer.find(orderNumber)).status).toBe("Dikirim");
    await shipments("ends_at = now() + interval '36 hours'", orderNumber);
    await upkeep();
    await upkeep();
    const told = (await buyer.news()).filter(({ title }) => title.endsWith("segera selesai"));
    expect(told).toHaveLength(1);
    await shipments("ends_at = now()", orderNumber);
    await upkeep();
    expect(await buyer.find(orderNumber)).toMatchObject({ status: "Selesai", shipment: { ends_at: null } });
  });

  it("with a complaint does not end until it was answered", async () => {
    const { orderNumber } = await aSentOrder();
    courier.fault = "down";
    const url = `/api/orders/${orderNumber}/complaint/`;
    expect((await buyer.call("POST", url, { reason: "damaged", story: " " })).status).toBe(400);
    const told = await buyer.form(url, { reason: "damaged", story: "pecah", picture_1: await picture });
    expect(told.body).toMatchObject({ can_complain: false, complaint: { pictures: 1, answer: "" } });
    expect((await buyer.form(url, { reason: "damaged", story: "lagi" })).body.code).toBe("complaint_open");
    const stranger = await aBuyer(api);
    expect((await stranger.call("POST", url, { reason: "other", story: "x" })).status).toBe(404);
    await shipments("warned_at = now()", orderNumber);
    await upkeep();
    expect(await buyer.find(orderNumber)).toMatchObject({ status: "Dikirim", shipment: { ends_at: null } });
    const { complaint } = await buyer.find(orderNumber);
    const answer = {
      staffId,
      outcome: "explain",
      answer: "Kami kirim lagi.",
      record: async () => {},
    } as const;
    const answering = { ...answer, complaintId: complaint?.id ?? 0 };
    await answerComplaint(api.database, answering);
    await expect(answerComplaint(api.database, answering)).rejects.toMatchObject({
      code: "complaint_closed",
    });
    const after = await buyer.find(orderNumber);
    expect(after).toMatchObject({ can_complain: true, complaint: { outcome: "explain" } });
    expect(after.shipment?.ends_at).not.toBeNull();
    await finishOrder(api.database, { staffId, orderNumber, note: "" });
  });
});
