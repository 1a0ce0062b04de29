import type {
  FoundStore,
  OwnProduct,
  OwnStore,
  ProductSummary,
  PublicStore,
  StaffStore,
} from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aBuyer, type Buyer, type Refusal } from "../testing/buyer.ts";
import { bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { APPLICATION, applied, aSeller, aStore } from "../testing/stores.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let editor: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  api = await testApp();
  editor = await aStaffMember(api, "editor");
});

const DRAFT = {
  title: "Sambal Bawang",
  description: "Pedas.\n\nTahan 30 hari.",
  price: 27_000,
  weight_g: 230,
  stock: 24,
};

const staff = <T = StaffStore & Refusal>(method: "GET" | "POST", path: string, body?: object, as = editor) =>
  send<T>(api, method, `/api/admin/${path}`, body, bearer(as));
const mine = <T = OwnProduct & Refusal>(
  seller: Buyer,
  method: "GET" | "POST" | "PUT",
  path = "",
  body?: object,
) => seller.call<T>(method, `/api/stores/mine/products/${path}`, body);
const aDraft = async (seller: Buyer, given: object = {}) =>
  (await mine(seller, "POST", "", { ...DRAFT, ...given })).body;
const publish = (seller: Buyer, { id }: { id: number }) =>
  mine(seller, "POST", `${id}/status/`, { status: "published" });
const isSold = async ({ slug }: { slug: string }) => (await api.get(`/api/products/${slug}/`)).status === 200;

/** A store whose first product was passed. */
async function aTrustedSeller() {
  const seller = await aSeller(api);
  const first = (await publish(seller, await aDraft(seller))).body;
  await staff("POST", `store-products/${first.id}/pass/`, { version: first.version });
  return Object.assign(seller, { first });
}

it("opens a store as it was reviewed, and notifies its owner", async () => {
  const seller = await applied(api, { name: "Keripik Tempe" });
  const { store } = seller;
  const { body } = await staff("GET", `stores/${store.id}/`);
  const timesInSitemap = async () =>
    (await api.app.inject("/sitemap.xml")).body.split(`/toko/${store.slug}<`).length - 1;
  expect(await timesInSitemap()).toBe(0);
  expect(body).toMatchObject({ state: "applied", account: "••••0042", same_name: false, place: store.place });
  const stale = await staff("POST", `stores/${store.id}/approve/`, { version: body.version + 1 });
  expect(stale.body.code).toBe("edit_conflict");
  const opened = await staff("POST", `stores/${store.id}/approve/`, { version: body.version });
  expect(opened.body.state).toBe("open");
  expect(await timesInSitemap()).toBe(1);
  const again = await staff("POST", `stores/${store.id}/approve/`, { version: opened.body.version });
  expect([again.status, again.body.code]).toEqual([409, "already_decided"]);
  const { rows } = await api.database.pool.query("select title from notification where member_id = $1", [
    seller.id,
  ]);
  expect(rows).toEqual([{ title: "Keripik Tempe dibuka" }]);
});

it("is found by its name, also misspelt, while everybody may see it", async () => {
  const seller = await applied(api, { name: "Dapur Kemangi", account_holder: "Wulandari Prameswari" });
  const { store } = seller;
  const found = async (search: string) => {
    const { body } = await api.get<FoundStore[]>(
      `/api/stores/?${new URLSearchParams({ search, limit: "5" })}`,
    );
    return body.map(({ slug, state, product_count }) => [slug, state, product_count]);
  };
  expect(await found("kemangi")).toEqual([]);
  await api.database.pool.query("update store set state = 'open' where id = $1", [store.id]);
  for (const typed of ["kemangi", "Dapur Kemangi", "DAPUR", "kemanggi"])
    expect([typed, await found(typed)]).toEqual([typed, [[store.slug, "open", 0]]]);
  for (const typed of ["Prameswari", "kemangi keramik", "%", "' or 1"])
    expect([typed, await found(typed)]).toEqual([typed, []]);
  await publish(seller, await aDraft(seller));
  await api.database.pool.query("update product set status = 'published' where store_id = $1", [store.id]);
  expect(await found("kemangi")).toEqual([[store.slug, "open", 1]]);
  const resting = await aSeller(api, { name: "Kemangi Hijau", state: "paused" });
  await aSeller(api, { name: "Kemangi Kering", state: "closed" });
  expect(await found("kemangi")).toEqual([
    [store.slug, "open", 1],
    [resting.store.slug, "paused", 0],
  ]);
  const all = await api.get<FoundStore[]>("/api/stores/?limit=1");
  expect([all.status, all.body.length, all.total > 1]).toEqual([200, 1, true]);
});

