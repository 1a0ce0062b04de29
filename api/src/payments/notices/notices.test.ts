import type { MoneyNotice, PaymentPage, QueuedPayment } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign, aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { bearer, send } from "../../testing/calls.ts";
import {
  aDevice,
  aQris,
  bodyOf,
  letNoticesApprove,
  type Phone,
  type Quote,
  quote,
  tell,
} from "../../testing/qris.ts";
import { aStaffMember } from "../../testing/staff.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";

let api: TestApp;
let slug: string;
let phone: Phone;
let staff: Record<string, string>;
let base = 20_000;

beforeAll(async () => {
  api = await testApp({ RATE_LIMIT_PER_MINUTE: "100000", PAYMENTS_PER_ADDRESS_AND_MINUTE: "1000" });
  await aQris(api.database);
  ({ slug } = await aCampaign(api.database));
  phone = await aDevice(api.database, { name: "HP Bendahara" });
  staff = bearer(await aStaffMember(api, "bendahara"));
});
beforeEach(() => letNoticesApprove(api.database));
afterEach(async () => expect(await examine(api.database)).toEqual([]));

/** A gift of a sum that nobody else in this file gives. */
async function aQuote(): Promise<Quote> {
  base += 2_000;
  return (await quote(api, { slug, base_amount: base })).body;
}
const statusOf = async ({ reference }: Pick<Quote, "reference">) =>
  (await send<{ payment_status: string }>(api, "GET", `/api/check-payment-status/?order_id=${reference}`))
    .body.payment_status;
const notices = async (state = "") =>
  (
    await send<MoneyNotice[]>(
      api,
      "GET",
      `/api/admin/notices/${state && `?state=${state}`}`,
      undefined,
      staff,
    )
  ).body;
const ownerless = async (sum: number) => (await notices("ownerless")).find(({ amount }) => amount === sum);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const endTime = ({ reference }: Quote) =>
  api.database.pool.query(
    "update payment set expires_at = now() where reference = $1 and expires_at is not null",
    [reference],
  );
const post = <T = { code: string; detail: string }>(path: string, body: object = {}, as = staff) =>
  send<T>(api, "POST", `/api/admin/${path}/`, body, as);

