import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import { byTwo } from "../../testing/second-person.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { aBookkeeper, type Bookkeeper, booked } from "../../testing/statements.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";

let api: TestApp;
let one: Bookkeeper;
let other: ReturnType<typeof bearer>;
beforeAll(async () => {
  api = await testApp();
  one = await aBookkeeper(api);
  other = bearer(await aStaffMember(api, "bendahara"));
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

async function anApprovedGift(amount: number) {
  const { id } = await aCampaign(api.database);
  const { reference } = await aWaitingGift(api.database, id, { amount });
  expect((await one.approve(reference)).status).toBe(200);
  return { campaign: id, reference };
}
const correct = (reference: string, line: number, unclaimed: number, settle: string) =>
  one.post<{ code: string; status: string }>(`payments/${reference}/correct`, {
    lines: [line],
    unclaimed,
    settle,
  });

it("corrects an approved gift to the bank's amount, and its history says so", async () => {
  const { campaign, reference } = await anApprovedGift(500_000);
  const line = await one.line(450_000);
  expect((await correct(reference, line, 450_000, "as_came")).body.status).toBe("verified");
  const file = await one.file(reference);
  expect(file).toMatchObject({ amount: 450_000, seen_amount: 450_000, unseen_amount: 0 });
  expect(file.money).toMatchObject([{ id: line, amount: 450_000 }]);
  const said = file.history.map(({ reason }) => reason).join("\n");
  expect(said).toContain("disetujui Rp. 500.000, bank menunjukkan Rp. 450.000");
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 450_000, [`campaign:${campaign}`]: -450_000 });
  const again = await one.line(10_000);
  expect((await correct(reference, again, 10_000, "as_came")).body.code).toBe("not_short");
});

it("asks for the rest, also where part of it was linked before, and a later line completes it", async () => {
  const { campaign, reference } = await anApprovedGift(500_000);
  const first = await one.line(200_000);
  await one.assign([reference], [first]);
  const second = await one.line(250_000);
  expect((await correct(reference, second, 250_000, "ask")).body.status).toBe("pending");
  expect(await one.file(reference)).toMatchObject({ seen_amount: 450_000, unseen_amount: 50_000 });
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 450_000, payers: -450_000 });
  await one.approve(reference, { lines: [await one.line(50_000)] });
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 500_000, [`campaign:${campaign}`]: -500_000 });
});

it("forgives the rest of an order within the limit, and refuses what does not fit", async () => {
  const buyer = await aBuyer(api);
  await buyer.add((await aProduct(api.database, { price: 80_000, stock: 2 })).id, 1);
  const reference = (await buyer.order()).body.order_number;
  await byTwo(api, `payments/${reference}/approve`, { confirm: true }, [one.headers, other]);
  const [little, line] = [await one.line(20_000), await one.line(79_500)];
  expect((await correct(reference, little, 20_000, "write_off")).body.code).toBe("write_off_limit");
  expect((await correct(reference, line, 79_500, "as_came")).body.code).toBe("fixed_price");
  expect((await correct(reference, line, 1, "write_off")).body.code).toBe("line_taken");
  expect(await one.file(reference)).toMatchObject({ status: "verified", unseen_amount: 80_000 });
  expect((await correct(reference, line, 79_500, "write_off")).body.status).toBe("verified");
  expect(await one.file(reference)).toMatchObject({ written_off: 500, unseen_amount: 0 });
});

async function aSentOrder(price: number) {
  const buyer = await aBuyer(api);
  await buyer.add((await aProduct(api.database, { price, stock: 2 })).id, 1);
  const reference = (await buyer.order()).body.order_number;
  await byTwo(api, `payments/${reference}/approve`, { confirm: true }, [one.headers, other]);
  expect((await one.post(`orders/${reference}/ship`, { note: "Kurir toko" })).status).toBe(200);
  return { buyer, reference };
}

