import type {
  ListedParcel,
  Parcel,
  StaffComplaint,
  StaffOrder,
  StaffProduct,
  Tariff,
} from "@barakah/contract";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aProduct } from "../../testing/builders.ts";
import { aBuyer, type Buyer, type Refusal } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import { setDelivery, setTariffs } from "../../testing/delivery.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let buyer: Buyer;
let editor: Record<string, string>;
let treasurer: Record<string, string>;

beforeAll(async () => {
  api = await testApp();
  await setDelivery(api, { sender: "Sinergy, Jl. Contoh 1, Bandung" });
  await setTariffs(api);
  buyer = await aBuyer(api);
  editor = bearer(await aStaffMember(api, "editor"));
  treasurer = bearer(await aStaffMember(api, "bendahara"));
});

const asEditor = <T>(method: "GET" | "POST" | "PUT", path: string, body?: object) =>
  send<T & Refusal>(api, method, `/api/admin/${path}`, body, editor);
const asTreasurer = <T>(method: "GET" | "POST" | "PUT", path: string, body?: object) =>
  send<T & Refusal>(api, method, `/api/admin/${path}`, body, treasurer);

async function aPaidOrder(): Promise<string> {
  const product = await aProduct(api.database, { weight_g: 800, stock: 50, price: 40_000 });
  await buyer.add(product.id, 2);
  const address_id = await buyer.addressIn();
  const way = (await buyer.shippingTo(address_id)).body.find(({ courier }) => courier === "NusaKirim");
  const given = { address_id, shipping_option_id: way?.id, amount: 80_000 + (way?.price ?? 0) };
  const { body } = await buyer.order(given);
  await asTreasurer("POST", `orders/${body.order_number}/process/`, { confirm: true });
  return body.order_number;
}

describe("the packing table", () => {
  it("shows paid orders that are not sent, and none that was sent with a tracking number", async () => {
    const number = await aPaidOrder();
    const waiting = await asEditor<Parcel[]>("GET", "parcels/");
    expect(waiting.body.find(({ order_number }) => order_number === number)).toMatchObject({
      items: [{ quantity: 2 }],
      shipment: { courier: "NusaKirim", service: "Reguler", weight_g: 1600, recipient: "Siti Rahmawati" },
    });
    const path = `orders/${number}/ship/`;
    expect((await asEditor("POST", path, {})).body.errors).toEqual({ awb: ["Isi nomor resinya."] });
    expect((await asEditor("POST", path, { awb: "NK1" })).body.errors?.awb?.[0]).toContain("NK261116000642");
    const sent = await asEditor<StaffOrder>("POST", path, { awb: "nk261116000001" });
    expect(sent.body).toMatchObject({ status: "shipped", shipment: { awb: "NK261116000001" } });
    expect(
      (await asEditor<Parcel[]>("GET", "parcels/")).body.map(({ order_number }) => order_number),
    ).not.toContain(number);
    const today = (await asEditor<ListedParcel[]>("GET", "parcels/?sent_today=true")).body;
    expect(today.find(({ order_number }) => order_number === number)).toMatchObject({
      shipment: { awb: "NK261116000001" },
      sender: "Sinergy, Jl. Contoh 1, Bandung",
      billed_kg: 2,
    });
    await api.database.pool.query(
      "update shipment set shipped_at = now() - interval '25 hours' where awb = 'NK261116000001'",
    );
    const later = (await asEditor<ListedParcel[]>("GET", "parcels/?sent_today=true")).body;
    expect(later.map(({ order_number }) => order_number)).not.toContain(number);
    const other = `orders/${await aPaidOrder()}/ship/`;
    expect((await asEditor("POST", other, { awb: "NK261116000001" })).body.code).toBe("awb_used");
    expect((await asEditor("POST", other, { awb: "NK261116000001", confirm: true })).status).toBe(200);
  });

  it("lets a mistyped number be put right until the courier has spoken of it, and only when asked to", async () => {
    const path = `orders/${await aPaidOrder()}/ship/`;
    await asEditor("POST", path, { awb: "NK261116000311" });
    expect((await asEditor("POST", path, { awb: "NK261116000312" })).body.code).toBe("order_status");
    const { body } = await asEditor<StaffOrder>("POST", path, { awb: "NK261116000312", correct: true });
    expect(body).toMatchObject({ status: "shipped", shipment: { awb: "NK261116000312" } });
    expect(body.history.at(-1)?.note ?? body.history[0]?.note).toContain("Nomor diperbaiki");
    await api.database.pool.query(
      `update shipment set track = '[{"at":"2026-11-16T01:00:00.000Z","text":"Diambil","state":"picked_up"}]' where awb = 'NK261116000312'`,
    );
    expect((await asEditor("POST", path, { awb: "NK261116000313", correct: true })).body.code).toBe(
      "already_tracked",
    );
  });

  it("marks a parcel as fragile if one of its products is", async () => {
    const number = await aPaidOrder();
    const parcel = async () =>
      (await asEditor<Parcel[]>("GET", "parcels/")).body.find(({ order_number }) => order_number === number);
    expect(await parcel()).toMatchObject({ fragile: false });
    const { parcel: lines } = (await asEditor<StaffOrder>("GET", `orders/${number}/`)).body;
    const path = `products/${lines[0]?.product_id}/`;
    const product = (await asEditor<StaffProduct>("GET", path)).body;
    const marked = await asEditor<StaffProduct>("PUT", path, { ...product, fragile: true });
    expect(marked.body.fragile).toBe(true);
    expect(await parcel()).toMatchObject({ fragile: true });
    const url = `/api/admin/parcels/labels/?orders=${number}`;
    const label = (await api.app.inject({ url, headers: editor })).rawPayload.length;
    await asEditor("PUT", path, { ...marked.body, fragile: false });
    expect((await api.app.inject({ url, headers: editor })).rawPayload.length).toBeLessThan(label);
  });

  it("prints an A6 label for each parcel, and a picking list", async () => {
    const numbers = [await aPaidOrder(), await aPaidOrder()];
    const get = (url: string) => api.app.inject({ url: `/api/admin/parcels/${url}`, headers: editor });
    const labels = await get(`labels/?orders=${numbers.join(",")}`);
    expect(labels.statusCode).toBe(200);
    expect(labels.headers["content-type"]).toBe("application/pdf");
    const text = labels.rawPayload.toString("latin1");
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(text).toContain("/MediaBox [0 0 297.64 419.53]");
    const list = await get(`packing-list/?orders=${numbers[0]}`);
    expect(list.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await get("labels/")).statusCode).toBe(400);
    expect(
      (await api.app.inject({ url: `/api/admin/parcels/labels/?orders=${numbers[0]}` })).statusCode,
    ).toBe(403);
  });
});

