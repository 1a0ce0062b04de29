import type { StoreOrder, StoreTestimony, Waiting } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { returnParcel, shipOrder } from "../shop/index.ts";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, picture, type Refusal } from "../testing/buyer.ts";
import { bearer, send } from "../testing/calls.ts";
import { setDelivery } from "../testing/delivery.ts";
import { aDigitalProduct } from "../testing/digital.ts";
import { textOf } from "../testing/pdf.ts";
import { aStaffMember } from "../testing/staff.ts";
import { aSeller } from "../testing/stores.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { approved, boughtFromTwo, completed, type TwoStores, twoStores } from "../testing/two-stores.ts";

const ORDERS = "/api/stores/mine/orders/";
const AWB = "LP261118000042";

let api: TestApp;
let stores: TwoStores;
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  await setDelivery(api);
});
beforeEach(async () => {
  stores = await twoStores(api);
});

type Payable = TwoStores["seven"];
const list = async (seller: Payable, state = "to_send") =>
  (await seller.call<StoreOrder[]>("GET", `${ORDERS}?state=${state}`)).body;
const newsOf = async (seller: Payable) =>
  (await seller.call<{ title: string }[]>("GET", "/api/notifications/")).body.map(({ title }) => title);

/** The seven's part of a paid order over both stores. */
async function paid() {
  const bought = await boughtFromTwo(stores);
  await approved(stores, bought.number);
  return bought;
}