it("refuses with a reason that the applicant reads, corrects and applies again with", async () => {
  const applicant = await applied(api, { name: "Kopi Lereng" });
  const silent = await staff("POST", `stores/${applicant.store.id}/refuse/`, { reason: "", version: 1 });
  expect(silent.body.errors).toHaveProperty("reason");
  const reason = "Nomor sertifikat halal tidak ditemukan.";
  await staff("POST", `stores/${applicant.store.id}/refuse/`, { reason, version: 1 });
  const own = await applicant.call<{ store: OwnStore }>("GET", "/api/stores/mine/");
  expect(own.body.store).toMatchObject({ state: "refused", state_reason: reason });
  const again = await applicant.call<OwnStore>("POST", "/api/stores/apply/", APPLICATION);
  expect(again.body).toMatchObject({ state: "applied", state_reason: "" });
});

it("does not let staff decide about their own store or product", async () => {
  const own = await aStore(api.database, editor.id, { state: "applied" });
  expect((await staff("POST", `stores/${own.id}/approve/`, { version: 1 })).body.code).toBe("own_store");
  await api.database.pool.query("update store set state = 'open' where id = $1", [own.id]);
  const me = {
    call: (method: "POST", url: string, body?: object) => send(api, method, url, body, bearer(editor)),
  };
  const product = await aDraft(me as unknown as Buyer);
  await publish(me as unknown as Buyer, product);
  const passed = await staff("POST", `store-products/${product.id}/pass/`, { version: product.version });
  expect(passed.body.code).toBe("own_store");
});

it("shows the first product to staff before it is sold, and later ones not", async () => {
  const seller = await aSeller(api, { name: "Rajut Salma", slug: "rajut-salma" });
  const first = (await publish(seller, await aDraft(seller))).body;
  expect([first.status, first.review, await isSold(first)]).toEqual(["draft", "waiting", false]);
  const { body: waiting } = await staff<{ id: number; store: string; version: number }[]>(
    "GET",
    "store-products/",
  );
  expect(waiting.find(({ id }) => id === first.id)).toMatchObject({
    store: "Rajut Salma",
    version: first.version,
  });
  const { id, description, price, title, unit, weight_g, picture } = first;
  const edited = { description, price: price + 1000, title, unit, weight_g, picture, version: first.version };
  const changed = (await mine(seller, "PUT", `${id}/`, edited)).body;
  const stale = await staff("POST", `store-products/${id}/pass/`, { version: first.version });
  expect(stale.body.code).toBe("edit_conflict");
  await staff("POST", `store-products/${id}/pass/`, { version: changed.version });
  expect(await isSold(first)).toBe(true);
  const second = (await publish(seller, await aDraft(seller, { title: "Sambal Matah" }))).body;
  expect([second.status, second.review]).toEqual(["published", null]);
});

it("asks again after staff took a product back", async () => {
  const seller = await aTrustedSeller();
  const { first } = seller;
  await staff("POST", `store-products/${first.id}/refuse/`, { reason: "Fotonya bukan barangnya." });
  expect(await isSold(first)).toBe(false);
  const again = (await publish(seller, first)).body;
  expect(again.review).toBe("waiting");
  // Nothing of this store is trusted now.
  expect((await publish(seller, await aDraft(seller))).body.review).toBe("waiting");
});