it("lists products without a weight until one is entered", async () => {
  const { id, title } = await aProduct(api.database, { weight_g: null });
  const listed = async () =>
    (await asEditor<{ id: number; title: string }[]>("GET", "products-without-weight/")).body.map(
      (one) => one.title,
    );
  expect(await listed()).toContain(title);
  expect((await asEditor("POST", `products/${id}/weight/`, { weight_g: 0 })).status).toBe(400);
  expect((await asEditor("POST", `products/${id}/weight/`, { weight_g: 450 })).status).toBe(200);
  expect(await listed()).not.toContain(title);
});

describe("a tariff that is typed", () => {
  const place = { mode: "courier", courier: "JNE", service: "REG", region: "3273" };
  const set = (given: object = {}) =>
    asTreasurer("POST", "tariffs/", {
      ...place,
      first_kg: 12_000,
      next_kg: 9000,
      days_min: 1,
      days_max: 3,
      ...given,
    });
  const rows = async () =>
    (await asEditor<Tariff[]>("GET", "tariffs/")).body.filter(({ courier }) => courier === "JNE");

  it("is for a city by its name, replaces the one before, and leaves the rest of the table", async () => {
    const others = (await asEditor<Tariff[]>("GET", "tariffs/")).body.length;
    expect((await set()).status).toBe(200);
    expect((await set({ first_kg: 13_000 })).status).toBe(200);
    expect(await rows()).toMatchObject([
      { region_name: expect.stringMatching(/Bandung/i), first_kg: 13_000 },
    ]);
    expect((await asEditor<Tariff[]>("GET", "tariffs/")).body).toHaveLength(others + 1);
    expect((await set({ region: "9999" })).body.errors).toHaveProperty("region");
    expect((await set({ days_min: 4 })).body.errors).toHaveProperty("days_max");
    expect((await asEditor("POST", "tariffs/", place)).status).toBe(403);
    expect((await asTreasurer("POST", "tariffs/remove/", place)).status).toBe(200);
    expect((await asTreasurer("POST", "tariffs/remove/", place)).status).toBe(404);
    expect(await rows()).toEqual([]);
  });
});