describe("a notice of money", () => {
  it("approves, within the limits, the one payment that holds its amount", async () => {
    const asked = await aQuote();
    expect(await tell(api, phone, { amount: asked.amount })).toEqual({ status: 202, body: "{}" });
    expect(await statusOf(asked)).toBe("verified");
    const [notice] = await notices("matched");
    expect(notice).toMatchObject({ automatic: true, payment: { reference: asked.reference } });
    const { rows } = await api.database.pool.query(
      "select decided_as, reason from payment_history h join payment p on p.id = h.payment_id where reference = $1 and to_status = 'verified'",
      [asked.reference],
    );
    expect(rows).toMatchObject([
      { decided_as: "system", reason: expect.stringContaining("notifikasi HP Bendahara") },
    ]);
    const { rows: ledger } = await api.database.pool.query(
      "select l.account, l.amount from ledger_posting l join ledger_transaction t on t.id = l.transaction_id join payment p on p.id = t.payment_id where reference = $1 order by l.amount",
      [asked.reference],
    );
    expect(ledger).toEqual([
      { account: expect.stringContaining("campaign:"), amount: -asked.amount },
      { account: "qris:donasi", amount: asked.amount },
    ]);
  });

  it("only proposes, where nobody allowed more: on the treasurer's queue, and no time runs out", async () => {
    await letNoticesApprove(api.database, { automatic: false });
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount });
    expect(await statusOf(asked)).toBe("pending");
    await endTime(asked);
    await api.app.payments.keepUp();
    expect(await statusOf(asked)).toBe("pending");
    const { body: queue } = await send<QueuedPayment[]>(
      api,
      "GET",
      "/api/admin/payments/?status=pending&has_proof=true",
      undefined,
      staff,
    );
    expect(queue.find(({ reference }) => reference === asked.reference)).toMatchObject({
      check: "match",
      money_seen_at: expect.any(String),
    });
    const { body: seen } = await send<QueuedPayment[]>(
      api,
      "GET",
      "/api/admin/payments/?status=pending&has_proof=true&seen=true",
      undefined,
      staff,
    );
    expect(seen.map(({ reference }) => reference)).toContain(asked.reference);
    expect(seen.every(({ money_seen_at }) => money_seen_at !== null)).toBe(true);
    const page = await send<PaymentPage>(api, "GET", `/api/payments/page/${asked.page.split("/").at(-1)}/`);
    expect(page.body).toMatchObject({ next: "wait", proof_at: null });
    expect((await post(`payments/${asked.reference}/approve`)).status).toBe(200);
    expect(await statusOf(asked)).toBe("verified");
  });

  it("stays within what is allowed for one payment and for the day", async () => {
    const { rows } = await api.database.pool.query<{ amount: number }>(
      "select coalesce(sum(amount), 0)::bigint as amount from money_notice where automatic",
    );
    const today = rows[0]?.amount ?? 0;
    const [large, one, two] = [await aQuote(), await aQuote(), await aQuote()];
    await letNoticesApprove(api.database, { payment_limit: large.amount - 1 });
    await tell(api, phone, { amount: large.amount });
    expect(await statusOf(large)).toBe("pending");
    await letNoticesApprove(api.database, { day_limit: today + one.amount + 100 });
    await Promise.all([tell(api, phone, { amount: one.amount }), tell(api, phone, { amount: two.amount })]);
    expect([await statusOf(one), await statusOf(two)].sort()).toEqual(["pending", "verified"]);
    for (const { reference } of [large, one, two])
      await post(`payments/${reference}/approve`, { confirm: true });
  });

  it("of money that comes after its payment ended belongs to nobody, until a person opens that again", async () => {
    const asked = await aQuote();
    await endTime(asked);
    await api.app.payments.keepUp();
    expect(await statusOf(asked)).toBe("expired");
    await tell(api, phone, { amount: asked.amount });
    expect(await statusOf(asked)).toBe("expired");
    const late = await ownerless(asked.amount);
    expect(late).toMatchObject({
      state: "ambiguous",
      amount: asked.amount,
      payment: { reference: asked.reference },
    });
    const { status, body } = await post(`notices/${late?.id}/accept`, { reason: "dibayar terlambat" });
    expect([status, body.detail]).toEqual([200, "Pembayarannya dibuka lagi dan disetujui."]);
    expect(await statusOf(asked)).toBe("verified");
    expect((await post(`notices/${late?.id}/accept`, { reason: "sekali lagi" })).body.code).toBe(
      "already_decided",
    );
  });

  it("of a late order takes its goods again, or says that they are gone", async () => {
    const buyer = await aBuyer(api);
    const product = await aProduct(api.database, { price: 52_000, stock: 1 });
    await buyer.add(product.id, 1);
    const { body } = await buyer.call<Quote>("POST", "/api/payments/quote/", {
      kind: "checkout",
      amount: 52_000,
      customer_name: "Siti",
      customer_phone: "081200000001",
    });
    await endTime(body);
    await api.app.payments.keepUp();
    await tell(api, phone, { amount: body.amount });
    const late = await ownerless(body.amount);
    const other = await aBuyer(api);
    await other.add(product.id, 1);
    const { order_number } = (await other.order()).body;
    const accept = () => post(`notices/${late?.id}/accept`, { reason: "dibayar terlambat" });
    expect((await accept()).body.code).toBe("out_of_stock");
    await post(`payments/${order_number}/reject`, { reason: "bukti palsu" });
    expect((await accept()).status).toBe(200);
    expect(await buyer.find(body.reference)).toMatchObject({ status: "Diproses" });
  });

  it("of a second payment of the same amount pays nobody, for three days after the first", async () => {
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount });
    await tell(api, phone, { amount: asked.amount, text: `Anda menerima dana Rp ${asked.amount} lagi` });
    const second = await ownerless(asked.amount);
    expect(second).toMatchObject({
      state: "ambiguous",
      payment: { reference: asked.reference, status: "verified" },
    });
    expect((await post(`notices/${second?.id}/accept`, { reason: "uang kedua" })).body.code).toBe("not_late");
    expect((await post(`notices/${second?.id}/ignore`, { reason: "dikembalikan ke donatur" })).status).toBe(
      200,
    );
    const { rows } = await api.database.pool.query(
      "select upper(held) >= now() + interval '3 days' - interval '1 minute' as kept from amount_hold h join payment p on p.id = h.payment_id where reference = $1",
      [asked.reference],
    );
    expect(rows).toEqual([{ kept: true }]);
  });

  it("told by a phone and by a mail rule is the same money", async () => {
    const other = await aDevice(api.database, { packages: ["surel.bankcontoh"] });
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount });
    await tell(api, other, { amount: asked.amount, package: "surel.bankcontoh" });
    expect(
      (await notices("matched")).filter(({ payment }) => payment?.reference === asked.reference),
    ).toHaveLength(2);
    expect((await notices("ownerless")).some(({ amount }) => amount === asked.amount)).toBe(false);
  });

  it("is one notice when it comes twice within ten minutes, and for ever when it is the very same", async () => {
    const asked = await aQuote();
    const body = bodyOf({ amount: asked.amount });
    await Promise.all([
      tell(api, phone, body),
      tell(api, phone, body),
      tell(api, phone, { amount: asked.amount }),
    ]);
    await api.database.pool.query("update money_notice set received_at = now() - interval '2 hours'");
    expect((await tell(api, phone, body)).status).toBe(202);
    expect((await notices()).filter(({ amount }) => amount === asked.amount)).toHaveLength(1);
  });

  it("that was captured long ago pays nobody who holds its amount now", async () => {
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount, posted_at: ago(60 * 24 * 3) });
    await tell(api, phone, {
      amount: asked.amount,
      posted_at: ago(60 * 24 * 300),
      text: `Anda menerima Rp ${asked.amount}`,
    });
    await tell(api, phone, {
      amount: asked.amount,
      posted_at: ago(-60),
      text: `Kamu menerima Rp ${asked.amount}`,
    });
    expect(await statusOf(asked)).toBe("pending");
    expect((await notices("open")).filter(({ amount }) => amount === asked.amount)).toHaveLength(3);
  });

  it("between two owners of the same amount is nobody's", async () => {
    const [one, other] = [await aQuote(), await aQuote()];
    await api.database.pool.query(
      `update amount_hold set held = tstzrange(now() - interval '9 days', now() - interval '1 minute')
        where payment_id = (select id from payment where reference = $1)`,
      [one.reference],
    );
    await api.database.pool.query(
      `update amount_hold set amount = $2 where payment_id = (select id from payment where reference = $1)`,
      [other.reference, one.amount],
    );
    await tell(api, phone, { amount: one.amount });
    expect([await statusOf(one), await statusOf(other)]).toEqual(["pending", "pending"]);
    expect(await ownerless(one.amount)).toMatchObject({ state: "ambiguous", amount: one.amount });
    await api.database.pool.query(
      `update amount_hold h set amount = p.amount from payment p where p.id = h.payment_id and p.reference = $1`,
      [other.reference],
    );
  });

  it("is forgotten after ninety days but for its amount", async () => {
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount });
    await api.database.pool.query(
      "update money_notice set received_at = now() - interval '91 days' where amount = $1",
      [asked.amount],
    );
    await api.app.payments.keepUp();
    expect((await notices()).find(({ amount }) => amount === asked.amount)).toMatchObject({
      title: "",
      text: "",
    });
  });
});

