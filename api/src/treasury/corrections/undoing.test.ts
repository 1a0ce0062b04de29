import type { BankAgreement, PaymentRefund, StatementDebit } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aCourse, aProduct } from "../../testing/builders.ts";
import { aBuyer, stockOf, TRANSFER } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import { pageOfPayment } from "../../testing/payment-page.ts";
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

const REASON = { reason: "diminta lewat WhatsApp" };
const ACCOUNT = { bank: "Bank Contoh", account_number: "0000004417", account_holder: "LESTARI" };
type Answer = { code: string; reference: string } & PaymentRefund;
const post = (path: string, body: object, headers = one.headers) =>
  send<Answer>(api, "POST", `/api/admin/${path}/`, body, headers);
const get = async <T>(path: string) => (await api.get<T>(path, one.headers)).body;
async function anOrder(price: number, came = price) {
  const buyer = await aBuyer(api);
  const product = await aProduct(api.database, { price, stock: 1 });
  await buyer.add(product.id, 1);
  const reference = (await buyer.order()).body.order_number;
  const lines = [await one.line(came)];
  await post(`payments/${reference}/approve`, {
    lines,
    confirm: true,
    ...(came > price && { settle: "payer" }),
  });
  return { buyer, product, reference, lines };
}
const giveBack = async (reference: string, amount?: number) => {
  const wanted = { way: "transfer", amount, ...ACCOUNT, ...REASON };
  return (await byTwo<Answer>(api, `payments/${reference}/refund`, wanted, [one.headers, other])).body;
};
const paid = (id: number, headers = one.headers) =>
  post(`refunds/${id}/paid`, { ...ACCOUNT, from: "bsi", paid_on: "2026-11-15", reference: "TRX-1" }, headers);
const withdraw = (id: number, headers = one.headers) => post(`refunds/${id}/withdraw`, REASON, headers);
const totalOf = async (campaignId: number) =>
  (
    await api.database.pool.query(
      "select collected_amount, donor_count from campaign_total where campaign_id = $1",
      [campaignId],
    )
  ).rows[0];

it("withdraws a promised refund: the order is bought again, and may go back again later", async () => {
  const { buyer, product, reference } = await anOrder(70_000, 70_500);
  const owed = await giveBack(reference);
  expect(await buyer.find(reference)).toMatchObject({ status: "Dibatalkan" });
  expect((await withdraw(owed.id)).body).toMatchObject({
    status: "withdrawn",
    withdrawn_reason: REASON.reason,
  });
  expect(await buyer.find(reference)).toMatchObject({ status: "Diproses" });
  expect(await stockOf(api, product.id)).toBe(0);
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 70_500, payers: -500, sales: -70_000 });
  expect(await one.file(reference)).toMatchObject({
    status: "verified",
    refunded_amount: 0,
    held_amount: 500,
  });
  const page = await pageOfPayment(api, reference);
  expect(page).toMatchObject({ status: "verified", refund_owed: 0 });
  expect(page.history[0]).toMatchObject({ title: "Pengembalian dana dibatalkan" });
  expect((await withdraw(owed.id)).body.code).toBe("refund_withdrawn");
  expect((await paid(owed.id)).body.code).toBe("refund_done");

  const again = await giveBack(reference);
  expect(again).toMatchObject({ amount: 70_500, status: "owed" });
  expect((await paid(again.id)).status).toBe(200);
  const told = await pageOfPayment(api, reference);
  expect(told.history[0]).toMatchObject({
    title: "Dana sudah dikembalikan",
    text: "Rp. 70.500 sudah kami kirim ke rekeningmu.",
  });
  // Everybody with the page's address reads it, but only the payer may know the account.
  expect(JSON.stringify(told)).not.toMatch(/4417|TRX-1/);
  expect((await withdraw(again.id)).body.code).toBe("refund_done");
  expect(await booked(api, reference)).toEqual({});
});

it("does not reopen an order whose goods are sold, and withdraws only the newest refund", async () => {
  const { product, reference } = await anOrder(40_000);
  const owed = await giveBack(reference);
  const next = await aBuyer(api);
  await next.add(product.id, 1);
  expect((await next.order()).status).toBe(201);
  expect((await withdraw(owed.id)).body.code).toBe("out_of_stock");
  expect(await one.file(reference)).toMatchObject({ status: "refunded", held_amount: 40_000 });

  const campaign = await aCampaign(api.database);
  const gift = await aWaitingGift(api.database, campaign.id, { amount: 100_250 });
  await post(`payments/${gift.reference}/approve`, { confirm: true });
  const [first, second] = [await giveBack(gift.reference, 30_000), await giveBack(gift.reference)];
  expect(await totalOf(campaign.id)).toMatchObject({ collected_amount: 0, donor_count: 0 });
  expect((await withdraw(first.id)).body.code).toBe("newer_refund");
  expect((await withdraw(second.id)).status).toBe(200);
  expect(await totalOf(campaign.id)).toMatchObject({ collected_amount: 70_250, donor_count: 1 });
  expect((await withdraw(first.id)).status).toBe(200);
  expect(await totalOf(campaign.id)).toMatchObject({ collected_amount: 100_250, donor_count: 1 });
});

