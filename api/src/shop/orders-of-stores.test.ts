import type { PaymentFile } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aBuyer, stockOf } from "../testing/buyer.ts";
import { bearer, send } from "../testing/calls.ts";
import { setDelivery } from "../testing/delivery.ts";
import { aQris } from "../testing/qris.ts";
import { byTwo } from "../testing/second-person.ts";
import { aStaffMember } from "../testing/staff.ts";
import { booked } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import {
  approved,
  boughtFromTwo,
  completed,
  type TwoStores,
  twoStores,
  waysOf,
} from "../testing/two-stores.ts";

let api: TestApp;
let stores: TwoStores;
let treasurers: [Record<string, string>, Record<string, string>];
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  await setDelivery(api);
  await aQris(api.database);
  treasurers = [bearer(await aStaffMember(api, "bendahara")), bearer(await aStaffMember(api, "bendahara"))];
});
beforeEach(async () => {
  stores = await twoStores(api);
});

const accounts = () => {
  const [a, b] = [stores.seven.store.id, stores.nine.store.id];
  return { hold7: `hold:store-${a}`, hold9: `hold:store-${b}`, store7: `store:${a}`, store9: `store:${b}` };
};
const refund = (number: string, body: object) =>
  byTwo<{ code: string; id: number }>(
    api,
    `payments/${number}/refund`,
    { way: "transfer", reason: "Barangnya rusak", ...body },
    treasurers,
  );
const sound = async () => expect(await examine(api.database)).toEqual([]);

describe("a checkout over two stores", () => {
  it("makes one payment and an order for each store, with its own lines, shipping and number", async () => {
    const { buyer, status, number } = await boughtFromTwo(stores);
    expect(status).toBe(201);
    const [first, second] = [await buyer.find(number), await buyer.find(`${number}-2`)];
    expect(first).toMatchObject({ total_price: 90_000, shipping_price: 10_000, amount_due: 90_000 });
    expect(first.shipment).toMatchObject({ price: 10_000, from: expect.stringContaining("Lembang") });
    expect(second).toMatchObject({ total_price: 30_000, shipping_price: 0, shipment: null });
    expect(second.payment_page).toBe(first.payment_page);
    expect(first.items.map(({ product_id }) => product_id)).toEqual([stores.sambal.id]);
    expect(await buyer.orders()).toHaveLength(2);
    expect((await buyer.find(`${number}-3`)).code).toBe("not_found");
    await sound();
  });

  it("books what each seller is owed, the commission and the shipping, and frees it order by order", async () => {
    const { number } = await boughtFromTwo(stores);
    await approved(stores, number);
    const { hold7, hold9, store7 } = accounts();
    const verified = { "bank:bsi": 120_000, [hold9]: -28_500, ujrah: -5500, shipping: -10_000 };
    expect(await booked(api, number)).toEqual({ ...verified, [hold7]: -76_000 });
    await completed(stores, number);
    expect(await booked(api, number)).toEqual({ ...verified, [store7]: -76_000 });
    await sound();
  });

  it("asks for the total of all stores, and for a way for each", async () => {
    const buyer = await aBuyer(api);
    await buyer.add(stores.sambal.id, 2);
    await buyer.add(stores.tenun.id, 1);
    const address_id = await buyer.addressIn();
    const ids = await waysOf(buyer, stores, address_id);
    const given = { address_id, shipping_option_ids: ids.join(",") };
    expect((await buyer.order({ ...given, amount: 110_000 })).body).toMatchObject({
      code: "amount_changed",
      amount: 120_000,
    });
    await api.database.pool.query("update product set picked_up = false where id = $1", [stores.tenun.id]);
    expect((await buyer.order({ ...given, amount: 120_000 })).body.code).toBe("address_required");
  });

  it("sells nothing of a store that was paused, and pays by QRIS and online too", async () => {
    const buyer = await aBuyer(api);
    await buyer.add(stores.sambal.id, 1);
    await buyer.add(stores.tenun.id, 1);
    const quoted = await buyer.quote();
    expect(quoted.status).toBe(201);
    await sound();
    await buyer.add(stores.sambal.id, 1);
    await api.database.pool.query("update product set status = 'archived' where id = $1", [stores.sambal.id]);
    expect((await buyer.order()).body.code).toBe("cart_changed");
  });
});

describe("a refund", () => {
  it("names its order, is taken from the escrow, and cancels an order that was not sent", async () => {
    const { buyer, number } = await boughtFromTwo(stores);
    await approved(stores, number);
    expect((await refund(number, { amount: 30_000 })).body.code).toBe("which_part");
    const file = await api.get<PaymentFile>(`/api/admin/payments/${number}/`, treasurers[0]);
    expect(file.body.parts.map(({ name, refundable }) => [name, refundable])).toEqual([
      [number, 90_000],
      [`${number}-2`, 30_000],
    ]);
    expect((await refund(number, { part: `${number}-2` })).status).toBeLessThan(300);
    const { hold7 } = accounts();
    expect(await booked(api, number)).toMatchObject({
      [hold7]: -76_000,
      ujrah: -4000,
      payers: -30_000,
    });
    expect((await buyer.find(`${number}-2`)).status).toBe("Dibatalkan");
    expect((await buyer.find(number)).status).toBe("Diproses");
    expect(await stockOf(api, stores.tenun.id)).toBe(9);
    await sound();
  });

  it("of a part includes the commission in proportion, and can be withdrawn exactly", async () => {
    const { number } = await boughtFromTwo(stores);
    await approved(stores, number);
    await completed(stores, `${number}-2`);
    const { store9 } = accounts();
    const { body } = await refund(number, { part: `${number}-2`, amount: 10_000 });
    expect(await booked(api, number)).toMatchObject({ [store9]: -19_000, ujrah: -5000 });
    const withdrawn = { reason: "Salah pesanan" };
    await send(api, "POST", `/api/admin/refunds/${body.id}/withdraw/`, withdrawn, treasurers[0]);
    expect(await booked(api, number)).toMatchObject({ [store9]: -28_500, ujrah: -5500 });
    await sound();
  });

  it("of everything gives back every account, also the code of a QRIS", async () => {
    const buyer = await aBuyer(api);
    await buyer.add(stores.sambal.id, 1);
    await buyer.add(stores.tenun.id, 1);
    const { body } = await buyer.quote();
    await api.database.pool.query("update payment set claimed = true where reference = $1", [body.reference]);
    await buyer.sendProof(body.reference);
    await approved(stores, body.reference);
    expect((await refund(body.reference, {})).status).toBeLessThan(300);
    const left = await booked(api, body.reference);
    for (const [account, amount] of Object.entries(left))
      expect(account, String(amount)).toMatch(/^(payers|bank)/);
    await sound();
  });
});

it("undoes an approval for all orders, and closes them together", async () => {
  const { buyer, number } = await boughtFromTwo(stores);
  await approved(stores, number);
  const reversed = await byTwo(api, `payments/${number}/reverse`, { reason: "Salah lihat" }, treasurers);
  expect(reversed.status).toBeLessThan(300);
  for (const order of [number, `${number}-2`])
    expect((await buyer.find(order)).status).toBe("Menunggu Verifikasi");
  const refused = { reason: "Tidak ada uangnya" };
  await send(api, "POST", `/api/admin/payments/${number}/reject/`, refused, treasurers[0]);
  for (const order of [number, `${number}-2`]) expect((await buyer.find(order)).status).toBe("Dibatalkan");
  expect(await stockOf(api, stores.tenun.id)).toBe(9);
  await sound();
});
