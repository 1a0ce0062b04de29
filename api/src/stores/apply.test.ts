import type { OwnStore } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, type Refusal } from "../testing/buyer.ts";
import { aSignedInMember, bearer, GOOD_PASSWORD, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { APPLICATION, applied, aSeller, aStore } from "../testing/stores.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { accountNumber } from "./bank-account.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});

const storedOf = (id: number) =>
  api.database.kysely.selectFrom("store").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

it("stores an application with the accepted terms, and its account number encrypted", async () => {
  const editor = await aStaffMember(api, "editor");
  const { store } = await applied(api);
  expect(store).toMatchObject({
    slug: "dapur-bu-nadia",
    state: "applied",
    place: "Lembang, Kabupaten Bandung Barat, Jawa Barat",
    account: "••••0042",
    ujrah_percent: 5,
    payouts_wait_until: null,
  });
  const stored = await storedOf(store.id);
  expect(stored.account_sealed?.includes("7000000042")).toBe(false);
  expect(await accountNumber(api.database.kysely, stored)).toBe("7000000042");
  // Sealed for its owner: the same bytes in another member's row cannot be read.
  expect(
    await accountNumber(api.database.kysely, { ...stored, member_id: stored.member_id + 1 }),
  ).toBeUndefined();
  const { body: news } = await send<{ title: string }[]>(
    api,
    "GET",
    "/api/notifications/",
    undefined,
    bearer(editor),
  );
  expect(news.map(({ title }) => title)).toContain("Pengajuan toko: Dapur Bu Nadia");
});

it("asks for the number twice, for a certificate where one is claimed, and for the agreement", async () => {
  const member = await aBuyer(api);
  const { status, body } = await member.call<Refusal>("POST", "/api/stores/apply/", {
    ...APPLICATION,
    account_again: "7000000024",
  });
  expect([status, body.errors]).toEqual([400, { account_again: ["Nomornya tidak sama. Periksa keduanya."] }]);
  const certified = await member.call<Refusal>("POST", "/api/stores/apply/", {
    ...APPLICATION,
    halal: "certified",
  });
  expect(Object.keys(certified.body.errors ?? {})).toEqual(["halal_number"]);
  const silent = await member.call<Refusal>("POST", "/api/stores/apply/", { ...APPLICATION, agreed: false });
  expect(Object.keys(silent.body.errors ?? {})).toEqual(["agreed"]);
  const other = await member.call<Refusal>("POST", "/api/stores/apply/", {
    ...APPLICATION,
    ujrah_percent: 3,
  });
  expect(other.body.code).toBe("ujrah_changed");
});

it("corrects an application of the same member, and not a store that is open", async () => {
  const member = await applied(api, { name: "Rajut Salma" });
  const again = await member.call<OwnStore>("POST", "/api/stores/apply/", {
    ...APPLICATION,
    name: "Rajut Bu Salma",
  });
  expect(again.body).toMatchObject({ id: member.store.id, slug: "rajut-salma", name: "Rajut Bu Salma" });
  await api.database.pool.query("update store set state = 'open' where id = $1", [member.store.id]);
  const late = await member.call<Refusal>("POST", "/api/stores/apply/", APPLICATION);
  expect([late.status, late.body.code]).toEqual([409, "already_open"]);
});

it("makes one store of two applications at once", async () => {
  const member = await aBuyer(api);
  const answers = await Promise.all([1, 2].map(() => member.call("POST", "/api/stores/apply/", APPLICATION)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, expect.any(Number)]);
  const { rows } = await api.database.pool.query("select from store where member_id = $1", [member.id]);
  expect(rows).toHaveLength(1);
});

it("changes the account only with the password, tells the seller by mail, and makes payouts wait", async () => {
  const member = await aSignedInMember(api);
  const store = await aStore(api.database, member.id);
  const change = (given: object) =>
    send<OwnStore & Refusal>(
      api,
      "PUT",
      "/api/stores/mine/account/",
      { ...APPLICATION, account_number: "8111222233", account_again: "8111222233", version: 1, ...given },
      bearer(member),
    );
  expect((await change({})).body.errors).toHaveProperty("password");
  expect((await change({ password: "bukan ini" })).body.errors).toHaveProperty("password");
  expect((await storedOf(store.id)).account_ending).toBe("0042");

  const { body } = await change({ password: GOOD_PASSWORD });
  expect(body).toMatchObject({ account: "••••2233", version: 2 });
  const waits = Date.parse(body.payouts_wait_until ?? "") - Date.now();
  expect(Math.round(waits / 3600_000)).toBe(72);
  expect((await change({ password: GOOD_PASSWORD })).body.code).toBe("edit_conflict");
  const { rows } = await api.database.pool.query<{ payload: { topic: string; letter: object } }>(
    "select payload from job where name = 'news' and payload ->> 'title' like 'Rekening %'",
  );
  expect(rows.map(({ payload }) => payload)).toMatchObject([{ topic: "account", letter: {} }]);
});

it("is in the member's download, and closes with the account", async () => {
  const member = await aSignedInMember(api);
  const store = await aStore(api.database, member.id, { name: "Kopi Lereng" });
  const product = await aProduct(api.database, { store_id: store.id });
  const { body } = await send<object>(api, "GET", "/api/accounts/export/", undefined, bearer(member));
  expect(JSON.stringify(body)).toContain("Kopi Lereng");
  const gone = await send(api, "DELETE", "/api/accounts/me/", { password: GOOD_PASSWORD }, bearer(member));
  expect(gone.status).toBeLessThan(300);
  expect(await storedOf(store.id)).toMatchObject({
    state: "closed",
    name: `Toko ${store.id}`,
    account_holder: "",
  });
  expect((await api.get(`/api/products/${product.slug}/`)).status).toBe(404);
  expect((await api.app.inject("/sitemap.xml")).body).not.toContain(`/toko/${store.slug}<`);
});

it("refuses in the database to sell from a store that is not open, and to move a product to another store", async () => {
  const [one, other] = [await aSeller(api), await aSeller(api)];
  const product = await aProduct(api.database, { store_id: one.store.id });
  const change = (set: string) =>
    api.database.pool.query(`update product set ${set} where id = $1`, [product.id]);
  await expect(change(`store_id = ${other.store.id}`)).rejects.toMatchObject({
    constraint: "product_store_fixed",
  });
  await change("status = 'draft'");
  await api.database.pool.query("update store set state = 'paused' where id = $1", [one.store.id]);
  await expect(change("status = 'published'")).rejects.toMatchObject({ constraint: "product_store_open" });
});
