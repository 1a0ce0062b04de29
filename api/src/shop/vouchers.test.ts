import type { CartVouchers, Voucher } from "@barakah/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { aProduct } from "../testing/builders.ts";
import { aBuyer, type Buyer, type Refusal } from "../testing/buyer.ts";
import { bearer, send } from "../testing/calls.ts";
import { setDelivery } from "../testing/delivery.ts";
import { aQris } from "../testing/qris.ts";
import { byTwo } from "../testing/second-person.ts";
import { aStaffMember, giveRoles } from "../testing/staff.ts";
import { booked } from "../testing/statements.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { approved, completed, type TwoStores, twoStores } from "../testing/two-stores.ts";

let api: TestApp;
let stores: TwoStores;
let editor: Record<string, string>;
let treasurers: [Record<string, string>, Record<string, string>];
let madu: { id: number };
beforeAll(async () => {
  api = await testApp({ COURIER: "off" });
  await setDelivery(api);
  await aQris(api.database);
  editor = bearer(await aStaffMember(api, "editor"));
  treasurers = [bearer(await aStaffMember(api, "bendahara")), bearer(await aStaffMember(api, "bendahara"))];
});
beforeEach(async () => {
  // Each test has the limit of a day for itself.
  await api.database.pool.query("update shop_voucher set created_at = created_at - interval '2 days'");
  stores = await twoStores(api);
  madu = await aProduct(api.database, { price: 100_000, stock: 50 });
});

type Answer = { vouchers: Voucher[] } & Refusal;
let made = 0;
/** A voucher of the community, or of a store where its seller is given. */
async function aVoucher(given: object, by?: Buyer) {
  made += 1;
  const caps = by ? {} : { most_off: 100_000, total_off: 1_000_000, per_person: 3 };
  const draft = { code: `KUPON-${made}`, quota: 5, ...caps, ...given };
  const { status, body } = by
    ? await by.call<Answer>("POST", "/api/stores/mine/vouchers/", draft)
    : await send<Answer>(api, "POST", "/api/admin/shop-vouchers/", draft, editor);
  const voucher = body.vouchers?.find(({ code }) => code === draft.code);
  return { status, body, code: draft.code, id: voucher?.id ?? 0 };
}
const use = (buyer: Buyer, code: string) =>
  buyer.call<CartVouchers & Refusal>("POST", "/api/carts/voucher/", { code });
const used = async (id: number) =>
  (await api.database.pool.query<{ used: number }>("select used from shop_voucher where id = $1", [id]))
    .rows[0]?.used;
const sound = async () => expect(await examine(api.database)).toEqual([]);
const hold = () => `hold:store-${stores.seven.store.id}`;

/** A buyer with goods of the first store (80.000) and of the community (100.000). */
async function aCart() {
  const buyer = await aBuyer(api);
  await api.database.pool.query("update product set picked_up = true where id = $1", [stores.sambal.id]);
  await buyer.add(stores.sambal.id, 2);
  await buyer.add(madu.id, 1);
  return buyer;
}

