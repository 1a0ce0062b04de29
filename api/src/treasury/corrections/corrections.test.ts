import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { stockOf, TRANSFER } from "../../testing/buyer.ts";
import { send } from "../../testing/calls.ts";
import { pageOfPayment } from "../../testing/payment-page.ts";
import { booked } from "../../testing/statements.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import {
  ACCOUNT,
  act,
  anOnlineOrder,
  anOrder,
  app,
  beginScene,
  giveBack,
  one,
  other,
  paid,
  REASON,
} from "./corrections-scene.fixture.ts";

beforeAll(beginScene);
afterEach(async () => expect(await examine(app.api.database)).toEqual([]));

it("undoes a decision: the order waits again, its line is unmatched, and it can be approved again", async () => {
  const { buyer, reference } = await anOrder(80_000);
  const line = await one.line(85_000);
  await one.approve(reference, { lines: [line], settle: "payer" });
  expect((await act(reference, "reverse", {})).status).toBe(400);
  expect((await act(reference, "reverse", REASON)).body).toMatchObject({ status: "pending" });
  expect(await booked(app.api, reference)).toEqual({});
  expect(await one.lineOf(line, "open")).toMatchObject({ unclaimed: 85_000 });
  expect(await one.file(reference)).toMatchObject({
    status: "pending",
    seen_amount: 0,
    held_amount: 0,
    money: [],
  });
  expect(await buyer.find(reference)).toMatchObject({ status: "Menunggu Verifikasi" });
  expect((await buyer.news())[0]?.body).toContain(REASON.reason);
  expect(await examine(app.api.database)).toEqual([]);
  expect((await one.approve(reference, { lines: [line], settle: "payer" })).status).toBe(200);
  expect(await booked(app.api, reference)).toEqual({ "bank:bsi": 85_000, payers: -5_000, sales: -80_000 });
  expect((await one.file(reference)).history.map(({ to_status }) => to_status)).toEqual([
    "pending",
    "verified",
    "pending",
    "verified",
  ]);
});

it("removes the gift from its campaign, and leaves other gifts of the same line unchanged", async () => {
  const campaign = await aCampaign(app.api.database);
  const gift = (amount: number) => aWaitingGift(app.api.database, campaign.id, { amount });
  const [first, second] = [await gift(50_250), await gift(30_250)];
  const line = await one.line(80_500);
  expect((await one.assign([first.reference, second.reference], [line])).status).toBe(200);
  await act(first.reference, "reverse", REASON);
  expect(await one.lineOf(line, "matched")).toMatchObject({ unclaimed: 50_250 });
  const { rows } = await app.api.database.pool.query("select * from campaign_total where campaign_id = $1", [
    campaign.id,
  ]);
  expect(rows[0]).toMatchObject({ collected_amount: 30_250, donor_count: 1 });
  expect((await one.approve(first.reference, { lines: [line] })).status).toBe(200);
});

