import type { WishListItem } from "@barakah/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, type Buyer, type Refusal } from "../testing/buyer.ts";
import { send, VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  buyer = await aBuyer(api);
});

const wish = (product_id: unknown) =>
  buyer.call<WishListItem & Refusal>("POST", "/api/wishlists/wishlist/", { product_id });
const list = async () => (await buyer.call<WishListItem[]>("GET", "/api/wishlists/wishlist/")).body;

it("lists wishes, newest first, also of sold-out products", async () => {
  const [first, second] = [await aProduct(api.database), await aProduct(api.database, { stock: 0 })];
  expect(await wish(first.id)).toMatchObject({ status: 201, body: { product: { id: first.id } } });
  expect((await wish(second.id)).status).toBe(201);
  expect((await list()).map((item) => item.product.id)).toEqual([second.id, first.id]);
});

it("deletes a wish, also without the slash at the end", async () => {
  const { id } = await aProduct(api.database);
  await wish(id);
  const forget = () => buyer.call("DELETE", "/api/wishlists/wishlist", { product_id: id });
  expect((await forget()).status).toBe(200);
  expect(await list()).toEqual([]);
  expect(await forget()).toMatchObject({
    status: 404,
    body: { message: "Produk ini tidak ada di Incaran." },
  });
});

it("says in `message` too why a wish was refused", async () => {
  const { id } = await aProduct(api.database);
  await wish(id);
  const twice = await wish(id);
  expect(twice).toMatchObject({ status: 409, body: { message: "Produk ini sudah ada di Incaran." } });
  expect(twice.body.message).toBe(twice.body.detail);
  expect(await wish(987_654_321)).toMatchObject({
    status: 404,
    body: { message: "Produk tidak ditemukan." },
  });
  expect(await wish("1")).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\w/) } });
  const nobody = await send<Refusal>(api, "POST", "/api/wishlists/wishlist/", { product_id: id }, VISITOR);
  expect(nobody).toMatchObject({ status: 403, body: { message: "Silakan masuk terlebih dahulu." } });
});

it("keeps one wish when the same one is made at once", async () => {
  const { id } = await aProduct(api.database);
  const answers = await Promise.all([wish(id), wish(id), wish(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await list()).toHaveLength(1);
});
