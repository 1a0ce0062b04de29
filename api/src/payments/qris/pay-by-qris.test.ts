import type { OnlinePayment, StaffOrder } from "@barakah/contract";
import { parseQris } from "@barakah/contract/payments/qris/payload";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { RunningSimulator } from "../../../../simulators/midtrans/own-port.ts";
import { examine } from "../../app/doctor/examine.ts";
import { codesInPicture } from "../../platform/files/codes-in-picture.ts";
import { aCampaign, aCourse, aProduct } from "../../testing/builders.ts";
import { aBuyer } from "../../testing/buyer.ts";
import { bearer, send, VISITOR } from "../../testing/calls.ts";
import { apiOf, pageOf } from "../../testing/payment-page.ts";
import { aDevice, aQris, letNoticesApprove, quote, tell } from "../../testing/qris.ts";
import { aStaffMember } from "../../testing/staff.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { appWithProvider } from "../../testing/with-provider.ts";

let api: TestApp;
let provider: RunningSimulator;
let slug: string;
beforeAll(async () => {
  ({ api, provider } = await appWithProvider({}, { RATE_LIMIT_PER_MINUTE: "100000" }));
  await aQris(api.database);
  ({ slug } = await aCampaign(api.database, { category: "sosial" }));
});
afterEach(async () => expect(await examine(api.database)).toEqual([]));

async function amountsHeld(): Promise<number[]> {
  const { rows } = await api.database.pool.query<{ amount: number }>("select amount from amount_hold");
  return rows.map(({ amount }) => amount);
}