it("reverses once when two treasurers do it at the same moment", async () => {
  for (let n = 0; n < 4; n += 1) {
    const { reference } = await anOrder(20_000);
    await one.approve(reference, { lines: [await one.line(20_000)] });
    const answers = await Promise.all([
      act(reference, "reverse", REASON),
      act(reference, "reverse", REASON, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await booked(app.api, reference)).toEqual({});
  }
});

it("does not undo the approval of a sent order, nor the provider's decision", async () => {
  const { reference } = await anOrder(20_000);
  await one.approve(reference, {});
  await send(app.api, "POST", `/api/admin/orders/${reference}/ship/`, { note: "JNE 1" }, one.headers);
  expect((await act(reference, "reverse", REASON)).body.code).toBe("order_sent");
  const online = await anOnlineOrder(20_000);
  expect((await act(online.reference, "reverse", REASON)).body.code).toBe("online_payment");
});

it("unlinks a line: an approved payment waits to be seen, one that waits loses its part", async () => {
  const [approved, waiting] = [await anOrder(60_000), await anOrder(60_000)];
  const [line, part] = [await one.line(60_000), await one.line(40_000)];
  await one.approve(approved.reference, { lines: [line] });
  await one.approve(waiting.reference, { lines: [part], settle: "ask" });
  expect((await act(approved.reference, "unlink", { line, ...REASON })).status).toBe(200);
  expect((await act(approved.reference, "unlink", { line, ...REASON })).body.code).toBe("not_linked");
  expect(await one.file(approved.reference)).toMatchObject({ status: "verified", unseen_amount: 60_000 });
  expect(await one.lineOf(line, "open")).toBeDefined();
  await act(waiting.reference, "unlink", { line: part, ...REASON });
  expect(await one.file(waiting.reference)).toMatchObject({
    status: "pending",
    seen_amount: 0,
    held_amount: 0,
  });
  expect(await booked(app.api, waiting.reference)).toEqual({});
});

it("cancels a paid order by giving its money back: stock returns, the refund is owed and then paid out once", async () => {
  const { buyer, product, reference } = await anOrder(70_000);
  await one.approve(reference, { lines: [await one.line(70_500)], settle: "payer" });
  const wanted = { way: "transfer", ...ACCOUNT, reason: "barangnya rusak" };
  expect((await act(reference, "refund", { ...wanted, amount: 70_501 })).body.code).toBe("refund_too_much");
  const { body: owed } = await act(reference, "refund", wanted);
  expect(owed).toMatchObject({ amount: 70_500, status: "owed", way: "transfer" });
  expect(await buyer.find(reference)).toMatchObject({
    status: "Dibatalkan",
    kept: 0,
    refund_owed: 70_500,
  });
  expect(await stockOf(app.api, product.id)).toBe(2);
  expect(await booked(app.api, reference)).toEqual({ "bank:bsi": 70_500, payers: -70_500 });
  expect((await buyer.news()).map(({ title }) => title)).toContain(
    `Dana dari ${reference} akan dikembalikan`,
  );
  expect((await act(reference, "refund", wanted)).body.code).toBe("refund_too_much");
  expect((await act(reference, "reverse", REASON)).body.code).toBe("not_reversible");
  expect(await examine(app.api.database)).toEqual([]);

  const answers = await Promise.all([paid(owed.id), paid(owed.id, other)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await booked(app.api, reference)).toEqual({});
  expect(await one.file(reference)).toMatchObject({
    status: "refunded",
    held_amount: 0,
    refundable: 0,
    refunds: [{ status: "paid", paid_from: "bsi", paid_reference: "TRX-0001" }],
  });
  expect((await buyer.news())[0]).toMatchObject({ title: `Dana dari ${reference} sudah dikembalikan` });
});

it("shows staff and payer 'will be refunded', then 'was refunded'; uses the account of the proof without asking", async () => {
  const { buyer, reference } = await anOrder(70_000);
  await one.approve(reference, { lines: [await one.line(70_000)] });
  const { body: owed } = await act(reference, "refund", { way: "transfer", reason: "barangnya habis" });
  expect(owed).toMatchObject({
    status: "owed",
    bank: TRANSFER.source_bank,
    account_number: TRANSFER.source_account,
  });
  const shown = async () => ({
    ...(await pageOfPayment(app.api, reference)),
    note: (await buyer.find(reference)).history.at(-1)?.note,
  });
  expect(await shown()).toMatchObject({
    refund_owed: 70_000,
    refund_account_missing: false,
    history: [{ title: "Dana akan dikembalikan" }, {}, {}, {}],
    note: "Dana Rp. 70.000 akan dikembalikan.",
  });
  expect((await buyer.news())[0]?.body).toContain(
    `Rp. 70.000 dari ${reference} akan dikembalikan. Alasannya: barangnya habis. Kami akan mentransfernya ke ${TRANSFER.source_bank} ${TRANSFER.source_account}`,
  );
  expect(await one.file(reference)).toMatchObject({ status: "refunded", refund_owed: 70_000 });
  const account = {
    bank: owed.bank,
    account_number: owed.account_number,
    account_holder: owed.account_holder,
  };
  expect((await paid(owed.id, undefined, account)).status).toBe(200);
  expect(await shown()).toMatchObject({
    refund_owed: 0,
    history: [{ title: "Dana sudah dikembalikan" }, {}, {}, {}, {}],
  });
  expect(await one.file(reference)).toMatchObject({ status: "refunded", refund_owed: 0 });
});

it("refunds part of a gift, and never more than its amount when two refund at once", async () => {
  const campaign = await aCampaign(app.api.database);
  const { reference } = await aWaitingGift(app.api.database, campaign.id, { amount: 100_250 });
  await one.approve(reference, {});
  const wanted = { way: "transfer", amount: 60_000, ...ACCOUNT, reason: "kelebihan satu nol" };
  const answers = await Promise.all([
    act(reference, "refund", wanted),
    act(reference, "refund", wanted, other),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await one.file(reference)).toMatchObject({
    status: "verified",
    refunded_amount: 60_000,
    refundable: 40_250,
  });
});

it("notifies the donor that the receipt is void", async () => {
  const campaign = await aCampaign(app.api.database);
  const { reference } = await aWaitingGift(app.api.database, campaign.id, {
    amount: 100_250,
    payer_email: "pemberi@example.com",
  });
  await one.approve(reference, {});
  await act(reference, "refund", { way: "transfer", ...ACCOUNT, reason: "diminta pembayar" });
  const { rows } = await app.api.database.pool.query<{ letter: string }>(
    "select payload::text as letter from job where payload::text like $1 order by id desc limit 1",
    [`%${reference} akan dikembalikan%`],
  );
  expect(rows[0]?.letter).toContain(
    "Alasannya: diminta pembayar. Tanda terimanya tidak berlaku lagi. Kami akan mentransfernya",
  );
});

it("refunds through the provider: a part, then the rest, and posts each as the provider confirms it", async () => {
  const { buyer, product, reference } = await anOnlineOrder(50_000);
  const wanted = { way: "midtrans", reason: "stok ternyata habis" };
  expect((await act(reference, "refund", { ...wanted, amount: 20_000 })).body).toMatchObject({
    status: "paid",
  });
  await app.settled();
  expect(await one.file(reference)).toMatchObject({ status: "verified", refunded_amount: 20_000 });
  expect(await booked(app.api, reference)).toEqual({ "provider:midtrans": 30_000, sales: -30_000 });
  expect((await act(reference, "refund", wanted)).body).toMatchObject({ amount: 30_000, status: "paid" });
  await app.settled();
  expect(await booked(app.api, reference)).toEqual({});
  expect(await buyer.find(reference)).toMatchObject({ status: "Dibatalkan" });
  expect(await stockOf(app.api, product.id)).toBe(2);
});

it("refunds once although the provider's answer is lost, and asks again with the same key", async () => {
  const { reference, transaction } = await anOnlineOrder(50_000);
  // The first call is carried out, but neither it nor its retries get an answer.
  app.provider.faults.next("refund", "lost_answer", "error_500", "error_500", "error_500");
  app.provider.faults.next("status", "error_500", "error_500", "error_500");
  const { body } = await act(reference, "refund", {
    way: "midtrans",
    amount: 10_000,
    reason: "ongkir lebih",
  });
  expect(["asked", "paid"]).toContain(body.status);
  expect(
    (await act(reference, "refund", { way: "transfer", amount: 50_000, reason: "sekali lagi" })).status,
  ).toBe(409);
  await app.api.database.pool.query("update payment_refund set created_at = now() - interval '1 hour'");
  await app.api.app.payments.keepUp();
  await app.settled();
  expect(app.provider.bank.find(transaction)?.refunds).toHaveLength(1);
  expect(await one.file(reference)).toMatchObject({ refunded_amount: 10_000, refunds: [{ status: "paid" }] });
});

it("says why the provider cannot refund; then staff refund by transfer", async () => {
  const { reference } = await anOnlineOrder(40_000, "bsi_va");
  const { body } = await act(reference, "refund", { way: "midtrans", reason: "pesanan ganda" });
  expect(body).toMatchObject({ status: "failed", failure: expect.stringContaining("transfer bank") });
  const owed = await giveBack(reference, "pesanan ganda");
  expect(owed).toMatchObject({ amount: 40_000, status: "owed" });
  expect((await paid(owed.id)).status).toBe(200);
  expect(await booked(app.api, reference)).toEqual({ "provider:midtrans": 40_000, "bank:bsi": -40_000 });
});

it("counts both refunds once when staff request one while the provider reports another", async () => {
  for (let n = 0; n < 4; n += 1) {
    const { reference, transaction } = await anOnlineOrder(30_000);
    const [asked] = await Promise.all([
      act(reference, "refund", { way: "midtrans", amount: 10_000, reason: "ongkir lebih" }),
      Promise.resolve(
        app.provider.bank.refund(transaction, { refundKey: `own-${n}`, amount: 5_000, reason: "sendiri" }),
      ),
    ]);
    expect(asked.status).toBe(200);
    await app.settled();
    expect(await one.file(reference)).toMatchObject({ refunded_amount: 15_000, status: "verified" });
    expect(await booked(app.api, reference)).toEqual({ "provider:midtrans": 15_000, sales: -15_000 });
  }
});

it("writes off a chargeback of a payment that was already refunded", async () => {
  const { reference, transaction } = await anOnlineOrder(30_000);
  const owed = await giveBack(reference, "pesanan ganda");
  await paid(owed.id);
  app.provider.bank.move(transaction, "chargeback");
  await app.settled();
  expect(await booked(app.api, reference)).toEqual({ "bank:bsi": -30_000, writeoff: 30_000 });
});

it("shows the payer the missing amount, a renewed check, and refunds promised but not paid", async () => {
  const { buyer, reference } = await anOrder(90_000);
  await one.approve(reference, { lines: [await one.line(60_000)], settle: "ask" });
  expect(await pageOfPayment(app.api, reference)).toMatchObject({
    status: "pending",
    missing: 30_000,
    rest_sent: false,
    refund_owed: 0,
  });
  expect((await buyer.sendProof(reference, { transfer_date: "2026-11-16" })).status).toBe(200);
  expect(await pageOfPayment(app.api, reference)).toMatchObject({ missing: 30_000, rest_sent: true });
  await one.approve(reference, { lines: [] });
  await act(reference, "reverse", REASON);
  expect((await pageOfPayment(app.api, reference)).history[0]).toMatchObject({
    title: "Diperiksa lagi",
    text: expect.stringContaining(REASON.reason),
  });
  const second = await anOrder(70_000);
  await one.approve(second.reference, { lines: [] });
  const { body } = await act(second.reference, "refund", { way: "transfer", ...ACCOUNT, ...REASON });
  expect(await pageOfPayment(app.api, second.reference)).toMatchObject({
    status: "refunded",
    refund_owed: 70_000,
  });
  await paid(body.id);
  expect(await pageOfPayment(app.api, second.reference)).toMatchObject({
    status: "refunded",
    refund_owed: 0,
  });
});

it("stores notes of staff, and asks the payer for another proof at most once an hour", async () => {
  const { buyer, reference } = await anOrder(40_000);
  expect((await act(reference, "note", { text: "ok" })).status).toBe(400);
  await act(reference, "note", { text: "Sudah ditelepon, transfernya besok." });
  const both = await Promise.all([
    act(reference, "ask-proof", { reason: "Nominalnya tidak terbaca." }),
    act(reference, "ask-proof", { reason: "Nominalnya tidak terbaca." }, other),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.body.code).toBe("asked_already");
  expect((await one.file(reference)).notes).toMatchObject([
    { kind: "note", text: "Sudah ditelepon, transfernya besok.", by: one.username },
    { kind: "ask_proof", text: "Nominalnya tidak terbaca." },
  ]);
  const [told] = await buyer.news();
  expect(told).toMatchObject({ title: `Mohon kirim bukti transfer ${reference} sekali lagi` });
  expect(told?.link).toMatch(/^\/pembayaran\//);
  const page = (told?.link ?? "").split("/").at(-1);
  const shown = JSON.stringify((await app.api.get(`/api/payments/page/${page}/`)).body);
  expect(shown).not.toContain("ditelepon");
  await one.approve(reference, {});
  expect((await act(reference, "ask-proof", { reason: "Masih kurang jelas." })).body.code).toBe(
    "not_waiting",
  );
});