describe("the table of tariffs", () => {
  const HEAD = "cara;kurir;layanan;wilayah;kg_pertama;kg_berikut;hari_min;hari_maks";
  const put = (...rows: string[]) => asTreasurer("PUT", "tariffs/", { csv: [HEAD, ...rows].join("\n") });

  it("is replaced completely by the last file", async () => {
    const answer = await put(
      "Kurir;LintasPos;Tarif;;40.000;15000;3;7",
      "Kurir;LintasPos;Tarif;32.17;12000;5000;1;2",
      "Kurir toko;Kurir toko;;3273;15000;0;0;1",
    );
    expect(answer.body).toEqual({ rows: 3 });
    const { body } = await asEditor<Tariff[]>("GET", "tariffs/");
    expect(body.map(({ region_name, first_kg }) => [region_name, first_kg])).toEqual([
      ["Semua wilayah", 40_000],
      ["Kabupaten Bandung Barat", 12_000],
      ["Kota Bandung", 15_000],
    ]);
  });

  it("stays as it was when a row is wrong, which is named", async () => {
    const before = (await asEditor<Tariff[]>("GET", "tariffs/")).body;
    const problems = async (row: string) => (await put(row)).body.errors?.csv?.join();
    expect(await problems("Burung;X;;;1;1;1;1")).toContain("Baris 2: cara");
    expect(await problems("Kurir;X;;;0;1;1;1")).toContain("kg_pertama");
    expect(await problems("Kurir;X;;99;1;1;1;1")).toContain("Kode wilayah tidak dikenal: 99");
    expect(await problems("Kurir;X;;;1;1;3;1")).toContain("hari_min");
    expect((await put("Kurir;X;;;1;1;1;1", "Kurir;X;;;2;1;1;1")).body.errors?.csv).toEqual([
      "Baris 3: sudah ada di atas",
    ]);
    expect((await asTreasurer("PUT", "tariffs/", { csv: "a;b\n1;2" })).body.errors?.csv?.[0]).toContain(
      "Kolom",
    );
    expect((await asEditor("PUT", "tariffs/", { csv: HEAD })).status).toBe(403);
    expect((await asEditor<Tariff[]>("GET", "tariffs/")).body).toEqual(before);
  });
});

it("a complaint reaches staff with its pictures, which open for a while, and is answered once", async () => {
  const number = await aPaidOrder();
  await asEditor("POST", `orders/${number}/ship/`, { awb: "NK261116000777" });
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const told = { reason: "damaged", story: "satu botol pecah", picture_1: photo, picture_2: photo };
  await buyer.form(`/api/orders/${number}/complaint/`, told);
  const { body } = await asEditor<StaffComplaint[]>("GET", "complaints/?status=open");
  const complaint = body.find(({ order_number }) => order_number === number);
  expect(complaint).toMatchObject({ story: "satu botol pecah", pictures: 2, outcome: null });
  const [first = ""] = complaint?.picture_urls ?? [];
  expect((await api.app.inject({ url: first })).headers["content-type"]).toBe("image/jpeg");
  expect((await api.app.inject({ url: first.replace(/key=.*/, "key=salah") })).statusCode).toBe(404);
  const path = `complaints/${complaint?.id}/answer/`;
  expect((await asEditor("POST", path, { outcome: "explain", answer: "" })).status).toBe(400);
  expect((await asEditor("POST", path, { outcome: "explain", answer: "Maaf." })).status).toBe(200);
  expect((await asEditor("POST", path, { outcome: "explain", answer: "Maaf." })).status).toBe(409);
  expect((await asEditor<StaffComplaint[]>("GET", "complaints/?status=open")).body).toEqual([]);
});