describe("a quote", () => {
  it("asks a first donor for the amount of a transfer, also in the QR code", async () => {
    const { status, body } = await quote(api, { slug, base_amount: 100_000 });
    expect(status).toBe(201);
    expect(body).toMatchObject({ base: 100_000, code: 250, amount: 100_250 });
    const parsed = parseQris(body.qris.payload);
    expect(parsed).toMatchObject({ amount: 100_250, merchant: { name: "YAYASAN CONTOH" } });
    expect(Date.parse(body.pay_before)).toBeGreaterThan(Date.now() + 23 * 3600_000);
    const state = await api.get(`/api/check-payment-status/?order_id=${body.reference}`);
    expect(state.body).toMatchObject({ status: "pending", amount: 100_250, payment_method: "qris-donasi" });
  });

  it("shows the same QR code in the payment's page and as a picture", async () => {
    const { body } = await quote(api, { slug, base_amount: 70_000 });
    const page = await pageOf(api, body);
    expect(page).toMatchObject({
      next: "pay_qris",
      amount: 70_250,
      qris: { base: 70_000, code: 250, merchant_name: "YAYASAN CONTOH", automatic: false },
    });
    expect(body.qris.svg).toContain(page.qris?.path);
    const answer = await api.app.inject({ url: page.qris?.picture ?? "" });
    expect(answer.headers["content-type"]).toBe("image/png");
    expect((await sharp(answer.rawPayload).metadata()).width).toBeGreaterThan(800);
    expect(await codesInPicture(answer.rawPayload)).toEqual([body.qris.payload]);
  });

  it("is the same one for the same Idempotency-Key", async () => {
    const headers = { ...VISITOR, "idempotency-key": "sekali-saja-1" };
    const asked = { slug, base_amount: 31_000, donor_phone: "081234567890" };
    const [one, other] = await Promise.all([quote(api, asked, headers), quote(api, asked, headers)]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(one.body.reference).toBe(other.body.reference);
  });

  it("gives 200 concurrent payers 200 different amounts, and never a held one", async () => {
    const asked = Array.from({ length: 200 }, () => quote(api, { slug, base_amount: 200_000 }));
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const amounts = answers.map(({ body }) => body.amount);
    expect(new Set(amounts).size).toBe(200);
    for (const { body } of answers) {
      expect(body.amount).toBe(body.base + Number(body.code));
      expect(body.code).toBeGreaterThanOrEqual(1);
      expect(body.code).toBeLessThanOrEqual(999);
    }
    const held = await amountsHeld();
    expect(new Set(held).size).toBe(held.length);
  });

  it("refuses if every code is held, whatever amount and code the sums consist of", async () => {
    const { body } = await quote(api, { slug, base_amount: 150_000 });
    // Seen by a treasurer's phone: nothing of it is given up for others.
    await tell(api, await aDevice(api.database), { amount: body.amount });
    // 150.000 + 1 … 999 are taken by those who meant 149.500 and 150.200, too: it is the sum that counts.
    await api.database.pool.query(
      `insert into amount_hold (account, amount, payment_id, held, code)
        select 'qris-donasi', 150000 + n, (select id from payment where reference = $1), tstzrange(now(), now() + interval '8 days'),
          case when n > 500 then 1 + n % 900 else -1 - n % 900 end
        from generate_series(1, 999) n on conflict do nothing`,
      [body.reference],
    );
    const refused = await quote(api, { slug, base_amount: 150_000 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: "amounts_taken",
        detail: "Terlalu banyak pembayaran dengan nominal ini. Coba nominal lain.",
      },
    });
    // Half of what belongs to the next sum is taken by the one before.
    for (let times = 0; times < 5; times++) {
      const next = await quote(api, { slug, base_amount: 150_500 });
      expect(next.body.amount).toBeGreaterThan(150_999);
    }
    await api.database.pool.query(
      "delete from amount_hold where payment_id = (select id from payment where reference = $1) and amount <> 150250",
      [body.reference],
    );
  });

  it("is refused above ten million, with a sentence", async () => {
    expect(await quote(api, { slug, base_amount: 10_000_000 })).toMatchObject({
      status: 409,
      body: { code: "qris_limit", detail: expect.stringContaining("Rp. 10.000.000") },
    });
    expect((await quote(api, { slug, base_amount: 9_999_000 })).status).toBe(201);
  });

  it("takes the code off the price of goods, as a discount", async () => {
    const buyer = await aBuyer(api);
    const product = await aProduct(api.database, { price: 50_000, stock: 3 });
    await buyer.add(product.id, 1);
    const { body, status } = await buyer.quote();
    expect(status).toBe(201);
    expect(body.base).toBe(50_000);
    expect(body.code).toBeLessThan(0);
    expect(body.amount).toBe(50_000 + Number(body.code));
    expect(await buyer.find(body.reference)).toMatchObject({
      status: "Menunggu Pembayaran",
      total_price: 50_000,
      // What the history says is to be paid is what the payment's page says.
      amount_due: body.amount,
    });
    const staff = bearer(await aStaffMember(api, "bendahara"));
    const order = await api.get<StaffOrder>(`/api/admin/orders/${body.reference}/`, staff);
    expect(order.body).toMatchObject({ total_price: 50_000, amount_due: body.amount });
    expect((await pageOf(api, body)).qris).toMatchObject({ base: 50_000, code: body.code });
  });

  it("moves an order that waits to be paid online to QRIS, once", async () => {
    const buyer = await aBuyer(api);
    await buyer.add((await aProduct(api.database, { price: 60_000, stock: 3 })).id, 1);
    const online = await buyer.token();
    const again = () =>
      buyer.call<{ reference: string; amount: number; base: number }>("POST", "/api/payments/quote/", {
        kind: "order",
        order_number: online.body.order_number,
      });
    const [one, other] = [await again(), await again()];
    expect(one.status).toBe(201);
    expect(one.body).toMatchObject({ reference: online.body.order_number, base: 60_000 });
    expect(other.body.amount).toBe(one.body.amount);
  });

  it("for an order or a course is for members only", async () => {
    for (const kind of ["order", "enrolment", "checkout"])
      expect(
        (
          await quote(api, {
            kind,
            slug,
            order_number: "ORD-1",
            amount: 1,
            customer_name: "A",
            customer_phone: "0812000000",
          })
        ).body.code,
      ).toBe("not_authenticated");
    const [one, other] = [await aBuyer(api), await aBuyer(api)];
    const course = await aCourse(api.database, { price: 90_000 });
    await one.call("POST", "/api/courses/enrollments/", { course: course.id });
    const { body, status } = await one.call<{ amount: number; reference: string; page: string }>(
      "POST",
      "/api/payments/quote/",
      {
        kind: "enrolment",
        slug: course.slug,
      },
    );
    expect(status).toBe(201);
    expect(body.amount).toBeLessThan(90_000);
    const { body: again } = await one.call<typeof body>("POST", "/api/payments/quote/", {
      kind: "enrolment",
      slug: course.slug,
    });
    expect(again).toEqual(body);
    // Nothing was sent that anybody could be checking, and the course leads back to what was begun.
    const { body: enrolments } = await one.call("GET", "/api/courses/enrollments/");
    expect(enrolments).toMatchObject([
      { payment_status: "pending", in_review: false, payment_page: body.page },
    ]);
    const sent = { amount: 90_000, course_id: course.id, course_title: course.title, user_name: "Siti" };
    expect(await one.form(`/api/courses/${course.slug}/payment-confirmation/`, sent)).toMatchObject({
      status: 409,
      body: { code: "payment_begun" },
    });
    const foreign = await other.call("POST", "/api/payments/quote/", {
      kind: "order",
      order_number: body.reference,
    });
    expect(foreign.status).toBe(404);
  });

  it("expires, and its amount stays held for a day after that", async () => {
    const { body } = await quote(api, { slug, base_amount: 44_000 });
    await api.database.pool.query("update payment set expires_at = now() where reference = $1", [
      body.reference,
    ]);
    await api.app.payments.keepUp();
    expect(await pageOf(api, body)).toMatchObject({ status: "expired", next: "start_over", qris: null });
    expect((await quote(api, { slug, base_amount: 44_000 })).body.amount).not.toBe(body.amount);
    const { rows } = await api.database.pool.query<{ days: number }>(
      `select round(extract(epoch from upper(held) - lower(held)) / 86400)::int as days from amount_hold
        where payment_id = (select id from payment where reference = $1)`,
      [body.reference],
    );
    expect(rows[0]?.days).toBe(2);
  });
});