describe("a voucher in the cart", () => {
  it("lowers the goods of its store; the community's lowers one other order", async () => {
    const buyer = await aCart();
    const own = await aVoucher({ amount: 5000, min_total: 50_000 }, stores.seven);
    const ours = await aVoucher({ percent: 10 });
    expect((await use(buyer, ours.code.toLowerCase())).body).toMatchObject({
      saved: 10_000,
      vouchers: [{ code: ours.code, store: null, saves: 10_000, lowers: null, problem: "" }],
    });
    const { body } = await use(buyer, own.code);
    expect(body.saved).toBe(15_000);
    expect(body.vouchers[0]).toMatchObject({
      code: own.code,
      saves: 5000,
      lowers: stores.seven.store.slug,
      store: { slug: stores.seven.store.slug },
    });
    expect(await used(own.id)).toBe(0);
    const left = await buyer.call<CartVouchers>("DELETE", "/api/carts/voucher/", { code: own.code });
    expect(left.body.saved).toBe(10_000);
  });

  it("is refused with a sentence where it does nothing, and keeps the one before", async () => {
    const buyer = await aCart();
    const good = await aVoucher({ percent: 10 });
    await use(buyer, good.code);
    const dear = await aVoucher({ percent: 10, min_total: 900_000 });
    const over = await aVoucher({ percent: 10, valid_until: "2026-01-01T00:00:00Z" });
    const other = await aVoucher({ percent: 10 }, stores.nine);
    const codes = [dear.code, over.code, other.code, "TIDAK-ADA"];
    const refused = await Promise.all(codes.map(async (code) => (await use(buyer, code)).body.code));
    expect(refused).toEqual(["voucher_too_little", "voucher_over", "voucher_elsewhere", "voucher_unknown"]);
    const { body } = await buyer.call<CartVouchers>("GET", "/api/carts/voucher/");
    expect(body).toMatchObject({ saved: 10_000, vouchers: [{ code: good.code }] });
  });

  it("of the community does not lower the goods of the buyer's own store", async () => {
    const { code } = await aVoucher({ percent: 50 });
    await stores.seven.add(stores.sambal.id, 1);
    expect((await use(stores.seven, code)).body.code).toBe("voucher_elsewhere");
  });
});

describe("an order with vouchers", () => {
  it("posts a store's discount to the store, and the community's discount to `discount`", async () => {
    const buyer = await aCart();
    const own = await aVoucher({ amount: 5000, min_total: 50_000 }, stores.seven);
    const ours = await aVoucher({ percent: 10 });
    await use(buyer, own.code);
    await use(buyer, ours.code);
    expect((await buyer.order({ amount: 180_000 })).body).toMatchObject({
      code: "amount_changed",
      amount: 165_000,
    });
    const { body } = await buyer.order({ amount: 165_000 });
    const number = body.order_number;
    expect(await buyer.find(number)).toMatchObject({
      ...{ total_price: 90_000, voucher_amount: 10_000, voucher_code: ours.code },
    });
    expect(await buyer.find(`${number}-2`)).toMatchObject({
      ...{ total_price: 75_000, voucher_amount: 5000, voucher_code: own.code },
    });
    expect((await buyer.call<CartVouchers>("GET", "/api/carts/voucher/")).body.vouchers).toEqual([]);
    await approved(stores, number);
    expect(await booked(api, number)).toEqual({
      ...{ "bank:bsi": 165_000, sales: -100_000, discount: 10_000, [hold()]: -71_250, ujrah: -3750 },
    });
    expect([await used(own.id), await used(ours.id)]).toEqual([1, 1]);
    await completed(stores, `${number}-2`);
    await sound();
  });

  it("is refunded to the rupiah that was paid, and then the voucher is free again", async () => {
    const buyer = await aCart();
    const { id, code } = await aVoucher({ percent: 15 });
    await use(buyer, code);
    const { number } = { number: (await buyer.order({ amount: 165_000 })).body.order_number };
    await approved(stores, number);
    const wanted = { way: "transfer", reason: "Barangnya rusak", part: number };
    const some = await byTwo(api, `payments/${number}/refund`, { ...wanted, amount: 17_000 }, treasurers);
    expect(some.status).toBeLessThan(300);
    expect(await booked(api, number)).toMatchObject({ sales: -80_000, discount: 12_000, payers: -17_000 });
    expect(await used(id)).toBe(1);
    const rest = await byTwo<{ id: number }>(api, `payments/${number}/refund`, wanted, treasurers);
    expect(await booked(api, number)).toMatchObject({ payers: -85_000 });
    expect((await buyer.find(number)).status).toBe("Dibatalkan");
    expect(await used(id)).toBe(0);
    const undo = `/api/admin/refunds/${rest.body.id}/withdraw/`;
    expect((await send(api, "POST", undo, { reason: "Salah pesanan" }, treasurers[0])).status).toBe(200);
    expect(await used(id)).toBe(1);
    await sound();
  });

  it("also works with QRIS: the unique code is deducted from the lowered price", async () => {
    const buyer = await aCart();
    const { code } = await aVoucher({ percent: 10 });
    await use(buyer, code);
    const { status, body } = await buyer.quote({ amount: 170_000 });
    expect(status).toBe(201);
    expect(body.base).toBe(170_000);
    await sound();
    await buyer.sendProof(body.reference);
    await approved(stores, body.reference);
    expect(await booked(api, body.reference)).toMatchObject({ discount: 10_000 - body.code });
    const whole = { way: "transfer", reason: "Barangnya rusak" };
    expect((await byTwo(api, `payments/${body.reference}/refund`, whole, treasurers)).status).toBeLessThan(
      300,
    );
    expect(await booked(api, body.reference)).toEqual({ "bank:bsi": body.amount, payers: -body.amount });
    await sound();
  });

  it("releases its voucher when its payment ends, and uses it again when the payment is reopened", async () => {
    const buyer = await aCart();
    const { id, code } = await aVoucher({ percent: 10, quota: 1 });
    await use(buyer, code);
    const number = (await buyer.order({ amount: 170_000 })).body.order_number;
    const decide = (what: string) =>
      send<Refusal>(
        api,
        "POST",
        `/api/admin/payments/${number}/${what}/`,
        { reason: "Tidak ada uangnya" },
        treasurers[0],
      );
    await decide("reject");
    expect(await used(id)).toBe(0);
    await sound();
    const other = await aCart();
    await use(other, code);
    const taken = (await other.order({ amount: 170_000 })).body.order_number;
    expect((await decide("reopen")).body.code).toBe("voucher_used_up");
    await send(
      api,
      "POST",
      `/api/admin/payments/${taken}/reject/`,
      { reason: "Tidak ada uangnya" },
      treasurers[0],
    );
    expect((await decide("reopen")).status).toBe(200);
    expect(await used(id)).toBe(1);
    await sound();
  });
});