describe("what made the earlier app unsafe", () => {
  it("1: nothing that anybody can call pays a payment", async () => {
    const asked = await aQuote();
    const body = { transactionId: asked.reference, status: "verified", simulate: true, amount: asked.amount };
    await send(api, "POST", "/api/payments/update-payment-status/", body);
    await quote(api, { slug, base_amount: base, simulate: true });
    await tell(api, phone, { amount: asked.amount }, { signature: "" });
    expect(await statusOf(asked)).toBe("pending");
  });

  it("2: nobody but whoever pairs a device reads its key, and that once", async () => {
    const administrator = await aStaffMember(api, "administrator");
    const wanted = { name: "HP Toko", packages: ["id.bankcontoh.mobile"] };
    const as = bearer(administrator);
    expect((await post("notice-devices", wanted, as)).status).toBe(400);
    const paired = await post<Phone>("notice-devices", { ...wanted, password: administrator.password }, as);
    expect(paired.status).toBe(201);
    const asked = await aQuote();
    expect((await tell(api, paired.body, { amount: asked.amount })).body).toBe("{}");
    expect(await statusOf(asked)).toBe("verified");
    const { body } = await send(api, "GET", "/api/admin/notice-devices/", undefined, staff);
    expect(JSON.stringify(body)).not.toContain(paired.body.secret);
    const { rows } = await api.database.pool.query(
      "select coalesce(before::text, '') || coalesce(after::text, '') as said from audit_log",
    );
    expect(JSON.stringify(rows)).not.toContain(paired.body.secret);
  });

  it("3: money is not given to whoever asked last, nor at any time", async () => {
    const early = await aQuote();
    await api.database.pool.query(
      "update amount_hold set held = tstzrange(lower(held) - interval '20 days', lower(held) - interval '10 days') where payment_id = (select id from payment where reference = $1)",
      [early.reference],
    );
    await tell(api, phone, { amount: early.amount });
    expect(await statusOf(early)).toBe("pending");
    await api.database.pool.query(
      "update amount_hold set held = tstzrange(now(), now() + interval '8 days') where payment_id = (select id from payment where reference = $1)",
      [early.reference],
    );
  });

  it("4: the sum is reserved, however it is put together", async () => {
    base += 20_000;
    const hundred = await aCampaign(api.database, { category: "donasi" });
    const fifty = await aCampaign(api.database, { category: "sedekah" });
    const one = (await quote(api, { slug: hundred.slug, base_amount: base })).body;
    const other = (await quote(api, { slug: fifty.slug, base_amount: base + 50 })).body;
    expect(one.amount).toBe(base + 100);
    expect(other.amount).not.toBe(one.amount);
  });

  it("5: what other apps show is not even kept", async () => {
    const asked = await aQuote();
    expect((await tell(api, phone, { amount: asked.amount, package: "com.whatsapp" })).status).toBe(202);
    expect(await statusOf(asked)).toBe("pending");
    expect((await notices()).some(({ amount }) => amount === asked.amount)).toBe(false);
    const administrator = await aStaffMember(api, "administrator");
    const chat = { name: "HP", packages: ["com.whatsapp"], password: administrator.password };
    expect((await post("notice-devices", chat, bearer(administrator))).status).toBe(400);
  });

  it("6: what ran out is still there when its money comes", async () => {
    const asked = await aQuote();
    await endTime(asked);
    await api.app.payments.keepUp();
    await tell(api, phone, { amount: asked.amount });
    expect(await ownerless(asked.amount)).toMatchObject({ payment: { reference: asked.reference } });
  });

  it("7: of many who ask at once for the last amounts each gets its own, or none", async () => {
    base += 2_000;
    const { body } = await quote(api, { slug, base_amount: base });
    await api.database.pool.query(
      `insert into amount_hold (account, amount, payment_id, held, code)
        select 'qris-donasi', $2::bigint + n, (select id from payment where reference = $1), tstzrange(now(), now() + interval '8 days'), n
        from generate_series(1, 996) n on conflict do nothing`,
      [body.reference, base],
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => quote(api, { slug, base_amount: base })),
    );
    const given = answers.filter(({ status }) => status === 201).map((one) => one.body.amount);
    expect(new Set(given)).toEqual(new Set([base + 997, base + 998, base + 999]));
    expect(given).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map((one) => one.body.code))).toEqual(
      new Set(["amounts_taken"]),
    );
  });

  it("8: nobody pays more than the price because of a code", async () => {
    const buyer = await aBuyer(api);
    await buyer.add((await aProduct(api.database, { price: 61_000, stock: 9 })).id, 1);
    const { body } = await buyer.call<Quote>("POST", "/api/payments/quote/", {
      kind: "checkout",
      amount: 61_000,
      customer_name: "Siti",
      customer_phone: "081200000001",
    });
    expect(body.amount).toBeLessThan(61_000);
    await tell(api, phone, { amount: body.amount });
    const { rows } = await api.database.pool.query(
      "select l.account, l.amount from ledger_posting l join ledger_transaction t on t.id = l.transaction_id join payment p on p.id = t.payment_id where reference = $1 order by account",
      [body.reference],
    );
    expect(rows).toEqual([
      { account: "discount", amount: 61_000 - body.amount },
      { account: "qris:donasi", amount: body.amount },
      { account: "sales", amount: -61_000 },
    ]);
    expect(
      (
        await post(`payments/${body.reference}/refund`, {
          way: "transfer",
          bank: "Bank Contoh",
          account_number: "0000004417",
          account_holder: "SITI",
          reason: "barang rusak",
        })
      ).status,
    ).toBeLessThan(300);
  });
});