it("answers 404 for another seller's product, and for members without a store", async () => {
  const [one, other, buyer] = [await aTrustedSeller(), await aTrustedSeller(), await aBuyer(api)];
  const edited = { ...DRAFT, version: one.first.version };
  for (const stranger of [other, buyer]) {
    const answers = [
      await mine(stranger, "GET", `${one.first.id}/`),
      await mine(stranger, "PUT", `${one.first.id}/`, edited),
      await mine(stranger, "POST", `${one.first.id}/status/`, { status: "archived" }),
      await mine(stranger, "POST", `${one.first.id}/stock/`, { stock: 0 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
  expect((await mine<OwnProduct[]>(other, "GET")).body.map(({ id }) => id)).toEqual([other.first.id]);
  expect((await mine(one, "GET", `${one.first.id}/`)).body).toMatchObject({
    stock: 24,
    description: DRAFT.description,
  });
  // The community's own products are nobody's store's.
  const { rows } = await api.database.pool.query<{ id: number }>(
    "insert into product (slug, title, price) values ('kurma', 'Kurma', 5000) returning id",
  );
  expect((await mine(one, "GET", `${rows[0]?.id}/`)).status).toBe(404);
});

it("hides the products of a paused store and brings them back, but not what the seller withdrew", async () => {
  const owner = await aTrustedSeller();
  const { store, first } = owner;
  const second = (await publish(owner, await aDraft(owner, { title: "Keripik" }))).body;
  const withdrawn = (await publish(owner, await aDraft(owner, { title: "Rempeyek" }))).body;
  await staff("POST", `stores/${store.id}/pause/`, { reason: "Dua pesanan terlambat dikirim." });
  expect([await isSold(first), await isSold(second)]).toEqual([false, false]);
  expect((await publish(owner, first)).body.code).toBe("store_not_open");
  await mine(owner, "POST", `${withdrawn.id}/status/`, { status: "draft" });
  const opened = await owner.call<Refusal>("POST", "/api/stores/mine/rest/", { resting: false });
  expect(opened.body.code).toBe("paused_by_staff");
  const { body: shown } = await api.get<PublicStore>(`/api/stores/${store.slug}/`);
  expect(shown.state).toBe("paused");
  await staff("POST", `stores/${store.id}/reopen/`);
  expect([await isSold(first), await isSold(second), await isSold(withdrawn)]).toEqual([true, true, false]);
});

it("rests and opens again at its owner's word", async () => {
  const seller = await aTrustedSeller();
  const { first } = seller;
  const rest = (resting: boolean) => seller.call("POST", "/api/stores/mine/rest/", { resting });
  await rest(true);
  expect(await isSold(first)).toBe(false);
  await rest(false);
  expect(await isSold(first)).toBe(true);
});

it("shows a store and its products to everybody, without account, phone or who applied", async () => {
  const { store, first } = await aTrustedSeller();
  const { body } = await api.get<PublicStore>(`/api/stores/${store.slug}/`);
  expect(body).toMatchObject({
    name: store.name,
    place: "Lembang, Kabupaten Bandung Barat",
    state: "open",
    sold: 0,
  });
  expect(JSON.stringify(body)).not.toMatch(/0042|0812/);
  const listed = await api.get<ProductSummary[]>(`/api/products/?store=${store.slug}`);
  expect([listed.total, listed.body[0]?.id, listed.body[0]?.store]).toEqual([
    1,
    first.id,
    { slug: store.slug, name: store.name },
  ]);
  const waiting = await applied(api, { name: "Belum Dibuka" });
  const { body: map } = await api.app.inject("/sitemap.xml");
  expect(map).toContain(`/toko/${store.slug}<`);
  expect(map).not.toContain(`/toko/${waiting.store.slug}<`);
  expect((await api.get(`/api/stores/${waiting.store.slug}/`)).status).toBe(404);
});

it("keeps staff's product editor from selling a store's product past its review", async () => {
  const seller = await aSeller(api);
  const product = await aDraft(seller);
  const { status, body } = await staff("POST", `products/${product.id}/status/`, { status: "published" });
  expect([status, body.code]).toEqual([409, "of_a_store"]);
});