it("gives the last uses to exactly as many buyers as there are uses, also at the same moment", async () => {
  const { id, code } = await aVoucher({ percent: 10, quota: 3 });
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(api)));
  for (const buyer of buyers) {
    await buyer.add(madu.id, 1);
    expect((await use(buyer, code)).body.saved).toBe(10_000);
  }
  const answers = await Promise.all(buyers.map((buyer) => buyer.order({ amount: 90_000 })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
    new Set(["voucher_used_up"]),
  );
  expect(await used(id)).toBe(3);
  const late = answers.findIndex(({ status }) => status === 409);
  expect((await buyers[late]?.order({ amount: 100_000 }))?.status).toBe(201);
  await sound();
});

describe("giving out vouchers", () => {
  it("never makes an order free, and a code belongs to one store", async () => {
    expect((await aVoucher({ amount: 20_000, min_total: 20_500 })).body.errors).toHaveProperty("min_total");
    expect((await aVoucher({ percent: 95 })).body.errors).toHaveProperty("percent");
    expect((await aVoucher({})).body.errors).toHaveProperty("percent");
    const { code } = await aVoucher({ percent: 5 }, stores.seven);
    expect((await aVoucher({ percent: 5, code })).body.code).toBe("code_taken");
  });

  it("belongs to one store: others cannot read it, and a quota cannot be lowered below its uses", async () => {
    const { id, code } = await aVoucher({ percent: 10, quota: 2 }, stores.seven);
    const path = `/api/stores/mine/vouchers/${id}/`;
    const terms = { quota: 1, valid_until: null };
    expect((await stores.nine.call("PUT", path, terms)).status).toBe(404);
    expect((await send(api, "PUT", `/api/admin/shop-vouchers/${id}/`, terms, editor)).status).toBe(404);
    await api.database.pool.query("update shop_voucher set used = 2 where id = $1", [id]);
    expect((await stores.seven.call("PUT", path, terms)).body.code).toBe("below_taken");
    await api.database.pool.query("update shop_voucher set used = 0 where id = $1", [id]);
    await stores.seven.call("PUT", path, { quota: 2, valid_until: new Date().toISOString() });
    expect((await use(await aCart(), code)).body.code).toBe("voucher_over");
  });
});

