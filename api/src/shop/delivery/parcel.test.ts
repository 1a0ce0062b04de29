import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { oweRefund } from "../../payments/index.ts";
import { aBuyer, picture } from "../../testing/buyer.ts";
import { booked } from "../../testing/statements.ts";
import { finishOrder } from "../index.ts";
import { answerComplaint } from "./complain.ts";
import {
  aNewBuyer,
  api,
  aSentOrder,
  beginScene,
  buyer,
  courier,
  orderOf,
  payables,
  paymentOf,
  shipments,
  staffId,
  upkeep,
} from "./parcel-scene.fixture.ts";
import { hearTrack } from "./record-tracking.ts";

beforeAll(beginScene);
beforeEach(aNewBuyer);
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
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
    await hearTrack(api.database, await orderOf(orderNumber), again);
    expect((await buyer.find(orderNumber)).shipment?.track).toEqual(shipment?.track);
  });

  it("that comes back stops the automatic end, is reported to staff once, and its goods are refunded without shipping", async () => {
    const { orderNumber } = await aSentOrder();
    const paymentId = await paymentOf(orderNumber);
    const orderId = await orderOf(orderNumber);
    const at = (hour: number) => `2026-11-16T0${hour}:00:00.000Z`;
    const back = { at: at(2), text: "Alamat tidak ditemukan, paket kembali", state: "failed" as const };
    const heard = [{ at: at(1), text: "Dibawa kurir", state: "out_for_delivery" as const }, back];
    await Promise.all([
      hearTrack(api.database, orderId, heard),
      hearTrack(api.database, orderId, [...heard, { ...back, at: at(3), text: "Tiba di pengirim" }]),
    ]);
    const { rows } = await api.database.pool.query<{ id: number; story: string; ends_at: string | null }>(
      `select c.id, c.story, s.ends_at from complaint c join shop_order o on o.id = c.order_id
        join shipment s on s.order_id = o.id where o.payment_id = $1`,
      [paymentId],
    );
    expect(rows).toMatchObject([{ story: expect.stringContaining("paket kembali"), ends_at: null }]);
    expect((await buyer.news()).filter(({ title }) => title.startsWith("Paket tidak sampai: "))).toHaveLength(
      1,
    );
    const answering = { complaintId: rows[0]?.id ?? 0, staffId, outcome: "refund" as const, answer: "Maaf." };
    const to = { bank: "", account_number: "", account_holder: "" };
    const promise: Parameters<typeof answerComplaint>[1]["promise"] = async (tx, _, part) => {
      const wanted = { amount: "all" as const, part, reason: "paket kembali", by: staffId, to };
      return (await oweRefund(tx, payables, paymentId, wanted)).refund;
    };
    await answerComplaint(api.database, { ...answering, promise, record: async () => {} });
    expect(await booked(api, orderNumber)).toMatchObject({ shipping: -18_000, payers: -100_000 });
    // Hearing it again opens no second complaint.
    await hearTrack(api.database, orderId, heard);
    expect((await api.database.pool.query("select from complaint where closed_at is null")).rows).toEqual([]);
  });

  it("completes its order automatically, announced two days before", async () => {
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
      promise: () => Promise.reject(new Error("nothing is promised")),
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
