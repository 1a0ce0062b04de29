import type { MoneyNotice, QueuedPayment } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { pageOf } from "../../testing/payment-page.ts";
import {
  aDevice,
  BANK_APP,
  bodyOf,
  letNoticesApprove,
  type Phone,
  tell,
  WORDING,
} from "../../testing/qris.ts";
import { booked } from "../../testing/statements.ts";
import {
  api,
  aQuote,
  beginScene,
  campaignId,
  endTime,
  notices,
  ownerless,
  phone,
  post,
  read,
  statusOf,
} from "./notices-scene.fixture.ts";

beforeAll(beginScene);
beforeEach(() => letNoticesApprove(api.database));

/** A phone with these apps, as older versions paired it: without asking whether an app is on the list of known ones. */
async function aPhoneWith(packages: string[]): Promise<Phone> {
  const made = await aDevice(api.database);
  await api.database.pool.query("update notice_device set packages = $2 where id = $1", [made.id, packages]);
  return made;
}
afterEach(async () => expect(await examine(api.database)).toEqual([]));

const accept = (notice: MoneyNotice | undefined, { reference }: { reference: string }) =>
  post(`notices/${notice?.id}/accept`, { reference, reason: "dibayar terlambat" });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe("a notice of money", () => {
  it("verifies the only payment that reserves its amount, within the limits", async () => {
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
    expect(await booked(api, asked.reference)).toEqual({
      [`campaign:${campaignId}`]: -asked.amount,
      "qris:donasi": asked.amount,
    });
  });

  it("only suggests a payment if automatic verification is off: the payment waits in the treasurer's queue and does not expire", async () => {
    await letNoticesApprove(api.database, { automatic: false });
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount });
    expect(await statusOf(asked)).toBe("pending");
    await endTime(asked);
    expect(await statusOf(asked)).toBe("pending");
    const queue = await read<QueuedPayment[]>("payments/?status=pending&has_proof=true");
    expect(queue.find(({ reference }) => reference === asked.reference)).toMatchObject({
      check: "match",
      money_seen_at: expect.any(String),
    });
    const seen = await read<QueuedPayment[]>("payments/?status=pending&has_proof=true&seen=true");
    expect(seen.map(({ reference }) => reference)).toContain(asked.reference);
    expect(seen.every(({ money_seen_at }) => money_seen_at !== null)).toBe(true);
    const page = await pageOf(api, asked);
    expect(page).toMatchObject({ next: "wait", proof_at: null, seen_at: expect.any(String) });
    expect(page.history[0]).toMatchObject({ title: "Pembayaranmu sudah masuk", tone: "wait" });
    expect((await post(`payments/${asked.reference}/approve`)).status).toBe(200);
    expect(await statusOf(asked)).toBe("verified");
  });

  it("verifies only up to the limits of a payment and of a day", async () => {
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

  it("that comes after the payment expired is unidentified money until staff accept it for that payment", async () => {
    const asked = await aQuote();
    await endTime(asked);
    expect(await statusOf(asked)).toBe("expired");
    await tell(api, phone, { amount: asked.amount });
    expect(await statusOf(asked)).toBe("expired");
    const late = await ownerless(asked.amount);
    expect(late).toMatchObject({
      state: "ambiguous",
      amount: asked.amount,
      suggestions: [{ reference: asked.reference }],
    });
    expect((await accept(late, await aQuote())).body.code).toBe("no_owner");
    const { status, body } = await accept(late, asked);
    expect([status, body.detail]).toEqual([200, "Uangnya diterima untuk pembayaran itu."]);
    expect(await statusOf(asked)).toBe("verified");
    expect((await accept(late, asked)).body.code).toBe("already_decided");
  });

  it("accepted for an expired order reserves the goods again, or is refused if they are sold out", async () => {
    const buyer = await aBuyer(api);
    const product = await aProduct(api.database, { price: 52_000, stock: 1 });
    await buyer.add(product.id, 1);
    const { body } = await buyer.quote();
    await endTime(body);
    await tell(api, phone, { amount: body.amount });
    const late = await ownerless(body.amount);
    const other = await aBuyer(api);
    await other.add(product.id, 1);
    const { order_number } = (await other.order()).body;
    expect((await accept(late, body)).body.code).toBe("out_of_stock");
    await post(`payments/${order_number}/reject`, { reason: "bukti palsu" });
    expect((await accept(late, body)).status).toBe(200);
    expect(await buyer.find(body.reference)).toMatchObject({ status: "Diproses" });
  });

  it("with the amount of a verified payment stays unidentified: the amount is reserved for three more days", async () => {
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount });
    await tell(api, phone, { amount: asked.amount, payer: "IBU RATNA LAGI" });
    const second = await ownerless(asked.amount);
    expect(second).toMatchObject({
      state: "ambiguous",
      suggestions: [{ reference: asked.reference, status: "verified" }],
    });
    expect((await accept(second, asked)).body.code).toBe("not_late");
    expect((await post(`notices/${second?.id}/ignore`, { reason: "dikembalikan ke donatur" })).status).toBe(
      200,
    );
    const { rows } = await api.database.pool.query(
      "select upper(held) >= now() + interval '3 days' - interval '1 minute' as kept from amount_hold h join payment p on p.id = h.payment_id where reference = $1",
      [asked.reference],
    );
    expect(rows).toEqual([{ kept: true }]);
  });

  it("that both a phone and a mail rule report counts once", async () => {
    const other = await aDevice(api.database, { packages: ["surel.bankcontoh"] });
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount });
    await tell(api, other, { amount: asked.amount, package: "surel.bankcontoh" });
    expect(
      (await notices("matched")).filter(({ payment }) => payment?.reference === asked.reference),
    ).toHaveLength(2);
    expect((await notices("ownerless")).some(({ amount }) => amount === asked.amount)).toBe(false);
  });

  it("counts once if it is repeated within ten minutes, or at any time with the same content", async () => {
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

  it("counts once if the same phone reports it in two wordings at once", async () => {
    const asked = await aQuote();
    await Promise.all(
      ["BU SATU", "BU DUA", "BU TIGA"].map((payer) => tell(api, phone, { amount: asked.amount, payer })),
    );
    const states = (await notices())
      .filter(({ amount }) => amount === asked.amount)
      .map(({ state }) => state);
    expect(states.sort()).toEqual(["ambiguous", "ambiguous", "matched"]);
  });

  it("with a time long ago or in the future verifies no payment that reserves its amount now", async () => {
    const asked = await aQuote();
    await tell(api, phone, { amount: asked.amount, posted_at: ago(60 * 24 * 3) });
    await tell(api, phone, {
      amount: asked.amount,
      posted_at: ago(60 * 24 * 300),
      payer: "PAK LAMA",
    });
    await tell(api, phone, {
      amount: asked.amount,
      posted_at: ago(-60),
      payer: "PAK BESOK",
    });
    expect(await statusOf(asked)).toBe("pending");
    expect((await notices("open")).filter(({ amount }) => amount === asked.amount)).toHaveLength(3);
  });

  it("whose amount two payments reserve verifies neither", async () => {
    const [one, other] = [await aQuote(), await aQuote()];
    await pageOf(api, one);
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

  it("does not verify a payment that is newer than the notice: minutes newer is ignored, seconds newer is suggested", async () => {
    const [minutes, seconds, fast] = [await aQuote(), await aQuote(), await aQuote()];
    await tell(api, phone, { amount: minutes.amount, posted_at: ago(4) });
    await tell(api, phone, { amount: seconds.amount, posted_at: ago(0.25) });
    // By a clock that is four minutes ahead of the server's, two minutes before the quote.
    await tell(
      api,
      phone,
      { amount: fast.amount, posted_at: ago(-2) },
      { timestamp: String(Date.now() + 4 * 60_000) },
    );
    for (const asked of [minutes, seconds, fast]) expect(await statusOf(asked)).toBe("pending");
    expect(await ownerless(minutes.amount)).toMatchObject({ state: "open", suggestions: [] });
    expect(await ownerless(fast.amount)).toMatchObject({ state: "open", suggestions: [] });
    const near = await ownerless(seconds.amount);
    expect(near).toMatchObject({ state: "ambiguous", suggestions: [{ reference: seconds.reference }] });
    expect((await accept(near, seconds)).status).toBe(200);
    expect(await statusOf(seconds)).toBe("verified");
    expect((await accept(await ownerless(minutes.amount), minutes)).body.code).toBe("no_owner");
  });

  it("is only a suggestion if no known wording says where its text has the amount", async () => {
    const app = "id.co.bri.brimo";
    const plain = await aPhoneWith([app]);
    const asked = await aQuote();
    const text = `Dana masuk 1,00 dari BUDI berita: rp ${asked.amount}`;
    await tell(api, plain, { text, package: app });
    expect(await statusOf(asked)).toBe("pending");
    expect(await pageOf(api, asked)).toMatchObject({ next: "pay_qris" });
    const doubtful = await ownerless(asked.amount);
    expect(doubtful).toMatchObject({
      state: "ambiguous",
      reason: expect.stringContaining("Belum ada contoh pesan"),
      suggestions: [{ reference: asked.reference }],
    });
    await post(`notices/${doubtful?.id}/ignore`, { reason: "uangnya hanya seribu" });
    expect(await read("notice-policy/")).toMatchObject({ automatic: true });
    expect((await post<{ id: number }>("notice-templates", { package: app, wording: WORDING })).status).toBe(
      201,
    );
    const worded = await aQuote();
    await tell(api, plain, { amount: worded.amount, package: app });
    expect(await statusOf(worded)).toBe("verified");
  });

  it("of an unknown app is not read, even from a phone that was paired with this app", async () => {
    const stranger = await aPhoneWith(["com.fsck.k9"]);
    const asked = await aQuote();
    await tell(api, stranger, { amount: asked.amount, package: "com.fsck.k9" });
    expect(await statusOf(asked)).toBe("pending");
    expect(await notices("unread")).toContainEqual(
      expect.objectContaining({
        package: "com.fsck.k9",
        reason: expect.stringContaining("Belum kami kenal"),
      }),
    );
    // One person alone cannot add a wording for an app that is not on the list, nor for one that two people have added.
    for (const name of ["com.fsck.k9", BANK_APP])
      expect((await post("notice-templates", { package: name, wording: WORDING })).status).toBe(400);
  });

  it("that comes after the amount was released suggests the payment by amount and time", async () => {
    const asked = await aQuote();
    await endTime(asked);
    await api.database.pool.query(
      `update amount_hold set held = tstzrange(lower(held) - interval '6 days', now() - interval '4 days')
        where payment_id = (select id from payment where reference = $1)`,
      [asked.reference],
    );
    await tell(api, phone, { amount: asked.amount });
    const late = await ownerless(asked.amount);
    expect(late).toMatchObject({
      state: "open",
      suggestions: [{ reference: asked.reference, status: "expired" }],
    });
    expect(await statusOf(asked)).toBe("expired");
    expect((await accept(late, asked)).status).toBe(200);
    expect(await statusOf(asked)).toBe("verified");
  });

  it("loses its title and text after ninety days, but keeps its amount", async () => {
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