it("opens a course again, and does one thing only when one pays while another withdraws", async () => {
  const buyer = await aBuyer(api);
  const course = await aCourse(api.database, { price: 90_000 });
  await buyer.call("POST", "/api/courses/enrollments/", { course: course.slug });
  const confirmation = { ...TRANSFER, amount: course.price };
  const path = `/api/courses/${course.slug}/payment-confirmation/`;
  const reference = (await buyer.form<{ order_id: string }>(path, confirmation)).body.order_id;
  await post(`payments/${reference}/approve`, { confirm: true });
  const owed = await giveBack(reference);
  expect((await withdraw(owed.id)).status).toBe(200);
  expect(await one.file(reference)).toMatchObject({ status: "verified" });
  for (let n = 0; n < 3; n += 1) {
    const order = await anOrder(20_000);
    const promised = await giveBack(order.reference);
    const answers = await Promise.all([paid(promised.id), withdraw(promised.id, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
});

it("makes a surplus a gift of its payer's, with the bank's line, once when two do it", async () => {
  const campaign = await aCampaign(api.database);
  const { buyer, reference, lines } = await anOrder(60_000, 85_000);
  const wanted = { slug: campaign.slug, amount: 25_000, ...REASON };
  expect((await post(`payments/${reference}/give`, { ...wanted, amount: 25_001 })).body.code).toBe(
    "surplus_gone",
  );
  const answers = await Promise.all([
    post(`payments/${reference}/give`, wanted),
    post(`payments/${reference}/give`, wanted, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const gift = answers.find(({ status }) => status === 200)?.body.reference ?? "";
  expect(await one.file(gift)).toMatchObject({
    status: "verified",
    amount: 25_000,
    seen_amount: 25_000,
    money: [{ id: lines[0], amount: 25_000 }],
  });
  expect(await one.file(reference)).toMatchObject({ seen_amount: 60_000, held_amount: 0, unseen_amount: 0 });
  expect(await booked(api, reference)).toEqual({ "bank:bsi": 60_000, sales: -60_000 });
  expect(await totalOf(campaign.id)).toMatchObject({ collected_amount: 25_000, donor_count: 1 });
  expect((await pageOfPayment(api, reference)).history[0]).toMatchObject({
    title: "Kelebihan menjadi donasi",
    text: expect.stringContaining(gift),
  });
  const { body: history } = await buyer.call<{ order_id: string }[]>("GET", "/api/donations/donation/");
  expect(JSON.stringify(history)).toContain(gift);
  // Its decision can be reversed as any other's: the money is nobody's known again.
  expect((await post(`payments/${gift}/reverse`, REASON)).status).toBe(200);
  expect((await one.lines("matched")).find(({ id }) => id === lines[0])).toMatchObject({ unclaimed: 25_000 });
});

it("joins a line by which money left the bank to the refund that it was, once", async () => {
  const { reference } = await anOrder(33_000);
  const owed = await giveBack(reference);
  const bank = async () =>
    (await get<{ banks: BankAgreement[] }>("/api/admin/books/banks/")).banks.find(
      ({ code }) => code === "bsi",
    );
  await paid(owed.id);
  const before = await bank();
  await one.load(["15/11/2026;TRF KE LESTARI;33.000 DB", "15/11/2026;TRF KE LESTARI LAGI;33.000 DB"]);
  const debits = async () =>
    (await get<StatementDebit[]>("/api/admin/statement-debits/")).filter(({ amount }) => amount === 33_000);
  const [first, second] = await debits();
  expect(first?.refunds).toMatchObject([{ id: owed.id, reference }]);
  const join = (id: number | undefined, headers = one.headers) =>
    post("statement-debits/decide", { debits: [id], as: "refund", refund_id: owed.id }, headers);
  const answers = await Promise.all([join(first?.id), join(second?.id, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await debits())[0]?.refunds).toEqual([]);
  const after = await bank();
  expect(after?.out).toBe((before?.out ?? 0) - 33_000);
  expect(after?.unexplained).toBe(0);
  const [joined] = (await get<StatementDebit[]>("/api/admin/statement-debits/?state=refund")) ?? [];
  expect(joined?.refund).toMatchObject({ reference });
  await post("statement-debits/decide", { debits: [joined?.id], from: "refund", as: "open" });
  expect((await debits()).every(({ refunds }) => refunds.length === 1)).toBe(true);
});
