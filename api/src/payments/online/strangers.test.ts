import type { OnlinePayment } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { send, VISITOR } from "../../testing/calls.ts";
import { aWaitingGift } from "../../testing/transfers.ts";
import { type Online, onlineApp } from "../../testing/with-provider.ts";
import { NOTIFICATION_PATH } from "../routes.ts";
import { signatureOf } from "./midtrans/notification.ts";

let app: Online;
let campaign: { id: number; slug: string };
beforeAll(async () => {
  app = await onlineApp();
});
beforeEach(async () => {
  campaign = await aCampaign(app.api.database);
});
afterEach(async () => {
  expect(await examine(app.api.database)).toEqual([]);
});

const gift = (amount: unknown, key?: string) =>
  send<OnlinePayment & { code: string }>(
    app.api,
    "POST",
    "/api/payments/generate-donation-midtrans-token/",
    { amount, donorName: "Siti", donorPhone: "081200000000", campaignSlug: campaign.slug },
    { ...VISITOR, ...(key && { "idempotency-key": key }) },
  );
const claim = (transactionId: unknown) =>
  send<{ payment_status: string }>(
    app.api,
    "POST",
    "/api/payments/update-payment-status/",
    { transactionId, status: "verified", amount: 1, paymentMethod: "midtrans" },
    VISITOR,
  );
const check = (name: string) =>
  app.api.get<{ code: string }>(`/api/check-payment-status/?order_id=${encodeURIComponent(name)}`);
const rows = async (sql: string) =>
  (await app.api.database.pool.query(sql)).rows as Record<string, unknown>[];

describe("a sum of money", () => {
  it.each([
    0,
    -1,
    1.5,
    10_000_000_001,
    2 ** 53,
    1e21,
    "1e3",
    "0x10",
    "1.000",
    " 5",
    "٥٠٠٠٠",
    "9".repeat(16),
    true,
    null,
    [50_000],
    {},
  ])("is refused when it is %j", async (amount) => {
    const before = await rows("select count(*) from payment");
    expect(await gift(amount)).toMatchObject({ status: 400, body: { code: "invalid" } });
    expect(await rows("select count(*) from payment")).toEqual(before);
  });

  it("is accepted up to the maximum", async () => {
    const { status, body } = await gift("10000000000");
    expect(status).toBe(200);
    app.provider.bank.charge(body.token, "success");
    await app.settled();
    const [found] = await rows(
      `select collected_amount from campaign_total where campaign_id = ${campaign.id}`,
    );
    expect(found).toEqual({ collected_amount: 10_000_000_000 });
  });
});

describe("a visitor who claims that something is paid", () => {
  it("changes neither a transfer nor an online payment nor an unknown payment", async () => {
    const transfer = await aWaitingGift(app.api.database, campaign.id);
    const { body } = await gift(50_250);
    for (const name of [transfer.reference, body.order_id])
      expect(await claim(name)).toMatchObject({ status: 200, body: { payment_status: "pending" } });
    expect(await claim(transfer.id)).toMatchObject({ status: 404 });
    expect(await claim({ like: "%" })).toMatchObject({ status: 400 });
  });

  it("does not query the provider again before an interval has passed", async () => {
    const { body } = await gift(50_250);
    app.provider.notifier.tamperNext({ lose: true }, { lose: true });
    app.provider.bank.charge(body.token, "success");
    const asked = (when: string) =>
      app.api.database.pool.query(`update payment_attempt set asked_at = ${when}`);
    await asked("now() + interval '1 hour'");
    for (let n = 0; n < 3; n++) expect((await claim(body.order_id)).body.payment_status).toBe("pending");
    await asked("now() - interval '1 hour'");
    expect((await claim(body.order_id)).body.payment_status).toBe("verified");
  });

  it("is answered about a transaction that no webhook has named yet, because we ask the provider", async () => {
    const { body } = await gift(50_250);
    app.provider.notifier.tamperNext({ lose: true }, { lose: true });
    const paid = app.provider.bank.charge(body.token, "success").transaction?.transactionId ?? "";
    expect(await claim(paid)).toMatchObject({ status: 200, body: { payment_status: "verified" } });
    expect(await check(paid)).toMatchObject({ status: 200, body: { order_id: body.order_id } });
  });

  it("cannot make the app query the provider about many unknown orders", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++)
      statuses.push((await claim(`00000000-0000-4000-8000-${String(n).padStart(12, "0")}`)).status);
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(404));
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });

  it("finds a payment only by its whole number or the provider's transaction id", async () => {
    const { body } = await gift(50_250);
    const name = body.order_id;
    expect((await check(name)).status).toBe(200);
    for (const other of [
      name.toLowerCase(),
      name.slice(0, -1),
      `${name.slice(0, 4)}%`,
      ` ${name}`,
      `${name}-2`,
    ])
      expect(await check(other)).toMatchObject({ status: 404 });
    expect(await check("a\0b")).toMatchObject({ status: 400 });
    const paid = app.provider.bank.charge(body.token, "success").transaction?.transactionId ?? "";
    await app.settled();
    // Front ends of others know the payment by the provider's transaction id.
    expect(await check(paid)).toMatchObject({ status: 200, body: { order_id: body.order_id } });
  });

  it("sees what the result pages show, and nothing about the payer", async () => {
    const { body } = await gift(50_250);
    expect((await check(body.order_id)).body).toEqual({
      order_id: body.order_id,
      status: "pending",
      payment_status: "pending",
      kind: "donation",
      amount: 50_250,
      payment_method: "midtrans",
      refund_owed: 0,
    });
  });
});

describe("a forged webhook", () => {
  const letter = (order_id: string, more: object = {}) => ({
    ...{ order_id, transaction_id: "t-1", transaction_status: "settlement", status_code: "200" },
    ...{ gross_amount: "50250.00", signature_key: "0".repeat(128), ...more },
  });
  const post = (body: object) => send<{ code: string }>(app.api, "POST", NOTIFICATION_PATH, body, {});
  const written = () => rows("select verdict, body from provider_notification order by id desc limit 1");

  it("leaves only a count for the day", async () => {
    const kept = () => rows("select count(*)::int as n from provider_notification");
    const before = await kept();
    for (let n = 0; n < 3; n++)
      expect((await post(letter(`DON-ENTAH-${n}`, { filling: "x".repeat(100_000) }))).status).toBe(403);
    expect(await kept()).toEqual(before);
    expect(await rows("select letters from forged_notification")).toEqual([{ letters: 3 }]);
  });

  it.each(["\0", "a\u0007", "\ud800"])("is refused if its order id cannot be stored: %j", async (order) => {
    expect(await post(letter(order))).toMatchObject({ status: 400, body: { code: "malformed" } });
  });

  it("changes nothing if it has a valid signature but names the transaction of another payment", async () => {
    const { body } = await gift(50_250);
    const other = await gift(50_250);
    app.provider.notifier.tamperNext({ lose: true }, { lose: true });
    const paid = app.provider.bank.charge(other.body.token, "success").transaction?.transactionId;
    // Signed for this order, but it names the transaction that paid another gift of the same amount.
    const signed = letter(body.order_id, { transaction_id: paid });
    const signature_key = signatureOf(signed, app.provider.serverKey);
    expect((await post({ ...signed, signature_key })).status).toBe(200);
    await app.settled();
    expect((await check(body.order_id)).body).toMatchObject({ payment_status: "pending" });
    expect((await written())[0]).toMatchObject({ verdict: "wrong_amount" });
  });
});
