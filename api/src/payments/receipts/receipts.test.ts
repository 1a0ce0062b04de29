import type { PaymentPage, ReceiptCheck } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { aBrowser, aSignedInMember, bearer, send, VISITOR } from "../../testing/calls.ts";
import { textOf } from "../../testing/pdf.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { type VerifiedGifts, verifiedGifts } from "../../testing/verified-gifts.ts";
import { reversePayment, withdrawRefund } from "../index.ts";

let api: TestApp;
let gifts: VerifiedGifts;
beforeAll(async () => {
  api = await testApp();
  gifts = await verifiedGifts(api);
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

async function aReceipt(given: Parameters<VerifiedGifts["aGift"]>[0] = {}) {
  const gift = await gifts.aGift(given);
  const [receipt] = await gifts.receiptsOf(gift);
  if (!receipt) throw new Error("there is no receipt");
  return { gift, receipt };
}
const check = (number: string, headers?: Record<string, string>) =>
  api.get<ReceiptCheck>(`/api/receipts/${number}/`, headers);

it("is issued once, with the verification, with the ledger's amounts", async () => {
  const gift = await aWaitingGift(api.database, gifts.mosque.id, {
    amount: 100_137,
    payer_name: "Rina Aulia",
  });
  expect(await gifts.receiptsOf(gift)).toEqual([]);
  await Promise.all([gifts.verify(gift), gifts.verify(gift)]);
  expect(await gifts.receiptsOf(gift)).toMatchObject([
    {
      number: expect.stringMatching(/^TT-\d{4}-\d{2}-[0-9A-Z]{8}$/),
      kind: "gift",
      amount: 100_137,
      payer_name: "Rina Aulia",
      lines: [{ account: `campaign:${gifts.mosque.id}`, programme: "Bangun Masjid", amount: 100_137 }],
      issuer: { officer: "Halimah Zahra" },
      void_at: null,
      replaces: null,
    },
  ]);
});

it("is voided in the refund's transaction, and stays valid if that fails", async () => {
  const { gift, receipt } = await aReceipt();
  const fails = gifts.inOne(async (tx) => {
    await gifts.refund(gift, "all")(tx);
    throw new Error("the power went");
  });
  await expect(fails).rejects.toThrow("the power went");
  expect((await check(receipt.number)).body.void).toBeNull();
  await gifts.inOne(gifts.refund(gift, "all"));
  expect(await gifts.receiptsOf(gift)).toMatchObject([{ number: receipt.number, void_because: "refunded" }]);
  expect((await check(receipt.number)).body).toMatchObject({
    void: { because: "refunded" },
    replaced_by: null,
  });
});

it("the database refuses a valid receipt for refunded money", async () => {
  const { gift } = await aReceipt();
  const typed = (sql: string) => api.database.pool.query(sql, [gift.id]);
  await expect(
    typed("update payment set status = 'refunded', refunded_amount = amount where id = $1"),
  ).rejects.toThrow("does not say what the books say");
  await expect(
    typed("update payment set status = 'pending', verified_at = null where id = $1"),
  ).rejects.toThrow("does not say what the books say");
});

it("is replaced by one for the rest after a partial refund, and again when that is withdrawn", async () => {
  const { gift } = await aReceipt();
  const { refund: promised } = await gifts.inOne(gifts.refund(gift, 40_000));
  const [first, rest] = await gifts.receiptsOf(gift);
  expect([first?.void_because, rest?.amount, rest?.replaces]).toEqual([
    "part_refunded",
    60_137,
    first?.number,
  ]);
  await gifts.inOne((tx) =>
    withdrawRefund(tx, api.app.payments.payables, promised.id, { by: gifts.treasurer, reason: "tidak jadi" }),
  );
  const [, , whole] = await gifts.receiptsOf(gift);
  expect(whole).toMatchObject({ amount: 100_137, replaces: rest?.number, void_at: null });
  expect((await check(first?.number ?? "")).body.replaced_by).toBe(whole?.number);
});

it("is voided when the decision is reversed, and the next decision issues another", async () => {
  const { gift, receipt } = await aReceipt();
  await gifts.inOne((tx) =>
    reversePayment(tx, api.app.payments.payables, gift.id, gifts.decision("salah baca")),
  );
  expect(await gifts.receiptsOf(gift)).toMatchObject([{ void_because: "reversed" }]);
  await gifts.verify(gift);
  expect((await gifts.receiptsOf(gift)).at(-1)).toMatchObject({ replaces: receipt.number, void_at: null });
});

it.each([
  ["amount", "amount = amount + 1"],
  ["name", "payer_name = 'Orang Lain'"],
  ["lines", "lines = '[]'"],
  ["number", "number = 'TT-2026-01-AAAAAAAA'"],
  ["day", "received_at = now()"],
])("never changes its %s", async (_, change) => {
  const { receipt } = await aReceipt();
  const typed = api.database.pool.query(`update receipt set ${change} where id = $1`, [receipt.id]);
  await expect(typed).rejects.toThrow();
});

it("stays void and is never deleted", async () => {
  const { gift, receipt } = await aReceipt();
  await gifts.inOne(gifts.refund(gift, "all"));
  const typed = (sql: string) => api.database.pool.query(sql, [receipt.id]);
  await expect(
    typed("update receipt set void_at = null, void_because = null where id = $1"),
  ).rejects.toThrow();
  await expect(typed("delete from receipt where id = $1")).rejects.toThrow("never deleted");
});

it("shows everybody its purpose, and nothing about its donor", async () => {
  const { receipt } = await aReceipt({ payer_name: "Zubaidah Rahmawati", payer_phone: "081234567890" });
  const { body, headers } = await check(receipt.number.toLowerCase().replaceAll("-", " "));
  expect(body).toMatchObject({ number: receipt.number, amount: 100_137, void: null });
  expect(body.lines).toMatchObject([
    { fund_kind: "infak_terikat", programme: "Bangun Masjid", amount: 100_137 },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/zubaidah|0812|DON-/i);
  expect(headers["cache-control"]).toBe("no-store");
});

it("answers yes or no to a name in any spelling, and refuses a visitor who tries many names", async () => {
  const { receipt } = await aReceipt({ payer_name: "Zubaidah Rahmawati, S.Pd." });
  const [verifier, other] = [await aBrowser(api), await aBrowser(api)];
  const ask = (name: string, headers: Record<string, string> = verifier) =>
    send<{ matches: boolean }>(api, "POST", `/api/receipts/${receipt.number}/name/`, { name }, headers);
  expect((await ask("zubaidah  rahmawati s pd")).body).toEqual({ matches: true });
  expect((await ask("Zubaidah")).body).toEqual({ matches: false });
  for (let tried = 1; tried < 5; tried += 1) await ask(`Nama ${tried}`);
  expect((await ask("Zubaidah Rahmawati, S.Pd.")).status).toBe(429);
  for (let tried = 0; tried < 12; tried += 1) await ask(`Nama ${tried}`, VISITOR);
  expect((await ask("Zubaidah Rahmawati, S.Pd.", other)).body).toEqual({ matches: true });
});

it("has numbers that cannot be counted through", async () => {
  const codes = Array.from({ length: 25 }, (_, nth) => `TT-2026-11-ZZZZZZ${String(nth).padStart(2, "0")}`);
  const answers = [];
  for (const code of codes) answers.push((await check(code)).status);
  expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
  // And keeps nobody else of the same address from asking, also on their first visit.
  const { receipt } = await aReceipt();
  expect((await check(receipt.number)).status).toBe(429);
  expect((await check(receipt.number, await aBrowser(api))).status).toBe(200);
  await api.database.pool.query("delete from attempt");
});

it("shows a hidden name only to its owner", async () => {
  const owner = await aSignedInMember(api);
  await api.database.pool.query("update member set full_name = 'Rina Aulia Rahman' where id = $1", [
    owner.id,
  ]);
  const { gift, receipt } = await aReceipt({
    member_id: owner.id,
    payer_name: "Hamba Allah",
    on_behalf: "Ibu Salmah",
  });
  const pdf = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await api.app.inject({ url, headers });
    return { status: answer.statusCode, type: answer.headers["content-type"], bytes: answer.rawPayload };
  };
  const own = await pdf(`/api/receipts/${receipt.number}/pdf/`, bearer(owner));
  const [ownText] = await textOf(own.bytes);
  expect([own.status, own.type]).toEqual([200, "application/pdf"]);
  expect(ownText).toContain("DariRinaAuliaRahmanDihalamanprogramtampilsebagaiHambaAllahAtasnamaIbuSalmah");
  const page = await pdf(`/api/payments/page/${gift.page_key}/receipt/`);
  expect((await textOf(page.bytes))[0]).toContain("DariHambaAllahAtasnama");
  expect((await textOf(page.bytes))[0]).not.toContain("Rina");
  const stranger = bearer(await aSignedInMember(api));
  expect((await pdf(`/api/receipts/${receipt.number}/pdf/`, stranger)).status).toBe(404);
  const { body } = await api.get<PaymentPage>(`/api/payments/page/${gift.page_key}/`);
  expect(body).toMatchObject({
    receipts: [{ number: receipt.number, kind: "gift" }],
    receipt_file: `/api/payments/page/${gift.page_key}/receipt/`,
  });
});

it("marks every name that is written in another script", async () => {
  const { gift } = await aReceipt({ payer_name: "عبد الرحمن", on_behalf: "فاطمة الزهراء" });
  const { rawPayload } = await api.app.inject({ url: `/api/payments/page/${gift.page_key}/receipt/` });
  const [text = ""] = await textOf(rawPayload);
  expect(text).toContain("Dari(tertulisdalamaksaralain)Atasnama(tertulisdalamaksaralain)Tanggal");
});

it("does not mention tax, and is not called a receipt of zakat without a licence", async () => {
  const zakat = await aCampaign(api.database, {
    title: "Zakat Penghasilan",
    category: "zakat",
    fund_kind: "zakat",
  });
  const gift = await gifts.aGift({ payer_name: "Rina" }, { campaign: zakat });
  const { rawPayload } = await api.app.inject({ url: `/api/payments/page/${gift.page_key}/receipt/` });
  const [text = ""] = await textOf(rawPayload);
  expect(text).toContain("TandaTerima");
  expect(text).not.toMatch(/pajak|NPWP|BuktiSetor|PPh/i);
});

it("stays when the account is deleted, without the name", async () => {
  const gone = await aSignedInMember(api);
  const { receipt } = await aReceipt({
    member_id: gone.id,
    payer_name: "Rina Aulia",
    on_behalf: "Ibu Salmah",
  });
  const erased = await send(api, "DELETE", "/api/accounts/me/", { password: gone.password }, bearer(gone));
  expect(erased.status).toBeLessThan(300);
  const after = await api.database.kysely
    .selectFrom("receipt")
    .selectAll()
    .where("id", "=", receipt.id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(after)).not.toMatch(/rina|salmah/i);
  expect((await check(receipt.number)).body).toMatchObject({ amount: 100_137, void: null });
});
