import type { OwnPayout, OwnProduct, OwnStore, StoreBalance, StoreOrder } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aBuyer, type Buyer } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import { setDelivery } from "../../testing/delivery.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { applied, aSeller } from "../../testing/stores.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let editor: Record<string, string>;
let treasurers: [Record<string, string>, Record<string, string>];
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  await setDelivery(api);
  await api.database.pool.query(
    `insert into courier_tariff (mode, courier, service, region, first_kg, next_kg, days_min, days_max)
     values ('courier', 'LintasPos', 'Sepuluh', null, 10000, 0, 2, 4) on conflict do nothing`,
  );
  editor = bearer(await aStaffMember(api, "editor"));
  treasurers = [bearer(await aStaffMember(api, "bendahara")), bearer(await aStaffMember(api, "bendahara"))];
});

/** Applies, is approved, and sells one product that staff have passed. */
async function aNewSeller(name: string, price: number) {
  const seller = await applied(api, { name });
  const staff = (path: string, version: number) =>
    send(api, "POST", `/api/admin/${path}/`, { version }, editor);
  const { store } = (await seller.call<{ store: OwnStore }>("GET", "/api/stores/mine/")).body;
  expect((await staff(`stores/${store.id}/approve`, store.version)).status).toBe(200);
  const draft = { title: `Barang ${name}`, description: "Buatan sendiri.", price, weight_g: 500, stock: 5 };
  const { body: product } = await seller.call<OwnProduct>("POST", "/api/stores/mine/products/", draft);
  const published = await seller.call<OwnProduct>("POST", `/api/stores/mine/products/${product.id}/status/`, {
    status: "published",
  });
  expect(published.body.review).toBe("waiting");
  expect((await staff(`store-products/${product.id}/pass`, published.body.version)).status).toBe(200);
  return Object.assign(seller, { product });
}

it("leads from an application over a checkout at two stores with a voucher to a payout with sedekah", async () => {
  const sambal = await aNewSeller("Dapur Sambal", 80_000);
  const tenun = await aNewSeller("Rumah Tenun", 30_000);
  const stranger = await aSeller(api);
  const voucher = { code: "SAMBAL10", quota: 5, percent: 10 };
  expect((await sambal.call("POST", "/api/stores/mine/vouchers/", voucher)).status).toBe(201);

  const buyer = await aBuyer(api);
  await buyer.add(sambal.product.id, 1);
  await buyer.add(tenun.product.id, 1);
  expect((await buyer.call("POST", "/api/carts/voucher/", { code: voucher.code })).status).toBe(200);
  const address_id = await buyer.addressIn();
  const ways = (await buyer.shippingTo(address_id)).body.filter(({ service }) => service === "Sepuluh");
  expect(ways).toHaveLength(2);
  const { status, body } = await buyer.order({
    // 80.000 less a tenth, 30.000, and 10.000 for each parcel.
    ...{ amount: 122_000, address_id, shipping_option_ids: ways.map(({ id }) => id).join(",") },
  });
  expect([status, body.detail]).toEqual([201, undefined]);
  const number = body.order_number;
  const process = `/api/admin/orders/${number}/process/`;
  expect((await send(api, "POST", process, { confirm: true }, treasurers[0])).status).toBe(200);

  const [own] = (await sambal.call<StoreOrder[]>("GET", "/api/stores/mine/orders/?state=to_send")).body;
  expect(own).toMatchObject({ goods: 72_000, ujrah: 3600, earns: 68_400 });
  const order = `/api/stores/mine/orders/${own?.order_number}/`;
  expect((await sambal.call("POST", `${order}ship/`, { awb: "LP261118000042" })).status).toBe(200);
  const balance = async (seller: Buyer = sambal) =>
    (await seller.call<StoreBalance>("GET", "/api/stores/mine/balance/")).body;
  expect(await balance()).toMatchObject({ held: 68_400, free: 0 });
  expect((await buyer.call("POST", `/api/orders/${own?.order_number}/received/`)).status).toBe(200);
  expect(await balance()).toMatchObject({ held: 0, free: 68_400 });
  expect(await balance(tenun)).toMatchObject({ held: 28_500, free: 0 });

  const campaign = await aCampaign(api.database);
  const wanted = { amount: 68_400, gift_amount: 8400, campaign: campaign.slug };
  const asked = await sambal.call<OwnPayout>("POST", "/api/stores/mine/payouts/", wanted);
  expect(asked.status).toBe(201);
  const paid = { from: "bsi", paid_on: "2026-01-05", reference: "FT2601050001" };
  await byTwo(api, `store-payouts/${asked.body.id}/paid`, paid, treasurers);
  expect(await balance()).toEqual({ held: 0, free: 0, requested: 0, debt: 0, paid_out: 68_400 });
  const given = await api.get<{ collected_amount: number }>(`/api/campaigns/${campaign.slug}/`);
  expect(JSON.stringify(given.body)).toContain("8400");

  for (const path of ["orders", "products", "payouts", "testimonies"])
    expect([path, (await stranger.call("GET", `/api/stores/mine/${path}/`)).body]).toEqual([path, []]);
  expect((await stranger.call("GET", order)).status).toBe(404);
  expect(await balance(stranger)).toMatchObject({ held: 0, free: 0, paid_out: 0 });
  expect(await examine(api.database)).toEqual([]);
});
