import type { Product, StaffOrder, StaffOrderSummary, StaffTestimony } from "@barakah/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { aMember, aPayment, aProduct } from "../testing/builders.ts";
import { bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { aClaim } from "../testing/transfers.ts";

let api: TestApp;
let treasurer: Record<string, string>;
let editor: Record<string, string>;
beforeAll(async () => {
  api = await testApp();
  treasurer = bearer(await aStaffMember(api, "bendahara"));
  editor = bearer(await aStaffMember(api, "editor"));
});

/** An order with reserved goods whose transfer awaits verification. */
async function anOrder(payer_name = "Siti Rahmawati") {
  const member = await aMember(api.database);
  const product = await aProduct(api.database, { stock: 5 });
  const payment = await aPayment(api.database, {
    kind: "order",
    amount: 20_000,
    member_id: member.id,
    payer_name,
  });
  const order = await api.database.kysely
    .insertInto("shop_order")
    .values({ payment_id: payment.id, member_id: member.id, status: "waiting_verification", total: 20_000 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const line = { order_id: order.id, product_id: product.id, quantity: 2 };
  await api.database.kysely
    .insertInto("order_line")
    .values({ ...line, product_name: "Madu", unit: "botol", price: 10_000 })
    .execute();
  await api.database.kysely
    .insertInto("stock_movement")
    .values({ product_id: product.id, change: -2, reason: "held", order_id: order.id })
    .execute();
  await aClaim(api.database.kysely, payment);
  return payment.reference;
}

const step = (number: string, name: string, body: object, who = treasurer) =>
  send<StaffOrder>(api, "POST", `/api/admin/orders/${number}/${name}/`, body, who);
const list = (query: string) => api.get<StaffOrderSummary[]>(`/api/admin/orders/?${query}`, editor);

describe("an order", () => {
  it("goes from its transfer to Selesai, and its history has every step", async () => {
    const number = await anOrder();
    expect((await step(number, "process", {}, editor)).status).toBe(403);
    expect(await step(number, "process", {})).toMatchObject({
      status: 409,
      body: { code: "payment_unchecked", amount: 20_000 },
    });
    expect((await step(number, "process", { confirm: true })).body).toMatchObject({
      status: "processing",
      payment_status: "verified",
    });
    expect((await step(number, "ship", {}, editor)).status).toBe(400);
    const shipped = await step(number, "ship", { note: "JNE 123" }, editor);
    expect(shipped.body).toMatchObject({ status: "shipped", shipping_note: "JNE 123" });
    const finished = await step(number, "finish", { note: "diambil pembelinya" }, editor);
    expect(finished.body.status).toBe("finished");
    expect(finished.body.history.map(({ status }) => status)).toEqual(["processing", "shipped", "finished"]);
    const deeds = await api.database.kysely
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", number)
      .orderBy("id")
      .execute();
    expect(deeds.map(({ action }) => action)).toEqual(["order.process", "order.ship", "order.finish"]);
  });

  it("is refused a step that is not its next, and writes nothing down", async () => {
    const number = await anOrder();
    expect((await step(number, "finish", { note: "diterima" })).status).toBe(409);
    const deeds = await api.database.kysely
      .selectFrom("audit_log")
      .select("action")
      .where("subject_id", "=", number)
      .execute();
    expect(deeds).toEqual([]);
  });

  it("gives its goods back when it is cancelled, with a reason", async () => {
    const number = await anOrder();
    expect((await step(number, "cancel", {})).status).toBe(400);
    const cancelled = await step(number, "cancel", { note: "pembeli berubah pikiran" });
    expect(cancelled.body.status).toBe("cancelled");
    const product = cancelled.body.items[0]?.product_id ?? 0;
    const { stock } = await api.database.kysely
      .selectFrom("product")
      .select("stock")
      .where("id", "=", product)
      .executeTakeFirstOrThrow();
    expect(stock).toBe(7);
  });

  it("is found by its number, by its buyer and by its status", async () => {
    const number = await anOrder("Halimah Sadiyah");
    for (const query of [`search=${number}`, `search=${number.slice(0, 8).toLowerCase()}`, "search=halimah"])
      expect((await list(query)).body.map((order) => order.order_number)).toEqual([number]);
    expect((await list("search=halimah&status=finished")).body).toEqual([]);
  });
});

it("hides a testimony from the public and shows it again, and writes both down", async () => {
  const product = await aProduct(api.database, { slug: "madu-uji" });
  const { id } = await api.database.kysely
    .insertInto("testimony")
    .values({
      product_id: product.id,
      customer: "Iklan",
      stars: 1,
      description: "Beli di sini",
      hidden_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const set = (hidden: boolean) =>
    send(api, "POST", `/api/admin/testimonies/${id}/visibility/`, { hidden }, editor);
  const shown = async () => ((await api.get("/api/products/madu-uji/")).body as Product).testimonies.length;
  expect((await set(true)).status).toBe(200);
  expect(await shown()).toBe(0);
  const hidden = await api.get<StaffTestimony[]>("/api/admin/testimonies/?status=hidden", editor);
  expect(hidden.body.map((testimony) => testimony.id)).toEqual([id]);
  await set(false);
  expect(await shown()).toBe(1);
  const deeds = await api.database.kysely
    .selectFrom("audit_log")
    .select("action")
    .where("subject_kind", "=", "testimony")
    .orderBy("id")
    .execute();
  expect(deeds.map(({ action }) => action)).toEqual(["testimony.hide", "testimony.show"]);
});