describe("a stranger", () => {
  it("is told nothing but no: a wrong key, an old moment, other words, an unknown or a revoked device", async () => {
    const asked = await aQuote();
    const body = bodyOf({ amount: asked.amount });
    const before = (await notices()).length;
    const wrong = [
      await tell(api, phone, body, { secret: "tebakan" }),
      await tell(api, phone, body, { timestamp: String(Date.now() - 6 * 60_000) }),
      await tell(api, phone, body, { timestamp: String(Date.now() + 6 * 60_000) }),
      await tell(api, phone, body, { timestamp: "kemarin" }),
      await tell(api, phone, body, { body: `${body.replace(String(asked.amount), "1")} ` }),
      await tell(api, { id: "TIDAKADA", secret: phone.secret }, body),
    ];
    const gone = await aDevice(api.database);
    expect((await tell(api, gone, { amount: 1 })).status).toBe(202);
    expect((await post(`notice-devices/${gone.id}/revoke`)).status).toBe(200);
    wrong.push(await tell(api, gone, body));
    for (const answer of wrong) {
      expect(answer.status).toBe(403);
      expect(Object.keys(JSON.parse(answer.body)).sort()).toEqual(["code", "detail"]);
      expect(answer.body).toBe(wrong[0]?.body);
    }
    expect(await statusOf(asked)).toBe("pending");
    expect((await notices()).length).toBe(before + 1);
  });
});
