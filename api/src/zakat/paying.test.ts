import { jakartaDay, type payZakat, type ResponseOf, type ZakatPayment } from "@barakah/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { examine } from "../app/doctor/examine.ts";
import { acceptArrived, verifyPayment } from "../payments/index.ts";
import { aBrowser, aSignedInMember, bearer, send, VISITOR } from "../testing/calls.ts";
import { PLAIN_FORM } from "../testing/form.ts";
import { pageOf } from "../testing/payment-page.ts";
import { aQris } from "../testing/qris.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { A_BASIS, A_RULE, zakatReady } from "../testing/zakat.ts";

let api: TestApp;
let staff: Awaited<ReturnType<typeof zakatReady>>;
beforeAll(async () => {
  api = await testApp();
  staff = await zakatReady(api);
});
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

type Paid = ResponseOf<typeof payZakat> & { code: string; detail: string; errors: Record<string, string[]> };

const payer = { payer_name: "Siti Maryam", payer_phone: "0812-0000-0000" };
const pay = (body: object, headers: Record<string, string> = VISITOR) =>
  send<Paid>(api, "POST", "/api/zakat/pay/", { ...payer, ...body }, headers);
const both = [
  { kind: "penghasilan", amount: 231_250 },
  { kind: "emas", amount: 100_000 },
  { kind: "infak", amount: 18_750 },
];

const rowsOf = async <T extends object>(sql: string, reference: string) =>
  (await api.database.pool.query<T>(sql, [reference])).rows;
const shares = (reference: string) =>
  rowsOf<{ account: string; amount: number }>(
    `select account, s.amount from payment_share s join payment p on p.id = payment_id where reference = $1 order by 1`,
    reference,
  );
const items = (reference: string) =>
  rowsOf<{ kind: string; amount: number; rule_id: number | null }>(
    `select i.kind, i.amount, rule_id from zakat_item i join payment p on p.id = payment_id where reference = $1 order by 1`,
    reference,
  );
const verified = ({ id }: Paid) =>
  api.database.kysely
    .transaction()
    .execute((tx) => verifyPayment(tx, api.app.payments.payables, id, { as: "system", reason: "uji" }));

describe("one transfer for several kinds", () => {
  it("is one payment with a share for each fund", async () => {
    const { status, body } = await pay({ items: both, period: "2026-11", message: "Bismillah" });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ amount: 350_000, payment_method: "bsi", status: "pending" }),
    ]);
    expect(body.order_id).toMatch(/^ZKT-/);
    expect(await shares(body.order_id)).toEqual([
      { account: "fund:infak-umum", amount: 18_750 },
      { account: "fund:zakat-maal", amount: 100_000 },
      { account: "fund:zakat-penghasilan", amount: 231_250 },
    ]);
    await Promise.all([verified(body), verified(body)]);
    const booked = await rowsOf(
      `select account, l.amount from ledger_posting l join ledger_transaction t on t.id = transaction_id
        join payment p on p.id = t.payment_id where reference = $1 order by 1`,
      body.order_id,
    );
    expect(booked).toEqual([
      { account: "bank:bsi", amount: 350_000 },
      { account: "fund:infak-umum", amount: -18_750 },
      { account: "fund:zakat-maal", amount: -100_000 },
      { account: "fund:zakat-penghasilan", amount: -231_250 },
    ]);
    // Zakat has its own receipt, which names each fund.
    const papers = await rowsOf(
      `select r.kind, r.amount, lines from receipt r join payment p on p.id = payment_id where p.reference = $1 order by 1`,
      body.order_id,
    );
    expect(papers).toMatchObject([
      {
        kind: "gift",
        amount: 18_750,
        lines: [{ fund_kind: "infak_bebas", programme: expect.stringContaining("Infak") }],
      },
      {
        kind: "zakat",
        amount: 331_250,
        lines: expect.arrayContaining([
          expect.objectContaining({ programme: "Zakat emas, November 2026", amount: 100_000 }),
        ]),
      },
    ]);
  });

  it("is created once for one key, and its page names its kinds", async () => {
    const headers = { ...VISITOR, "idempotency-key": "zakat-bulan-ini" };
    const once = () => pay({ items: both, period: "2026-11" }, headers);
    const [first, ...again] = await Promise.all([once(), once(), once()]);
    for (const { body } of again) expect(body.order_id).toBe(first.body.order_id);
    expect(await pageOf(api, first.body)).toMatchObject({
      kind: "zakat",
      next: "send_proof",
      about: {
        title: "Zakat penghasilan, Zakat emas, Infak",
        note: "Zakat · November 2026",
        again: "/zakat/bayar",
      },
    });
  });

  it("posts the QRIS code's rupiah as alms: the zakat keeps its amount", async () => {
    const zakat = [{ kind: "penghasilan", amount: 231_250 }];
    expect(await pay({ items: zakat, payment_method: "qris-donasi" })).toMatchObject({ status: 409 });
    await aQris(api.database);
    const made = await Promise.all([1, 2, 3].map(() => pay({ items: zakat, payment_method: "qris-donasi" })));
    expect(new Set(made.map(({ body }) => body.amount)).size).toBe(3);
    for (const { body } of made) {
      const code = body.amount - 231_250;
      expect(await shares(body.order_id)).toEqual([
        { account: "fund:infak-umum", amount: code },
        { account: "fund:zakat-penghasilan", amount: 231_250 },
      ]);
      expect((await items(body.order_id)).map(({ kind, amount }) => [kind, amount])).toEqual([
        ["infak", code],
        ["penghasilan", 231_250],
      ]);
    }
  });

  it("becomes the amount that arrived, each share in proportion", async () => {
    const { body } = await pay({ items: both });
    const came = (amount: number) =>
      api.database.kysely
        .transaction()
        .execute((tx) =>
          acceptArrived(tx, api.app.payments.payables, body.id, amount, { as: "system", reason: "" }),
        );
    await came(175_000);
    expect((await shares(body.order_id)).map(({ amount }) => amount)).toEqual([9375, 50_000, 115_625]);
    expect((await items(body.order_id)).map(({ kind, amount }) => [kind, amount])).toEqual([
      ["emas", 50_000],
      ["infak", 9375],
      ["penghasilan", 115_625],
    ]);
    await came(175_001);
    await verified(body);
    expect((await shares(body.order_id)).at(-1)?.amount).toBe(115_626);
  });
});