describe("goods that are sent again", () => {
  async function aComplaint() {
    const number = await aPaidOrder();
    const awb = `NK2611${String(Date.now()).slice(-8)}`;
    await asEditor("POST", `orders/${number}/ship/`, { awb });
    await buyer.form(`/api/orders/${number}/complaint/`, { reason: "damaged", story: "pecah" });
    const { body } = await asEditor<StaffComplaint[]>("GET", "complaints/?status=open");
    const complaint = body.find(({ order_number }) => order_number === number);
    if (!complaint) throw new Error("the complaint did not arrive");
    return { number, complaint, product: complaint.items[0]?.product_id ?? 0 };
  }
  const stockOf = async (id: number) =>
    (await api.database.pool.query<{ stock: number }>("select stock from product where id = $1", [id]))
      .rows[0]?.stock;
  const answer = (id: number, more: object = {}) =>
    asEditor("POST", `complaints/${id}/answer/`, { outcome: "replace", answer: "Kami ganti.", ...more });
  const waiting = async (number: string) =>
    (await asEditor<Parcel[]>("GET", "parcels/")).body.find(({ order_number }) => order_number === number);
  const shown = async (number: string) => (await asEditor<StaffOrder>("GET", `orders/${number}/`)).body;

  it("is taken from the shelf again, packed as a second parcel, and only then the clock runs", async () => {
    const { number, complaint, product } = await aComplaint();
    const before = (await stockOf(product)) ?? 0;
    const items = [{ product_id: product, quantity: 1 }];
    expect((await answer(complaint.id, { items: [{ product_id: product, quantity: 3 }] })).status).toBe(400);
    expect((await answer(complaint.id, { items: [] })).status).toBe(400);
    const both = await Promise.all([answer(complaint.id, { items }), answer(complaint.id, { items })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stockOf(product)).toBe(before - 1);
    expect(await waiting(number)).toMatchObject({
      replaces: true,
      items: [{ quantity: 1 }],
      shipment: { awb: "", courier: "NusaKirim" },
    });
    expect((await shown(number)).shipment?.ends_at).toBeNull();
    expect((await asTreasurer("POST", `orders/${number}/finish/`, { note: "diterima" })).body.code).toBe(
      "replacement_waiting",
    );
    expect(await examine(api.database)).toEqual([]);

    const sent = await asEditor<StaffOrder>("POST", `orders/${number}/ship/`, { awb: "NK261116009911" });
    expect(sent.body).toMatchObject({ status: "shipped", shipment: { awb: "NK261116009911", track: [] } });
    expect(sent.body.shipment?.ends_at).not.toBeNull();
    expect(await waiting(number)).toBeUndefined();
    expect((await asEditor("POST", `orders/${number}/ship/`, { awb: "NK261116009912" })).status).toBe(409);
    expect(await examine(api.database)).toEqual([]);
  });

  it("is refused when the shelf is empty, and the complaint stays open", async () => {
    const { complaint, product } = await aComplaint();
    await asTreasurer("POST", `products/${product}/stock/`, { stock: 1, note: "hitung" });
    await api.database.pool.query("select 1");
    const refused = await answer(complaint.id);
    expect([refused.status, refused.body.code]).toEqual([409, "out_of_stock"]);
    expect(
      (await asEditor<StaffComplaint[]>("GET", "complaints/?status=open")).body.map(({ id }) => id),
    ).toContain(complaint.id);
    expect(await examine(api.database)).toEqual([]);
  });
});

it("a parcel that came back is recorded by packers and refunded by a treasurer, and both are audited", async () => {
  const number = await aPaidOrder();
  await asEditor("POST", `orders/${number}/ship/`, { awb: `NK2611${String(Date.now()).slice(-8)}` });
  const { parcel } = (await asEditor<StaffOrder>("GET", `orders/${number}/`)).body;
  const items = parcel.map(({ product_id, quantity }) => ({ product_id, sellable: quantity, unsellable: 0 }));
  const path = `orders/${number}/returned/`;
  expect((await asEditor("POST", path, { items })).body.errors).toHaveProperty("outcome");
  const { body } = await asEditor<StaffOrder>("POST", path, {
    items,
    outcome: "refund",
    note: "Alamat salah.",
  });
  expect(body).toMatchObject({ status: "returned", refund_planned: 80_000 });
  expect(body.history.at(-1)?.note).toContain("Alamat salah. Rp. 80.000 akan dikembalikan");
  const refunding = { way: "transfer", amount: 80_000, reason: "paket kembali" };
  expect((await asEditor("POST", `payments/${number}/refund/`, refunding)).status).toBe(403);
  // No bank line has shown the money, so two treasurers decide.
  const second = bearer(await aStaffMember(api, "bendahara"));
  expect((await asTreasurer("POST", `payments/${number}/refund/`, refunding)).body.code).toBe(
    "second_person",
  );
  expect((await byTwo(api, `payments/${number}/refund`, refunding, [treasurer, second])).status).toBe(200);
  expect((await asEditor<StaffOrder>("GET", `orders/${number}/`)).body).toMatchObject({
    status: "returned",
    refund_planned: 0,
  });
  expect(await buyer.find(number)).toMatchObject({ refund_planned: 0, refund_owed: 80_000 });
  const { rows } = await api.database.pool.query(
    "select action from audit_log where subject_id = $1 order by id",
    [number],
  );
  expect(rows.map(({ action }) => action)).toEqual(
    expect.arrayContaining(["order.return", "payment.refund"]),
  );
  expect(await examine(api.database)).toEqual([]);
});
