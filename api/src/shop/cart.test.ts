import { CART_PRODUCTS_MOST } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, type Buyer } from "../testing/buyer.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
let buyer: Buyer;
beforeAll(async () => {
  api = await testApp();
});
beforeEach(async () => {
  buyer = await aBuyer(api);
});

const quantities = async () => (await buyer.cart()).map((line) => line.quantity);

describe("the cart", () => {
  it("stores the quantity that was asked, adds to it, and keeps it on the server", async () => {
    const { id } = await aProduct(api.database, { stock: 9, price: 12_500 });
    expect(await buyer.add(id, 3)).toMatchObject({ status: 201, body: { quantity: 3, subtotal: 37_500 } });
    expect(await buyer.add(id, 2)).toMatchObject({ status: 201, body: { quantity: 5 } });
    const { status, body, headers } = await buyer.call("GET", "/api/carts/cart");
    expect([status, headers["x-total-count"]]).toEqual([200, "1"]);
    expect(body).toMatchObject([
      { product: { id, price: 12_500, stock: 9 }, quantity: 5, can_buy: true, notices: [] },
    ]);
  });

  it("sets a quantity, by PUT and by PATCH, and 0 removes the line", async () => {
    const { id } = await aProduct(api.database, { stock: 9 });
    await buyer.add(id, 3);
    expect((await buyer.set(id, 7)).body).toMatchObject([{ quantity: 7 }]);
    const patched = await buyer.call("PATCH", "/api/carts/cart/", { product_id: id, quantity: 2 });
    expect(patched).toMatchObject({ status: 200, body: [{ quantity: 2 }] });
    expect(await buyer.set(id, 0)).toMatchObject({ status: 200, body: [] });
  });

  it("removes one product, and answers 404 if it is not in the cart", async () => {
    const { id } = await aProduct(api.database);
    await buyer.add(id, 1);
    const remove = () => buyer.call("DELETE", "/api/carts/cart/", { product_id: id });
    expect((await remove()).status).toBe(200);
    expect(await remove()).toMatchObject({ status: 404, body: { code: "not_found" } });
    expect(await buyer.cart()).toEqual([]);
  });

  it.each(["/api/cart/clear/", "/api/carts/cart/clear"])("is emptied by %s", async (url) => {
    await buyer.add((await aProduct(api.database)).id, 1);
    await buyer.add((await aProduct(api.database)).id, 2);
    expect((await buyer.call("DELETE", url)).status).toBe(200);
    expect(await buyer.cart()).toEqual([]);
  });

  it("is everybody's own", async () => {
    const { id } = await aProduct(api.database);
    await buyer.add(id, 1);
    const other = await aBuyer(api);
    expect(await other.cart()).toEqual([]);
    await other.call("DELETE", "/api/cart/clear/");
    expect(await quantities()).toEqual([1]);
  });
});

describe("a quantity that cannot be", () => {
  it.each([0, -1, 1.5, "2", null, undefined, true, [1], 1e300])(
    "(%j) is refused with a sentence",
    async (quantity) => {
      const { id } = await aProduct(api.database, { stock: 5 });
      const { status, body } = await buyer.add(id, quantity);
      expect([status, body.code]).toEqual([400, "invalid"]);
      expect(body.errors?.quantity?.[0]).toMatch(/\w/);
      expect(await buyer.cart()).toEqual([]);
    },
  );

  it("is refused above the stock, counting the quantity in the cart, and names the stock", async () => {
    const { id, title } = await aProduct(api.database, { stock: 5 });
    expect(await buyer.add(id, 1e9)).toMatchObject({ status: 409, body: { code: "stock_short", stock: 5 } });
    await buyer.add(id, 4);
    expect(await buyer.add(id, 2)).toMatchObject({
      status: 409,
      body: { stock: 5, detail: `Stok ${title} tinggal 5. Di keranjang sudah ada 4.` },
    });
    expect(await buyer.set(id, 6)).toMatchObject({ status: 409, body: { stock: 5 } });
    expect(await quantities()).toEqual([4]);
  });

  it("is refused for a product that is sold out, unknown or not for sale", async () => {
    const gone = await aProduct(api.database, { stock: 0 });
    const draft = await aProduct(api.database, { status: "draft" });
    expect(await buyer.add(gone.id, 1)).toMatchObject({ status: 409, body: { code: "sold_out", stock: 0 } });
    for (const id of [draft.id, 987_654_321, Number.MAX_SAFE_INTEGER])
      expect(await buyer.add(id, 1)).toMatchObject({ status: 404, body: { code: "not_found" } });
    for (const id of ["1", 1.5, -1, 0, null])
      expect(await buyer.add(id, 1)).toMatchObject({ status: 400, body: { code: "invalid" } });
  });

  it("is never exceeded by adding from many tabs at once", async () => {
    const { id } = await aProduct(api.database, { stock: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => buyer.add(id, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(7).fill(409),
    ]);
    expect(await quantities()).toEqual([5]);
  });
});

it("holds at most a hundred different products", async () => {
  const products = await Promise.all(
    Array.from({ length: CART_PRODUCTS_MOST + 1 }, () => aProduct(api.database)),
  );
  const ids = products.map(({ id }) => id);
  await Promise.all(ids.slice(0, -1).map((id) => buyer.add(id, 1)));
  expect(await buyer.add(ids.at(-1), 1)).toMatchObject({ status: 409, body: { code: "cart_full" } });
  expect((await buyer.add(ids[0], 1)).status).toBe(201);
});

describe("what changed meanwhile", () => {
  it("is reported for each line", async () => {
    const [dearer, scarce, gone, withdrawn] = await Promise.all([
      aProduct(api.database, { price: 10_000 }),
      aProduct(api.database, { stock: 5 }),
      aProduct(api.database),
      aProduct(api.database),
    ]);
    for (const { id } of [dearer, scarce, gone, withdrawn]) await buyer.add(id, 3);
    const change = (id: number, set: object) =>
      api.database.kysely.updateTable("product").set(set).where("id", "=", id).execute();
    await change(dearer.id, { price: 12_000 });
    await change(scarce.id, { stock: 2 });
    await change(gone.id, { stock: 0 });
    await change(withdrawn.id, { status: "archived" });

    const told = (await buyer.cart()).map(({ can_buy, notices }) => [
      can_buy,
      notices.map(({ text }) => text),
    ]);
    expect(told).toEqual([
      [true, ["Harga berubah dari Rp. 10.000 menjadi Rp. 12.000."]],
      [false, ["Stok tinggal 2."]],
      [false, ["Stok habis."]],
      [false, ["Produk ini sudah tidak dijual."]],
    ]);
    // Changing the line acknowledges its new price.
    await buyer.set(dearer.id, 2);
    expect((await buyer.cart())[0]?.notices).toEqual([]);
  });
});