describe("paid online after all", () => {
  const online = async (made: { page: string }) =>
    send<OnlinePayment & { code: string }>(api, "POST", `${apiOf(made)}online/`, {}, VISITOR);
  const statusOf = async ({ reference }: { reference: string }) =>
    (
      await api.get<{ payment_status: string; payment_method: string }>(
        `/api/check-payment-status/?order_id=${reference}`,
      )
    ).body;

  it("asks for the same sum including the code, and counts what the provider reports", async () => {
    const { body } = await quote(api, { slug, base_amount: 55_000 });
    expect((await pageOf(api, body)).can_pay_online).toBe(true);
    const opened = await online(body);
    expect(opened.status).toBe(200);
    expect(await pageOf(api, body)).toMatchObject({ next: "pay_online", amount: body.amount, qris: null });
    provider.bank.charge(opened.body.token, "success");
    await api.database.pool.query("update payment_attempt set asked_at = null");
    await pageOf(api, body);
    expect(await statusOf(body)).toMatchObject({ payment_status: "verified", payment_method: "midtrans" });
  });

  it("takes the code off the price of goods online too", async () => {
    const buyer = await aBuyer(api);
    await buyer.add((await aProduct(api.database, { price: 80_000, stock: 3 })).id, 1);
    const { body } = await buyer.quote();
    const opened = await online(body);
    expect(opened.status).toBe(200);
    provider.bank.charge(opened.body.token, "success");
    await pageOf(api, body);
    expect(await statusOf(body)).toMatchObject({ payment_status: "verified", payment_method: "midtrans" });
  });

  it("is still found by money that was paid with the saved QR code, and counted once", async () => {
    const phone = await aDevice(api.database, { name: "HP Bendahara" });
    await letNoticesApprove(api.database);
    const { body } = await quote(api, { slug, base_amount: 56_000 });
    const opened = await online(body);
    await tell(api, phone, { amount: body.amount });
    expect(await statusOf(body)).toMatchObject({ payment_status: "verified", payment_method: "qris-donasi" });
    // And online as well: real money that nobody waits for, kept apart.
    provider.bank.charge(opened.body.token, "success");
    await api.app.payments.keepUp();
    expect(await statusOf(body)).toMatchObject({ payment_status: "verified", payment_method: "qris-donasi" });
  });

  it("is a QRIS payment again if the online attempt expires and the money arrived by QRIS", async () => {
    const phone = await aDevice(api.database, { name: "HP Bendahara" });
    await letNoticesApprove(api.database);
    const { body } = await quote(api, { slug, base_amount: 57_000 });
    const opened = await online(body);
    const begun = provider.bank.charge(opened.body.token, "pending", "bsi_va");
    await pageOf(api, body);
    await tell(api, phone, { amount: body.amount });
    expect(await statusOf(body)).toMatchObject({ payment_status: "pending", payment_method: "midtrans" });
    provider.bank.move(begun.transaction?.transactionId ?? "", "expire");
    await api.database.pool.query("update payment_attempt set asked_at = null");
    await pageOf(api, body);
    expect(await statusOf(body)).toMatchObject({ payment_status: "pending", payment_method: "qris-donasi" });
    expect((await online(body)).body.code).toBe("payment_closed");
  });
});