it("writes off the missing part of an order that was sent; above the limit this needs two people", async () => {
  const { buyer, reference } = await aSentOrder(80_000);
  const line = await one.line(50_000);
  expect((await correct(reference, line, 50_000, "ask")).body.code).toBe("order_sent");
  expect((await correct(reference, line, 50_000, "write_off")).body.code).toBe("second_person");
  expect(await one.file(reference)).toMatchObject({ delivered: true, seen_amount: 0, written_off: 0 });
  const wanted = { lines: [line], unclaimed: 50_000, settle: "write_off" };
  expect((await byTwo(api, `payments/${reference}/correct`, wanted, [one.headers, other])).status).toBe(200);
  expect(await one.file(reference)).toMatchObject({
    ...{ status: "verified", seen_amount: 50_000, written_off: 30_000, unseen_amount: 0, refundable: 50_000 },
  });
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 50_000, writeoff: 30_000, sales: -80_000 });
  expect(await buyer.find(reference)).toMatchObject({ status: "Dikirim" });
  expect((await buyer.news())[0]?.title).toBe(`Kekurangan ${reference} diikhlaskan`);
  expect((await correct(reference, await one.line(1000), 1000, "write_off")).body.code).toBe("not_short");
});

it("links the part payment of a sent order, and waives the rest later", async () => {
  const { reference } = await aSentOrder(40_000);
  await one.assign([reference], [await one.line(39_500)]);
  const forgive = () =>
    one.post<{ code: string }>(`payments/${reference}/correct`, {
      ...{ lines: [], unclaimed: 0, settle: "write_off" },
    });
  expect((await forgive()).status).toBe(200);
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 39_500, writeoff: 500, sales: -40_000 });
  expect((await forgive()).body.code).toBe("not_short");
  const unpaid = await aSentOrder(500);
  const nothingCame = { lines: [], unclaimed: 0, settle: "write_off" };
  expect((await one.post(`payments/${unpaid.reference}/correct`, nothingCame)).status).toBe(200);
  expect(await booked(api, unpaid.reference)).toEqual({ writeoff: 500, sales: -500 });
  const gift = await anApprovedGift(50_000);
  const nothing = { lines: [], unclaimed: 0, settle: "as_came" };
  expect((await one.post(`payments/${gift.reference}/correct`, nothing)).status).toBe(400);
});

it("happens once where two treasurers correct the same payment at the same moment", async () => {
  const { reference } = await anApprovedGift(300_000);
  const line = await one.line(250_000);
  const wanted = { lines: [line], unclaimed: 250_000, settle: "as_came" };
  const both = await Promise.all(
    [one.headers, other].map((who) =>
      send(api, "POST", `/api/admin/payments/${reference}/correct/`, wanted, who),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it("needs a second person if it would move out more than the daily limit", async () => {
  const head = bearer(await aStaffMember(api, "administrator"));
  const { versions } = (await api.get<{ versions: object }>("/api/admin/settings/", head)).body;
  await send(api, "PUT", "/api/admin/settings/", { payout_limit: 1_000_000, versions }, head);
  const { reference } = await anApprovedGift(5_000_000);
  const line = await one.line(100_000);
  // Another treasurer: who approved it may undo their own mistake alone.
  const thief = bearer(await aStaffMember(api, "bendahara"));
  const wanted = { lines: [line], unclaimed: 100_000, settle: "as_came" };
  const path = `payments/${reference}/correct`;
  const alone = await send<{ code: string }>(api, "POST", `/api/admin/${path}/`, wanted, thief);
  expect(alone.body.code).toBe("second_person");
  expect(await one.file(reference)).toMatchObject({ amount: 5_000_000, unseen_amount: 5_000_000 });
  expect((await byTwo(api, path, wanted, [thief, other])).status).toBe(200);
  expect(await one.file(reference)).toMatchObject({ amount: 100_000, unseen_amount: 0 });
});