describe("a voucher that the community pays for", () => {
  const spent = async (id: number) =>
    (await api.database.pool.query("select spent::int from shop_voucher where id = $1", [id])).rows[0].spent;

  it("has caps for one order and for all, and is used once by one person, also under another account", async () => {
    expect((await aVoucher({ percent: 90, most_off: undefined })).body.errors).toHaveProperty("most_off");
    expect((await aVoucher({ percent: 90, total_off: undefined })).body.errors).toHaveProperty("total_off");
    const caps = { most_off: 30_000, total_off: 50_000, per_person: undefined };
    const { id, code } = await aVoucher({ percent: 90, ...caps });
    const buyer = await aCart();
    expect((await use(buyer, code)).body.saved).toBe(30_000);
    expect((await buyer.order({ amount: 150_000, customer_phone: "0812-7777-0001" })).status).toBe(201);
    expect(await spent(id)).toBe(30_000);
    await buyer.add(madu.id, 1);
    expect((await use(buyer, code)).body).toMatchObject({ code: "voucher_used" });
    // Another account with the same phone.
    const twin = await aBuyer(api);
    await twin.add(madu.id, 1);
    const asTwin = { amount: 70_000, customer_phone: "+62 812 7777 0001" };
    await api.database.pool.query("update shop_voucher set total_off = 60000 where id = $1", [id]);
    expect((await use(twin, code)).status).toBe(200);
    expect((await twin.order(asTwin)).body.code).toBe("voucher_used");
    // Two at once share the rest of the total: one gets it.
    await api.database.pool.query(
      "update shop_voucher set per_person = null, total_off = 60000 where id = $1",
      [id],
    );
    const both = await Promise.all(
      [1, 2].map(async (nth) => {
        const other = await aBuyer(api);
        await other.add(madu.id, 1);
        await use(other, code);
        return other.order({ amount: 70_000, customer_phone: `0812-7777-100${nth}` });
      }),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await spent(id)).toBe(60_000);
    await sound();
  });

  it("above the daily limit waits for another person with the money permission", async () => {
    const maker = await aStaffMember(api, "editor", "bendahara");
    const make = (code: string, total_off: number) =>
      send<Answer>(
        api,
        "POST",
        "/api/admin/shop-vouchers/",
        { code, percent: 90, quota: 1000, most_off: 1_000_000, total_off },
        bearer(maker),
      );
    const small = await make("SATU", 4_000_000);
    expect(small.body.vouchers.find(({ code }) => code === "SATU")).toMatchObject({ waits: false });
    const large = (await make("DUA", 2_000_000)).body.vouchers.find(({ code }) => code === "DUA");
    expect(large).toMatchObject({ waits: true });
    const buyer = await aCart();
    expect((await use(buyer, "DUA")).body.code).toBe("voucher_waits");
    const confirm = (who: Record<string, string>) =>
      send<Answer>(api, "POST", `/api/admin/shop-vouchers/${large?.id}/confirm/`, {}, who);
    expect((await confirm(bearer(maker))).body.code).toBe("own_proposal");
    expect((await confirm(editor)).status).toBe(403);
    expect((await confirm(treasurers[0])).status).toBe(200);
    expect((await use(buyer, "DUA")).status).toBe(200);
    expect((await confirm(treasurers[1])).body.code).toBe("already_decided");
  });

  it("does not pay for goods of the store of who made it", async () => {
    const maker = stores.seven;
    await giveRoles(api, maker.id, "editor");
    const caps = { most_off: 50_000, total_off: 100_000 };
    const made = { code: `SENDIRI-${maker.id}`, percent: 50, quota: 5, ...caps };
    expect((await maker.call("POST", "/api/admin/shop-vouchers/", made)).status).toBe(201);
    const buyer = await aBuyer(api);
    await api.database.pool.query("update product set picked_up = true where id = $1", [stores.sambal.id]);
    await buyer.add(stores.sambal.id, 2);
    expect((await use(buyer, made.code)).body.code).toBe("voucher_elsewhere");
    await buyer.add(madu.id, 1);
    expect((await use(buyer, made.code)).body.saved).toBe(50_000);
  });
});
