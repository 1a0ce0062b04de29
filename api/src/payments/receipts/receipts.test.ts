import { type GivingStatement, jakartaDay, type PaymentPage, type ReceiptCheck } from "@barakah/contract";
import { afterEach, beforeAll, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import type { Tx } from "../../platform/database/database.ts";
import { aCampaign, aMember } from "../../testing/builders.ts";
import { aSignedInMember, bearer, send } from "../../testing/calls.ts";
import { textOf } from "../../testing/pdf.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { oweRefund, type Payment, reversePayment, verifyPayment, withdrawRefund } from "../index.ts";
import type { Receipt } from "../queries/receipts.ts";

let api: TestApp;
let treasurer: number;
let mosque: { id: number };
beforeAll(async () => {
  api = await testApp();
  treasurer = (await aMember(api.database, { full_name: "Halimah Zahra" })).id;
  mosque = await aCampaign(api.database, { title: "Bangun Masjid" });
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const inOne = <T>(work: (tx: Tx) => Promise<T>) => api.database.kysely.transaction().execute(work);
const decision = (reason = "cocok") => ({ as: "staff", by: treasurer, reason }) as const;
const verify = ({ id }: Payment) =>
  inOne((tx) => verifyPayment(tx, api.app.payments.sellers, id, decision()));
const receiptsOf = ({ id }: Payment): Promise<Receipt[]> =>
  api.database.kysely.selectFrom("receipt").selectAll().where("payment_id", "=", id).orderBy("id").execute();

type Given = Parameters<typeof aWaitingGift>[2];
async function aGift(given: Given = {}, campaign = mosque) {
  const gift = await aWaitingGift(api.database, campaign.id, { amount: 100_137, ...given });
  await verify(gift);
  return gift;
}
async function aReceipt(given: Given = {}) {
  const gift = await aGift(given);
  const [receipt] = await receiptsOf(gift);
  if (!receipt) throw new Error("there is no receipt");
  return { gift, receipt };
}
const check = (number: string) => api.get<ReceiptCheck>(`/api/receipts/${number}/`);

it("is issued with the verification, once, and says what the books say", async () => {
  const gift = await aWaitingGift(api.database, mosque.id, { amount: 100_137, payer_name: "Rina Aulia" });
  expect(await receiptsOf(gift)).toEqual([]);
  await Promise.all([verify(gift), verify(gift)]);
  expect(await receiptsOf(gift)).toMatchObject([
    {
      number: expect.stringMatching(/^TT-\d{4}-\d{2}-[0-9A-Z]{8}$/),
      kind: "gift",
      amount: 100_137,
      payer_name: "Rina Aulia",
      lines: [{ account: `campaign:${mosque.id}`, programme: "Bangun Masjid", amount: 100_137 }],
      issuer: { officer: "Halimah Zahra" },
      void_at: null,
      replaces: null,
    },
  ]);
});

const NOWHERE = { bank: "", account_number: "", account_holder: "" };
const refund =
  ({ id }: Payment, amount: number | "all") =>
  (tx: Tx) =>
    oweRefund(tx, api.app.payments.sellers, id, {
      amount,
      reason: "minta kembali",
      by: treasurer,
      to: NOWHERE,
    });

it("is void in the very transaction that gives the money back, and holds when that fails", async () => {
  const { gift, receipt } = await aReceipt();
  const fails = inOne(async (tx) => {
    await refund(gift, "all")(tx);
    throw new Error("the power went");
  });
  await expect(fails).rejects.toThrow("the power went");
  expect((await check(receipt.number)).body.void).toBeNull();
  await inOne(refund(gift, "all"));
  expect(await receiptsOf(gift)).toMatchObject([{ number: receipt.number, void_because: "refunded" }]);
  expect((await check(receipt.number)).body).toMatchObject({
    void: { because: "refunded" },
    replaced_by: null,
  });
});

it("is refused by the database itself to hold for money that went back", async () => {
  const { gift } = await aReceipt();
  const typed = (sql: string) => api.database.pool.query(sql, [gift.id]);
  await expect(
    typed("update payment set status = 'refunded', refunded_amount = amount where id = $1"),
  ).rejects.toThrow("does not say what the books say");
  await expect(
    typed("update payment set status = 'pending', verified_at = null where id = $1"),
  ).rejects.toThrow("does not say what the books say");
});

it("is replaced by one for the rest where a part goes back, and again when that is withdrawn", async () => {
  const { gift } = await aReceipt();
  const { refund: promised } = await inOne(refund(gift, 40_000));
  const [first, rest] = await receiptsOf(gift);
  expect([first?.void_because, rest?.amount, rest?.replaces]).toEqual([
    "part_refunded",
    60_137,
    first?.number,
  ]);
  await inOne((tx) =>
    withdrawRefund(tx, api.app.payments.sellers, promised.id, { by: treasurer, reason: "tidak jadi" }),
  );
  const [, , whole] = await receiptsOf(gift);
  expect(whole).toMatchObject({ amount: 100_137, replaces: rest?.number, void_at: null });
  expect((await check(first?.number ?? "")).body.replaced_by).toBe(whole?.number);
});

it("is void when the decision is taken back, and another one follows the next", async () => {
  const { gift, receipt } = await aReceipt();
  await inOne((tx) => reversePayment(tx, api.app.payments.sellers, gift.id, decision("salah baca")));
  expect(await receiptsOf(gift)).toMatchObject([{ void_because: "reversed" }]);
  await verify(gift);
  expect((await receiptsOf(gift)).at(-1)).toMatchObject({ replaces: receipt.number, void_at: null });
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

it("is void for good and never deleted", async () => {
  const { gift, receipt } = await aReceipt();
  await inOne(refund(gift, "all"));
  const typed = (sql: string) => api.database.pool.query(sql, [receipt.id]);
  await expect(
    typed("update receipt set void_at = null, void_because = null where id = $1"),
  ).rejects.toThrow();
  await expect(typed("delete from receipt where id = $1")).rejects.toThrow("never deleted");
});

it("tells a stranger what it is about, and nothing of its giver", async () => {
  const { receipt } = await aReceipt({ payer_name: "Zubaidah Rahmawati", payer_phone: "081234567890" });
  const { body, headers } = await check(receipt.number.toLowerCase().replaceAll("-", " "));
  expect(body).toMatchObject({ number: receipt.number, amount: 100_137, void: null });
  expect(body.lines).toMatchObject([
    { fund_kind: "infak_terikat", programme: "Bangun Masjid", amount: 100_137 },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/zubaidah|0812|DON-/i);
  expect(headers["cache-control"]).toBe("no-store");
});

it("answers a name with yes or no, as people write it, and not to whoever tries many", async () => {
  const { receipt } = await aReceipt({ payer_name: "Zubaidah Rahmawati, S.Pd." });
  const ask = (name: string) =>
    send<{ matches: boolean }>(api, "POST", `/api/receipts/${receipt.number}/name/`, { name });
  expect((await ask("zubaidah  rahmawati s pd")).body).toEqual({ matches: true });
  expect((await ask("Zubaidah")).body).toEqual({ matches: false });
  for (let tried = 2; tried < 10; tried += 1) await ask(`Nama ${tried}`);
  expect((await ask("Zubaidah Rahmawati, S.Pd.")).status).toBe(429);
});

it("lets nobody count through the numbers", async () => {
  const codes = Array.from({ length: 25 }, (_, nth) => `TT-2026-11-ZZZZZZ${String(nth).padStart(2, "0")}`);
  const answers = [];
  for (const code of codes) answers.push((await check(code)).status);
  expect([answers[0], answers.at(-1)]).toEqual([404, 429]);
  await api.database.pool.query("delete from attempt");
});

it("shows a hidden name to its owner alone", async () => {
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

it("says no word of tax, and calls itself a receipt of zakat nowhere without a licence", async () => {
  const zakat = await aCampaign(api.database, {
    title: "Zakat Penghasilan",
    category: "zakat",
    fund_kind: "zakat",
  });
  const gift = await aGift({ payer_name: "Rina" }, zakat);
  const { rawPayload } = await api.app.inject({ url: `/api/payments/page/${gift.page_key}/receipt/` });
  const [text = ""] = await textOf(rawPayload);
  expect(text).toContain("TandaTerima");
  expect(text).not.toMatch(/pajak|NPWP|BuktiSetor|PPh/i);
});

it("states a year as the sum of the receipts that hold, zakat apart", async () => {
  const giver = await aSignedInMember(api);
  const zakat = await aCampaign(api.database, { title: "Zakat Maal", category: "zakat", fund_kind: "zakat" });
  const one = await aGift({ member_id: giver.id, amount: 231_325 }, zakat);
  await aGift({ member_id: giver.id, amount: 100_137 });
  const gone = await aGift({ member_id: giver.id, amount: 50_000 });
  const part = await aGift({ member_id: giver.id, amount: 80_000 });
  await inOne(refund(gone, "all"));
  await inOne(refund(part, 30_000));
  const year = new Date(one.created_at).getUTCFullYear();
  const read = (of: number) =>
    api.get<GivingStatement>(`/api/donations/statement/?year=${of}`, bearer(giver));
  const { body } = await read(year);
  expect(body.total).toBe(231_325 + 100_137 + 50_000);
  expect(body.kinds.map(({ fund_kind, total }) => [fund_kind, total])).toEqual([
    ["zakat", 231_325],
    ["infak_terikat", 150_137],
  ]);
  const { rows } = await api.database.pool.query<{ sum: number }>(
    "select sum(r.amount)::bigint as sum from receipt r join payment p on p.id = r.payment_id where p.member_id = $1 and r.void_at is null",
    [giver.id],
  );
  expect(rows[0]?.sum).toBe(body.total);
  expect((await read(year - 1)).body).toMatchObject({ total: 0, kinds: [], years: [year] });
  const { rawPayload } = await api.app.inject({
    url: `/api/donations/statement/pdf/?year=${year}`,
    headers: bearer(giver),
  });
  const text = (await textOf(rawPayload)).join("");
  for (const words of [
    "PernyataanPemberian",
    "Rp.381.462",
    "JumlahzakatRp.231.325",
    "JumlahinfakterikatRp.150.137",
  ])
    expect(text).toContain(words);
  const anybody = await api.get(`/api/donations/statement/?year=${year}`);
  expect(anybody.status).toBe(403);
});

it("states each year as it holds when what was given in December goes back in January", async () => {
  const giver = await aSignedInMember(api);
  const now = Number(jakartaDay().slice(0, 4));
  const before = now - 1;
  const givenAt = async (amount: number, at: string) => {
    const gift = await aWaitingGift(api.database, mosque.id, { amount, member_id: giver.id });
    await inOne((tx) => verifyPayment(tx, api.app.payments.sellers, gift.id, { ...decision(), at }));
    return gift;
  };
  const [december, january] = [`${before}-12-31T16:30:00Z`, `${before}-12-31T17:30:00Z`];
  const gone = await givenAt(50_000, december);
  const part = await givenAt(80_000, december);
  const back = await givenAt(70_000, december);
  await givenAt(20_000, january);
  const totals = async () => {
    const years = [before, now].map(async (year) => {
      const { body } = await api.get<GivingStatement>(
        `/api/donations/statement/?year=${year}`,
        bearer(giver),
      );
      return body.total;
    });
    return Promise.all(years);
  };
  const inBooks = async () => {
    const { rows } = await api.database.pool.query<{ sum: number }>(
      `select -sum(l.amount)::bigint as sum from ledger_posting l join ledger_transaction t on t.id = l.transaction_id
        join payment p on p.id = t.payment_id where p.member_id = $1 and l.account = $2`,
      [giver.id, `campaign:${mosque.id}`],
    );
    return rows[0]?.sum;
  };
  expect([await totals(), await inBooks()]).toEqual([[200_000, 20_000], 220_000]);
  await inOne(refund(gone, "all"));
  await inOne(refund(part, 30_000));
  const { refund: promised } = await inOne(refund(back, "all"));
  expect([await totals(), await inBooks()]).toEqual([[50_000, 20_000], 70_000]);
  // What was not given back after all is a gift of its own year again.
  await inOne((tx) =>
    withdrawRefund(tx, api.app.payments.sellers, promised.id, { by: treasurer, reason: "tidak jadi" }),
  );
  expect([await totals(), await inBooks()]).toEqual([[120_000, 20_000], 140_000]);
  const [, rest] = await receiptsOf(part);
  expect([rest?.number.slice(0, 10), jakartaDay(rest?.received_at)]).toEqual([
    `TT-${before}-12`,
    `${before}-12-31`,
  ]);
});

it("keeps the paper and loses the name with the account", async () => {
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