describe("a seller's orders", () => {
  it("appear with their payment, each at its own store, without the phone where the courier needs none", async () => {
    const { seven, nine } = stores;
    const unpaid = await boughtFromTwo(stores);
    expect((await list(seven)).map(({ order_number }) => order_number)).not.toContain(unpaid.number);
    await approved(stores, unpaid.number);
    const [own] = (await list(seven)).filter(({ order_number }) => order_number === unpaid.number);
    expect(own).toMatchObject({
      status: "processing",
      goods: 80_000,
      ujrah: 4000,
      earns: 76_000,
      shipment: { courier: "LintasPos", phone: "" },
    });
    expect(own?.shipment?.street).not.toBe("");
    expect(Date.parse(own?.send_before ?? "")).toBeGreaterThan(Date.now());
    expect((await list(nine)).map(({ order_number }) => order_number)).toEqual([`${unpaid.number}-2`]);
    expect(await newsOf(seven)).toContain(`Pesanan baru: ${unpaid.number}`);
    await api.database.pool.query(
      "update shipment set courier = 'NusaKirim' where order_id = (select o.id from shop_order o join payment p on p.id = o.payment_id where p.reference = $1 and part = 1)",
      [unpaid.number],
    );
    const { body } = await seven.call<StoreOrder>("GET", `${ORDERS}${unpaid.number}/`);
    expect(body.shipment?.phone).not.toBe("");
  });

  it("are sent by their seller with a tracking number, which the buyer gets and the seller can correct", async () => {
    const { seven } = stores;
    const { number, buyer } = await paid();
    const ship = (body: object) => seven.call<StoreOrder>("POST", `${ORDERS}${number}/ship/`, body);
    expect((await ship({ awb: "bukan" })).status).toBe(400);
    expect((await ship({ awb: AWB })).body).toMatchObject({ status: "shipped", send_before: null });
    const mended = await ship({ awb: "LP261118000043", correct: true });
    expect(mended.body.shipment?.awb).toBe("LP261118000043");
    expect((await ship({ awb: AWB })).status).toBe(409);
    const { body } = await buyer.call<{ title: string }[]>("GET", "/api/notifications/");
    expect(body.map(({ title }) => title)).toContain(`${stores.sambal.title} sudah dikirim`);
    const order = await buyer.call("GET", `/api/orders/${number}/`);
    expect(order.body).toMatchObject({ store: { name: seven.store.name, slug: seven.store.slug } });
  });

  it("have a label with the store as sender", async () => {
    const { seven } = stores;
    const { number } = await paid();
    const answer = await api.app.inject({
      url: `${ORDERS}${number}/label/`,
      headers: bearer(seven.session),
    });
    const words = (await textOf(answer.rawPayload)).join();
    expect(words).toContain(seven.store.name.replaceAll(" ", ""));
    expect(words).toContain(number);
    expect((await stores.nine.call("GET", `${ORDERS}${number}-2/label/`)).status).toBe(409);

    const packer = await aStaffMember(api, "packer");
    const printed = await api.app.inject({
      url: `/api/admin/parcels/labels/?orders=${number}`,
      headers: bearer(packer),
    });
    const ours = (await textOf(printed.rawPayload)).join();
    expect(ours).toContain("081200000007");
    expect(ours).toBe(words);
  });

  it("that come back are shown as back at the store, which sends them again", async () => {
    const { number, buyer } = await paid();
    await shipOrder(api.database, {
      ...{ staffId: stores.staffId, orderNumber: number, note: "", sending: { awb: AWB } },
    });
    const note = "Alamatnya tidak ditemukan.";
    await returnParcel(api.database, {
      ...{ staffId: stores.staffId, orderNumber: number, outcome: "resend", items: [], note },
    });
    const [told] = (await buyer.call<{ title: string; body: string }[]>("GET", "/api/notifications/")).body;
    const { sambal, seven } = stores;
    expect(told?.title).toBe(`Paket kembali ke ${seven.store.name}: ${sambal.title}`);
    expect(told?.body).toContain(`${stores.seven.store.name} mengirimnya lagi`);
  });

  it("that are late are listed for staff until they are sent, except pick-ups", async () => {
    const editor = await aStaffMember(api, "editor");
    const late = async () =>
      (await api.get<Waiting[]>("/api/admin/today/", bearer(editor))).body.find(
        ({ kind }) => kind === "late_parcels",
      );
    const { number } = await paid();
    expect(await late()).toBeUndefined();
    await api.database.pool.query(
      "update payment set verified_at = now() - interval '50 hours' where reference = $1",
      [number],
    );
    expect(await late()).toMatchObject({ count: 1, subject: number });
    const { status } = await stores.seven.call("POST", `${ORDERS}${number}/ship/`, { awb: "LP261118000057" });
    expect([status, await late()]).toEqual([200, undefined]);
  });

  it("end with the address shown for thirty days more", async () => {
    const { seven } = stores;
    const { number } = await paid();
    await completed(stores, number);
    const read = async (one: string) => (await seven.call<StoreOrder>("GET", `${ORDERS}${one}/`)).body;
    expect((await read(number)).shipment?.street).not.toBe("");
    expect(await newsOf(seven)).toContain(`Pesanan ${number} selesai`);
    const old = await paid();
    await api.database.pool.query(
      `with ended as (update shop_order set status = 'finished' where part = 1
         and payment_id = (select id from payment where reference = $1) returning id)
       insert into order_history (order_id, from_status, to_status, decided_as, note, created_at)
       select id, 'shipped', 'finished', 'system', '', now() - interval '31 days' from ended`,
      [old.number],
    );
    expect(await read(old.number)).toMatchObject({
      customer_name: "",
      shipment: { recipient: "", street: "", place: "", phone: "" },
    });
    expect((await seven.call("GET", `${ORDERS}${old.number}/label/`)).status).toBe(409);
  });

  it("cannot be read by another seller or by a member without a store", async () => {
    const { number, buyer } = await paid();
    const other = await aSeller(api);
    for (const [caller, own] of [
      [stores.nine, number],
      [stores.seven, `${number}-2`],
      [other, number],
      [buyer, number],
    ] as const) {
      expect((await caller.call("GET", `${ORDERS}${own}/`)).status).toBe(404);
      expect((await caller.call("GET", `${ORDERS}${own}/label/`)).status).toBe(404);
      expect((await caller.call("POST", `${ORDERS}${own}/ship/`, { awb: AWB })).status).toBe(404);
    }
    expect(await list(other)).toEqual([]);
  });

  it("finish although staff have paused the store", async () => {
    const [{ seven }, editor] = [stores, await aStaffMember(api, "editor")];
    const { number } = await paid();
    const pause = `/api/admin/stores/${seven.store.id}/pause/`;
    expect((await send(api, "POST", pause, { reason: "Diperiksa dahulu." }, bearer(editor))).status).toBe(
      200,
    );
    const { status } = await seven.call("POST", `${ORDERS}${number}/ship/`, { awb: "LP261118000077" });
    expect(status).toBe(200);
    expect((await list(seven, "sent")).map(({ order_number }) => order_number)).toContain(number);
    await send(api, "POST", `/api/admin/stores/${seven.store.id}/reopen/`, {}, bearer(editor));
  });

  it("are judged with pictures, and their seller answers once", async () => {
    const { seven, nine, sambal } = stores;
    const { number, buyer } = await paid();
    await completed(stores, number);
    const sent = await buyer.form<{ key: string }>("/api/stores/pictures/", { picture: await picture });
    const write = (pictures: string[]) =>
      buyer.call<StoreTestimony & Refusal>("POST", `/api/products/${sambal.slug}/testimonies/`, {
        ...{ stars: 5, description: "Enak", pictures },
      });
    expect((await write(["tidak-ada"])).body.errors).toHaveProperty("pictures");
    expect((await write(Array(4).fill(sent.body.key))).status).toBe(400);
    const { status, body } = await write([sent.body.key]);
    expect([status, body.pictures.length, body.answer]).toEqual([201, 1, ""]);
    expect(await newsOf(seven)).toContain(`5 bintang untuk ${sambal.title}`);
    const answer = (seller: Payable) =>
      seller.call("POST", `/api/stores/mine/testimonies/${body.id}/answer/`, { answer: "Terima kasih." });
    expect((await answer(nine)).status).toBe(404);
    const both = await Promise.all([answer(seven), answer(seven)]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    const shown = await api.get(`/api/products/${sambal.slug}/`);
    expect(shown.body).toMatchObject({ testimonies: [{ answer: "Terima kasih.", pictures: body.pictures }] });
    const told = await buyer.call<{ title: string }[]>("GET", "/api/notifications/");
    expect(told.body.map(({ title }) => title)).toContain(`Testimonimu tentang ${sambal.title} dijawab`);
  });

  it("are not the community's to pack, and staff read whose they are", async () => {
    const packer = await aStaffMember(api, "packer");
    const { number } = await paid();
    const { body } = await send<{ order_number: string }[]>(
      api,
      "GET",
      "/api/admin/parcels/",
      undefined,
      bearer(packer),
    );
    expect(body.map(({ order_number }) => order_number)).not.toContain(number);
    const read = await send(api, "GET", `/api/admin/orders/${number}/`, undefined, bearer(packer));
    expect(read.body).toMatchObject({
      store: stores.seven.store.name,
      store_phone: stores.seven.store.phone,
    });
  });
});

describe("a buyer's data in an order", () => {
  /** Every field that a profile has, told apart in any text. */
  const SECRETS = {
    ...{ name_full: "Rahasia Nama", birth_date: "1971-02-03", birth_place: "Rahasia Lahir" },
    ...{ address: "Jalan Rahasia 9\nRT 7", job: "apoteker", work_field: "ekobis" },
    ...{
      study_campus: "Rahasia Kampus",
      study_faculty: "Rahasia Fakultas",
      study_department: "Rahasia Jurusan",
    },
    ...{ study_program: "Rahasia Prodi", study_start_year: 1988, study_finish_year: 1993 },
    ...{ work_institution: "Rahasia Kantor", work_position: "Rahasia Jabatan", work_salary: 7_654_321 },
    ...{ address_latitude: -6.123456, address_longitude: 107.654321 },
  };
  const STREET = "Jalan Kenanga No. 14";

  it("is no field of the profile, and an address only to the seller who sends there", async () => {
    const { seven, nine } = stores;
    const { number, buyer } = await boughtFromTwo(stores);
    const path = `/api/profiles/${buyer.id}/`;
    const saved = await buyer.call<object>("PUT", path, SECRETS);
    expect(saved.body).toMatchObject({ ...SECRETS, address: "Jalan Rahasia 9\nRT 7" });
    await approved(stores, number);
    const book = await aDigitalProduct(seven);
    const { id: own } = await aProduct(api.database, { price: 10_000, stock: 9 });
    const more = [];
    for (const id of [book.id, own]) {
      await buyer.add(id, 1);
      const { body } = await buyer.order();
      await approved(stores, body.order_number);
      more.push(body.order_number);
    }
    const packer = bearer(await aStaffMember(api, "packer"));
    const read = async (path: string) =>
      JSON.stringify((await send(api, "GET", path, undefined, packer)).body);
    const told = {
      sender:
        JSON.stringify(await list(seven)) +
        JSON.stringify((await seven.call("GET", "/api/notifications/")).body),
      fetched:
        JSON.stringify(await list(nine)) +
        JSON.stringify((await nine.call("GET", "/api/notifications/")).body),
      staff: (
        await Promise.all([number, `${number}-2`, ...more].map((one) => read(`/api/admin/orders/${one}/`)))
      ).join(),
      parcels: await read("/api/admin/parcels/"),
    };
    expect(told.sender).toContain(STREET);
    expect(told.fetched).toContain(`${number}-2`);
    expect(told.fetched).not.toContain(STREET);
    // Years would be found in numbers of orders.
    const texts = Object.values(SECRETS).map((secret) => String(secret).split("\n")[0] ?? "");
    for (const text of Object.values(told))
      for (const secret of texts.filter(({ length }) => length > 5)) expect(text).not.toContain(secret);
  });
});

describe("an order that is fetched from a member's store", () => {
  const place = { pickup_place: "Jl. Kenanga 3, Lembang", pickup_hours: "Sabtu pukul 9–12", phone: "081277" };
  const second = (number: string) => `${number}-2`;

  it("shows the buyer place, hours and phone after paying, and the seller the buyer's phone", async () => {
    await api.database.kysely
      .updateTable("store")
      .set(place)
      .where("id", "=", stores.nine.store.id)
      .execute();
    const { number, buyer } = await boughtFromTwo(stores);
    expect(await buyer.find(second(number))).toMatchObject({ fetched: true, pickup: null });
    await approved(stores, number);
    expect((await buyer.find(second(number))).pickup).toEqual({
      ...{ place: "Jl. Kenanga 3, Lembang", hours: "Sabtu pukul 9–12", phone: "081277" },
    });
    expect((await buyer.find(number)).pickup).toBeNull();
    const [own] = await list(stores.nine);
    expect(own).toMatchObject({ order_number: second(number), customer_phone: "081200000000" });
    expect((await list(stores.seven)).map(({ customer_phone }) => customer_phone)).not.toContain(
      "081200000000",
    );
    expect(await newsOf(stores.nine)).toContain(`Pesanan baru, diambil: ${second(number)}`);
    const url = `${ORDERS}${second(number)}/ship/`;
    expect((await stores.nine.call("POST", url, { note: "Siti" })).status).toBe(200);
    const [news] = (await buyer.news()).filter(({ body }) => body.includes(second(number)));
    expect(news).toMatchObject({
      title: `${stores.tenun.title} sudah diambil`,
      body: expect.stringContaining("Diambil oleh Siti"),
    });
    await api.database.pool.query(
      `with ended as (update shop_order o set status = 'finished' from payment p
         where p.id = o.payment_id and p.reference = $1 and o.part = 2 returning o.id)
       insert into order_history (order_id, from_status, to_status, decided_as, note, created_at)
       select id, 'shipped', 'finished', 'system', '', now() - interval '31 days' from ended`,
      [number],
    );
    const { body } = await stores.nine.call<StoreOrder>("GET", `${ORDERS}${second(number)}/`);
    expect(body).toMatchObject({ customer_name: "", customer_phone: "" });
  });

  it("is not offered, and refused, without a pick-up address", async () => {
    const nowhere = { pickup_place: "" };
    await api.database.kysely
      .updateTable("store")
      .set(nowhere)
      .where("id", "=", stores.nine.store.id)
      .execute();
    const refused = await boughtFromTwo(stores);
    expect(refused).toMatchObject({ status: 409, body: { code: "address_required" } });
    const offered = (await refused.buyer.shippingTo(await refused.buyer.addressIn())).body;
    const ownWays = offered.filter(({ store }) => store === stores.nine.store.slug);
    expect(ownWays.map(({ mode }) => mode)).not.toContain("pickup");
    expect((await refused.buyer.cart()).map(({ can_pick_up }) => can_pick_up).sort()).toEqual([false, true]);
  });

  it("carries no note into an order of downloads", async () => {
    const book = await aDigitalProduct(stores.seven);
    const buyer = await aBuyer(api);
    await buyer.add(book.id, 1);
    const { body } = await buyer.order({ note: "Jl. Rumahku 14" });
    expect(await buyer.find(body.order_number)).toMatchObject({ digital: true, note: "" });
  });
});