describe("refused zakat payments:", () => {
  it.each([
    [{ items: [] }, "items"],
    [{ items: [{ kind: "hibah", amount: 1000 }] }, "items.0.kind"],
    [{ items: [{ kind: "infak", amount: 0 }] }, "items.0.amount"],
    [
      {
        items: [
          { kind: "infak", amount: 1000 },
          { kind: "infak", amount: 1000 },
        ],
      },
      "items",
    ],
    [{ items: [{ kind: "infak", amount: 999 }] }, "items"],
    [{ items: both, payer_name: " " }, "payer_name"],
    [{ items: both, payer_phone: "12" }, "payer_phone"],
    [{ items: both, period: "2026-13" }, "period"],
    [{ items: both, payment_method: "cash" }, "payment_method"],
  ])("%j", async (body, field) => {
    const answer = await pay(body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });

  it("zakat without a licence; alms are accepted, and the calculator works", async () => {
    await staff.takesBy({ ...A_BASIS, valid_until: "2026-01-01" });
    expect(await pay({ items: both })).toMatchObject({ status: 409, body: { code: "zakat_closed" } });
    expect((await pay({ items: [{ kind: "infak", amount: 50_000 }] })).status).toBe(201);
    const asked = { kind: "penghasilan", period: "month", income: 9_000_000 };
    expect((await send(api, "POST", "/api/zakat/calculate/", asked)).status).toBe(200);
    await staff.takesBy(A_BASIS);
  });

  it("fitrah out of its season", async () => {
    expect(await pay({ items: [{ kind: "fitrah", amount: 39_500 }] })).toMatchObject({
      status: 409,
      body: { code: "out_of_season" },
    });
  });
});

it("the doctor finds items that differ from the shares", async () => {
  const { body } = await pay({ items: both });
  const change = (by: number) =>
    api.database.pool.query(
      "update zakat_item set amount = amount + $1 where kind = 'emas' and payment_id = $2",
      [by, body.id],
    );
  await change(1);
  expect((await examine(api.database)).join()).toContain(body.order_id);
  await change(-1);
});

it("is limited without a browser's cookie, and then still possible with one", async () => {
  const strict = await testApp({ PAYMENTS_WITHOUT_COOKIE_AND_MINUTE: "1" });
  const alms = { ...payer, items: [{ kind: "infak", amount: 50_000 }] };
  const pay = (headers?: Record<string, string>) => send(strict, "POST", "/api/zakat/pay/", alms, headers);
  expect((await Promise.all([pay(), pay()])).map(({ status }) => status).toSorted()).toEqual([201, 429]);
  expect((await pay(await aBrowser(strict))).status).toBe(201);
});

it("keeps the rule that it was calculated by, also when another is valid since midnight", async () => {
  const { rows } = await api.database.pool.query<{ id: number }>(
    "select id from zakat_rule where kind = 'penghasilan' and confirmed_at is not null",
  );
  const yesterdays = rows[0]?.id;
  const before = await pay({ items: [{ kind: "penghasilan", amount: 191_004 }] });
  const todays = await staff.ruled({ ...A_RULE, nisab_value: 100_000_000, valid_from: jakartaDay() });
  const ruleOf = async ({ body }: { body: Paid }) => (await items(body.order_id))[0]?.rule_id;
  expect(await ruleOf(before)).toBe(yesterdays);
  expect(await ruleOf(await pay({ items: [{ kind: "penghasilan", amount: 250_000 }] }))).toBe(todays);
  // Calculated before midnight and paid after it.
  const named = { kind: "penghasilan", amount: 191_004, rule: yesterdays };
  expect(await ruleOf(await pay({ items: [named] }))).toBe(yesterdays);
  await expect(
    api.database.pool.query("update zakat_item set rule_id = $1 where rule_id = $2", [todays, yesterdays]),
  ).rejects.toThrow("keeps the rule");
  // The rule of another kind is ignored.
  expect(await ruleOf(await pay({ items: [{ kind: "penghasilan", amount: 5000, rule: 2 }] }))).toBe(todays);
});

it("is in the member's history with its rule, and loses its note with the account", async () => {
  const member = await aSignedInMember(api);
  const { body } = await pay({ items: both, message: "Doa untuk ibu" }, bearer(member));
  const mine = await api.get<ZakatPayment[]>("/api/zakat/payments/", bearer(member));
  expect(mine.body).toMatchObject([
    {
      order_id: body.order_id,
      amount: 350_000,
      reject_reason: null,
      proved: false,
      items: [{ kind: "penghasilan", source: A_RULE.source }, {}, {}],
    },
  ]);
  const treasurer = bearer(await aStaffMember(api, "bendahara"));
  const refused = `/api/admin/payments/${body.order_id}/reject/`;
  await send(api, "POST", refused, { reason: "Bukan transfer ini." }, treasurer);
  const rejected = await api.get<ZakatPayment[]>("/api/zakat/payments/", bearer(member));
  expect(rejected.body).toMatchObject([{ status: "rejected", reject_reason: "Bukan transfer ini." }]);
  const { password } = member;
  const data = await api.get("/api/accounts/export/", bearer(member));
  expect(data.body).toMatchObject({ zakat: [{ message: "Doa untuk ibu" }], hawl: [] });
  expect((await send(api, "DELETE", "/api/accounts/me/", { password }, bearer(member))).status).toBe(200);
  const left = await rowsOf(
    "select z.message, p.payer_name from zakat_payment z join payment p on p.id = payment_id where reference = $1",
    body.order_id,
  );
  expect(left).toEqual([{ message: "", payer_name: expect.not.stringContaining("Siti") }]);
});

it("is for the day of a harvest, and for no day that does not exist", async () => {
  const harvest = { items: [{ kind: "infak", amount: 50_000 }], period: "2026-11-09" };
  const { body } = await pay(harvest);
  expect((await pageOf(api, body)).about.note).toBe("Infak · 9 November 2026");
  expect((await pay({ ...harvest, period: "2026-02-31" })).body.errors).toEqual({
    period: ["Isi dengan tanggal yang benar."],
  });
});

it("alms paid with the zakat form are called alms", async () => {
  const { body } = await pay({ items: [{ kind: "infak", amount: 50_000 }], period: "2026-11" });
  const page = await pageOf(api, body);
  expect(page.about).toMatchObject({ alms: true, note: "Infak · November 2026" });
  expect(page.history.map(({ title }) => title)).toContain("Kamu memulai infak");
});

it("sends no payment reminder while a proof is being verified", async () => {
  const { body } = await pay({ items: both });
  expect(await pageOf(api, body)).toMatchObject({ next: "send_proof", expires_at: expect.any(String) });
  await api.database.kysely
    .insertInto("transfer_claim")
    .values({
      ...{ payment_id: body.id, source_bank: "BCA", source_account: "123", account_name: "Siti" },
      ...{ transfer_date: "2026-11-14", proof_key: "proof/x", proof_hash: body.id },
    })
    .execute();
  expect(await pageOf(api, body)).toMatchObject({ next: "wait", expires_at: null });
});

it("creates one payment when a form is sent twice without JavaScript, also without a key", async () => {
  const typed = {
    "items.0.kind": "infak",
    "items.0.amount": "77.777",
    "items.1.kind": "maal",
    "items.1.amount": "",
    payer_name: "Tanpa Skrip",
    payer_phone: "0812-7777-0000",
    method: "bsi",
    period: "2026-11",
  };
  const sent = (more: Record<string, string> = {}) =>
    api.app.inject({
      method: "POST",
      url: "/zakat/bayar",
      headers: { ...VISITOR, ...PLAIN_FORM },
      payload: new URLSearchParams({ ...typed, ...more }).toString(),
    });
  const made = () => rowsOf("select 1 from payment where payer_name = $1", "Tanpa Skrip");
  // The first answer shows the form again for review, now with an idempotency key.
  await Promise.all([sent(), sent()]);
  expect(await made()).toHaveLength(0);
  const kunci = crypto.randomUUID();
  const answers = await Promise.all([sent({ kunci }), sent({ kunci, langkah: "periksa" })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
  expect(await made()).toHaveLength(1);
});
