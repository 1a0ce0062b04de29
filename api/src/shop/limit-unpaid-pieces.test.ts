import { beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aPayment, aProduct } from "../testing/builders.ts";
import { aBuyer, stockOf } from "../testing/buyer.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ UNPAID_PIECES_PER_PRODUCT: "5", ORDER_PROOF_DAYS: "14" });
});

it("releases the goods of an order whose proof was not accepted for two weeks, unless a clearer one was sent", async () => {
  const product = await aProduct(api.database, { stock: 10 });
  const [stale, renewed] = [await aBuyer(api), await aBuyer(api)];
  const numbers = [];
  for (const buyer of [stale, renewed]) {
    await buyer.add(product.id, 3);
    numbers.push((await buyer.order()).body.order_number);
  }
  await api.app.payments.keepUp();
  expect(await stockOf(api, product.id)).toBe(4);
  await api.database.pool.query("update transfer_claim set created_at = now() - interval '15 days'");
  expect((await renewed.sendProof(numbers[1] ?? "", { source_account: "7111111111" })).status).toBe(200);
  await api.app.payments.keepUp();
  expect(await stockOf(api, product.id)).toBe(7);
  const { rows } = await api.database.pool.query(
    "select status from payment where reference = any($1) order by array_position($1, reference)",
    [numbers],
  );
  expect(rows.map(({ status }) => status)).toEqual(["expired", "pending"]);
  expect(await examine(api.database)).toEqual([]);
});

it("lets a member reserve only a share of a product's stock before payment, and others buy the rest", async () => {
  const product = await aProduct(api.database, { stock: 20 });
  const buyer = await aBuyer(api);
  await buyer.add(product.id, 6);
  expect(await buyer.order()).toMatchObject({
    status: 409,
    body: { code: "more_than_share", errors: { [product.id]: [expect.stringContaining("5")] } },
  });
  await buyer.set(product.id, 4);
  expect((await buyer.order()).status).toBe(201);
  await buyer.add(product.id, 2);
  expect((await buyer.order()).status).toBe(409);
  expect((await buyer.token()).status).toBe(409);
  expect(await stockOf(api, product.id)).toBe(16);
  const other = await aBuyer(api);
  await other.add(product.id, 5);
  expect((await other.order()).status).toBe(201);
  await api.database.pool.query("update shop_order set status = 'processing' where member_id = $1", [
    buyer.id,
  ]);
  expect((await buyer.order()).status).toBe(201);
});

it("keeps part of a product for members who are known when many fresh accounts order at once", async () => {
  const guarded = await testApp({ NEWCOMERS_STOCK_PERCENT: "50" });
  const product = await aProduct(guarded.database, { stock: 20 });
  const fresh = await Promise.all(Array.from({ length: 20 }, () => aBuyer(guarded)));
  await Promise.all(fresh.map((buyer) => buyer.add(product.id, 1)));
  const answers = await Promise.all(fresh.map((buyer) => buyer.order()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: "newcomers_share",
    errors: { [product.id]: [expect.stringContaining("Konfirmasi e-mailmu")] },
  });
  expect(await stockOf(guarded, product.id)).toBe(10);

  const known = "update member set email_proven_at = now() where id = $1";
  const [proven, paid, stranger] = [await aBuyer(guarded), await aBuyer(guarded), await aBuyer(guarded)];
  await guarded.database.pool.query(known, [proven.id]);
  await aPayment(guarded.database, {
    member_id: paid.id,
    status: "verified",
    verified_at: new Date().toISOString(),
  });
  for (const buyer of [proven, paid, stranger]) await buyer.add(product.id, 1);
  expect((await proven.order()).status).toBe(201);
  expect((await paid.order()).status).toBe(201);
  expect((await stranger.order()).status).toBe(409);
  // Confirming the address is the way on, with the cart as it was.
  await guarded.database.pool.query(known, [stranger.id]);
  expect((await stranger.order()).status).toBe(201);
});

it("lets a new member buy and pay at once, also the last piece there is", async () => {
  const guarded = await testApp({ NEWCOMERS_STOCK_PERCENT: "50" });
  for (const stock of [1, 2, 3]) {
    const product = await aProduct(guarded.database, { stock });
    const buyer = await aBuyer(guarded);
    await buyer.add(product.id, 1);
    expect((await buyer.order()).status).toBe(201);
  }
});
