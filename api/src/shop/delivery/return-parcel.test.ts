import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { owePayer } from "../../payments/index.ts";
import { stockOf } from "../../testing/buyer.ts";
import { returnParcel, shipOrder } from "../index.ts";
import {
  aNewBuyer,
  api,
  aSentOrder,
  beginScene,
  buyer,
  orderOf,
  payables,
  paymentOf,
  product,
  staffId,
} from "./parcel-scene.fixture.ts";
import { hearTrack } from "./record-tracking.ts";

beforeAll(beginScene);
beforeEach(aNewBuyer);
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

type Outcome = Parameters<typeof returnParcel>[1]["outcome"];
/** Two pieces were sent; of nine, seven are left on the shelf. */
const comesBack = (orderNumber: string, outcome: Outcome, sellable = 1, unsellable = 1, note = "") =>
  returnParcel(api.database, {
    staffId,
    orderNumber,
    outcome,
    items: [{ product_id: product.id, sellable, unsellable }],
    note,
  });
const refund = (paymentId: string) =>
  api.database.kysely
    .transaction()
    .execute((tx) =>
      owePayer(tx, payables, paymentId, "all", { as: "staff", by: staffId, reason: "kembali" }),
    );

describe("a parcel that came back", () => {
  it("ends its order: only sellable goods return to stock, and the buyer reads what happens to the money", async () => {
    const { orderNumber } = await aSentOrder();
    await comesBack(orderNumber, "refund");
    expect(await stockOf(api, product.id)).toBe(8);
    const order = await buyer.find(orderNumber);
    expect(order).toMatchObject({
      status: "Paket Kembali",
      can_receive: false,
      can_complain: false,
      refund_planned: 100_000,
      shipment: { ends_at: null },
    });
    const told =
      "Paket kembali: 1 layak jual, 1 tidak layak jual. Rp. 100.000 akan dikembalikan; bendahara yang mentransfernya. Ongkirnya tidak, karena paketnya sudah dikirim.";
    expect(order.history.at(-1)).toMatchObject({ status: "Paket Kembali", note: told });
    expect((await buyer.news())[0]).toMatchObject({
      title: `Paket kembali ke kami: ${product.title}`,
      body: `${told} Nomor pesanan: ${orderNumber}.`,
    });
    await refund(await paymentOf(orderNumber));
    expect(await buyer.find(orderNumber)).toMatchObject({
      status: "Paket Kembali",
      payment_status: "verified",
    });
    await expect(comesBack(orderNumber, "refund")).rejects.toMatchObject({ code: "order_status" });
  });

  it("ends also an order that was refunded before, which is not sent again", async () => {
    const { orderNumber } = await aSentOrder();
    await refund(await paymentOf(orderNumber));
    await comesBack(orderNumber, "refund", 2, 0);
    expect(await buyer.find(orderNumber)).toMatchObject({ status: "Paket Kembali", refund_planned: 0 });
    expect(await stockOf(api, product.id)).toBe(9);
  });

  it("is packed again with the same goods, and can be returned again", async () => {
    const { orderNumber, ...by } = await aSentOrder();
    await comesBack(orderNumber, "resend");
    expect(await stockOf(api, product.id)).toBe(6);
    expect(await buyer.find(orderNumber)).toMatchObject({ status: "Dikirim", shipment: { ends_at: null } });
    await expect(comesBack(orderNumber, "resend", 0, 1)).rejects.toMatchObject({ status: 400 });
    await expect(comesBack(orderNumber, "refund", 0, 0, "salah catat")).rejects.toMatchObject({
      code: "replacement_waiting",
    });
    await shipOrder(api.database, { ...by, orderNumber, sending: { awb: "lp261110000043", confirm: true } });
    await comesBack(orderNumber, "refund", 2, 0);
    expect(await stockOf(api, product.id)).toBe(8);
    expect((await buyer.find(orderNumber)).status).toBe("Paket Kembali");
  });

  it("answers the complaint that the courier's news opened", async () => {
    const { orderNumber } = await aSentOrder();
    const failure = { at: "2026-11-16T02:00:00.000Z", text: "Paket kembali", state: "failed" as const };
    await hearTrack(api.database, await orderOf(orderNumber), [failure]);
    await comesBack(orderNumber, "refund");
    expect((await buyer.find(orderNumber)).complaint).toMatchObject({ outcome: "refund" });
  });

  it("brings no more than was sent, and without goods needs a word", async () => {
    const { orderNumber } = await aSentOrder();
    await expect(comesBack(orderNumber, "refund", 2, 1)).rejects.toMatchObject({ status: 400 });
    await expect(comesBack(orderNumber, "refund", 0, 0)).rejects.toMatchObject({ status: 400 });
    await comesBack(orderNumber, "refund", 0, 0, "Hilang di gudang kurir.");
    expect(await stockOf(api, product.id)).toBe(7);
    expect((await buyer.find(orderNumber)).history.at(-1)?.note).toContain("2 tidak ada di dalamnya");
  });

  it("is recorded once when two people open it at the same time", async () => {
    const { orderNumber } = await aSentOrder();
    const ends = await Promise.allSettled([
      comesBack(orderNumber, "refund", 2, 0),
      comesBack(orderNumber, "resend", 2, 0),
      comesBack(orderNumber, "refund", 2, 0),
    ]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await stockOf(api, product.id)).toBe((await buyer.find(orderNumber)).status === "Dikirim" ? 7 : 9);
  });
});
