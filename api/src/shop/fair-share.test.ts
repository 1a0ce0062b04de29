import { beforeAll, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, stockOf } from "../testing/buyer.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ UNPAID_PIECES_PER_PRODUCT: "5", ORDER_PROOF_DAYS: "14" });
});

it("takes the goods back of an order whose proof nobody accepted for two weeks, unless a clearer one came", async () => {
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

it("lets a member hold no more of a product than a share before it is paid, whoever else can buy the rest", async () => {
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
