import type { Campaign, OnlinePayment, PaymentState } from "@barakah/contract";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { letPass } from "../../../../simulators/midtrans/simulator.ts";
import { storiesOf } from "../../../../simulators/midtrans/stories.ts";
import { examine } from "../../app/doctor/examine.ts";
import { aCampaign } from "../../testing/builders.ts";
import { type Online, onlineApp, PATIENCE } from "../../testing/with-provider.ts";
import { NOTIFICATION_PATH } from "../routes.ts";

let api: Online["api"];
let provider: Online["provider"];
let settled: Online["settled"];
let upkeep: Online["upkeep"];
let stories: ReturnType<typeof storiesOf>;
let slug: string;
const AMOUNT = 100_250;

beforeAll(async () => {
  ({ api, provider, settled, upkeep } = await onlineApp());
  stories = storiesOf(provider);
});
beforeEach(async () => {
  ({ slug } = await aCampaign(api.database, {}));
});
afterEach(async () => {
  expect(await examine(api.database)).toEqual([]);
});

async function pay(key?: string) {
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/payments/generate-donation-midtrans-token",
    headers: {
      authorization: "",
      cookie: `csrftoken=${"c".repeat(32)}`,
      "x-csrftoken": "c".repeat(32),
      ...(key && { "idempotency-key": key }),
    },
    payload: { amount: AMOUNT, donorName: "Siti Maryam", donorPhone: "081200000000", campaignSlug: slug },
  });
  return { status: answer.statusCode, body: answer.json() as OnlinePayment };
}

async function state(order: string): Promise<PaymentState> {
  return (await api.get(`/api/check-payment-status?order_id=${order}`)).body;
}

async function collected(): Promise<number> {
  const { body }: { body: Campaign } = await api.get(`/api/campaigns/${slug}/`);
  return body.current_amount;
}

describe("a gift that is paid online", () => {
  it("counts once when the provider reports it, also repeatedly", async () => {
    const { body } = await pay();
    expect(body.order_id).toMatch(/^DON-[0-9A-Z]{12}$/);
    expect(await state(body.order_id)).toMatchObject({
      status: "pending",
      amount: AMOUNT,
      payment_method: "midtrans",
    });
    provider.notifier.tamperNext({ copies: 3 }, { copies: 3 });
    provider.bank.charge(body.token, "success");
    await settled();
    expect(await state(body.order_id)).toMatchObject({ status: "success", payment_status: "verified" });
    expect(await collected()).toBe(AMOUNT);
    const last = provider.notifier.deliveries.at(-1);
    if (last) provider.notifier.repeat(last);
    await settled();
    expect(await collected()).toBe(AMOUNT);
  });

  it("counts when every webhook is lost, because the polling page triggers a status query", async () => {
    const { body } = await pay();
    provider.notifier.tamperNext({ lose: true }, { lose: true });
    provider.bank.charge(body.token, "success");
    expect(await state(body.order_id)).toMatchObject({ status: "success" });
    expect(await collected()).toBe(AMOUNT);
  });

  it("is not verified by a browser that claims it", async () => {
    const { body } = await pay();
    const claim = (transactionId: string) =>
      api.app.inject({
        method: "POST",
        url: "/api/payments/update-payment-status/",
        headers: { cookie: `csrftoken=${"c".repeat(32)}`, "x-csrftoken": "c".repeat(32) },
        payload: { transactionId, status: "verified", amount: AMOUNT, paymentMethod: "midtrans" },
      });
    const answer = await claim(body.order_id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ status: "pending", payment_status: "pending" });
    expect(await collected()).toBe(0);
    expect((await claim("DON-000000000000")).statusCode).toBe(404);
  });

  it("may be denied first and paid after", async () => {
    const { body } = await pay();
    stories.deniedThenPaid(body.token);
    await settled();
    expect(await state(body.order_id)).toMatchObject({ status: "success" });
    expect(await collected()).toBe(AMOUNT);
  });

  it("accepts webhooks in any order", async () => {
    const { body } = await pay();
    stories.settledBeforePending(body.token);
    await settled();
    expect(await state(body.order_id)).toMatchObject({ status: "success" });
  });

  it("is reversed when the bank reverses it", async () => {
    const { body } = await pay();
    const paid = provider.bank.charge(body.token, "success", "bsi_va");
    await settled();
    expect(await collected()).toBe(AMOUNT);
    provider.bank.move(paid.transaction?.transactionId ?? "", "deny");
    await settled();
    expect(await state(body.order_id)).toMatchObject({ payment_status: "refunded" });
    expect(await collected()).toBe(0);
  });

  it("is refunded in parts, each counted once although reported twice", async () => {
    const { body } = await pay();
    provider.notifier.hold();
    stories.refundedInTwoParts(body.token, 30_000);
    provider.notifier.release();
    await settled();
    expect(await state(body.order_id)).toMatchObject({ payment_status: "refunded", status: "failed" });
    expect(await collected()).toBe(0);
  });

  it("does not count after a chargeback", async () => {
    const { body } = await pay();
    stories.chargedBack(body.token);
    await settled();
    expect(await state(body.order_id)).toMatchObject({ payment_status: "refunded" });
  });

  it("waits while fraud is suspected, and counts once that is cleared", async () => {
    const { body } = await pay();
    const held = provider.bank.charge(body.token, "challenge");
    await settled();
    expect(await state(body.order_id)).toMatchObject({ status: "pending" });
    provider.bank.move(held.transaction?.transactionId ?? "", "settlement");
    await settled();
    expect(await state(body.order_id)).toMatchObject({ status: "success" });
  });

  it("that arrives after its cancellation is unidentified money, not lost and not counted", async () => {
    const { body } = await pay();
    provider.bank.charge(body.token, "pending");
    provider.bank.move(body.order_id, "cancel");
    await settled();
    expect(await state(body.order_id)).toMatchObject({ payment_status: "cancelled", status: "failed" });
    stories.paidAfterTheEnd(body.order_id);
    await settled();
    expect(await state(body.order_id)).toMatchObject({ payment_status: "cancelled" });
    expect(await collected()).toBe(0);
    const { rows } = await api.database.pool.query(
      "select -sum(amount)::bigint as kept from ledger_posting where account = 'unidentified'",
    );
    expect(rows).toEqual([{ kept: AMOUNT }]);
  });
});

it("a gift paid twice is counted once, and reversing the second payment leaves it as it is", async () => {
  const { body } = await pay();
  provider.notifier.hold();
  const first = provider.bank.charge(body.token, "pending").transaction?.transactionId ?? "";
  provider.bank.move(first, "expire");
  provider.bank.charge(body.token, "success");
  provider.notifier.release("reversed");
  await settled();
  provider.bank.move(first, "settlement");
  await settled();
  expect(await collected()).toBe(AMOUNT);
  provider.bank.move(first, "deny");
  await settled();
  expect(await state(body.order_id)).toMatchObject({ payment_status: "verified" });
  expect(await collected()).toBe(AMOUNT);
});

describe("the same Idempotency-Key", () => {
  it("gives the same payment, also when both calls come at once", async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay("kunci-yang-sama")));
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    // And the same page: a second payment page would invalidate the first.
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(1);
    const { body } = await pay("kunci-yang-sama");
    expect(body).toEqual(answers[0]?.body);
    expect(provider.bank.charge(body.token, "success").refused).toBeUndefined();
    await settled();
    expect(await state(body.order_id)).toMatchObject({ status: "success" });
  });

  it("is refused with other contents", async () => {
    await pay("kunci-untuk-dua");
    slug = (await aCampaign(api.database, {})).slug;
    expect(await pay("kunci-untuk-dua")).toMatchObject({
      status: 409,
      body: { code: "idempotency_conflict" },
    });
  });
});

describe("a forged or wrong webhook", () => {
  const written = async (sql: string) => (await api.database.pool.query(sql)).rowCount;

  it.each([
    ["forged", { badSignature: true }, "select from forged_notification where letters > 0"],
    [
      "of an unknown order",
      { orderId: "DON-000000000000" },
      "select from provider_notification where verdict = 'unknown_order'",
    ],
  ] as const)("(%s) changes nothing and is recorded", async (_what, tampering, sql) => {
    const { body } = await pay();
    provider.notifier.tamperNext({ lose: true }, tampering);
    provider.bank.charge(body.token, "success");
    await letPass(provider, 0);
    expect(await written(sql)).toBe(1);
    expect(await collected()).toBe(0);
  });

  it("cannot change the amount: only the provider's answer counts", async () => {
    const { body } = await pay();
    provider.notifier.tamperNext({ lose: true }, { grossAmount: "1.00" });
    provider.bank.charge(body.token, "success");
    await settled();
    expect(await collected()).toBe(AMOUNT);
  });

  it.each([[{}], [{ order_id: 1 }], ["kosong"], [[]]])("is refused if it is invalid: %j", async (payload) => {
    const answer = await api.app.inject({
      method: "POST",
      url: NOTIFICATION_PATH.slice(0, -1),
      headers: { "content-type": "application/json" },
      payload: JSON.stringify(payload),
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe("when the provider fails", () => {
  it("says that the gateway is not available, and the same call succeeds later", async () => {
    provider.faults.next("create", "error_500", "error_500", "error_500");
    const failed = await pay("kunci-galat");
    expect(failed).toMatchObject({
      status: 503,
      body: { detail: "Payment gateway is not available. Please try again later." },
    });
    expect((await pay("kunci-galat")).status).toBe(200);
  });

  it("asks again later about payments whose status query failed", async () => {
    const { body } = await pay();
    provider.notifier.tamperNext({ lose: true });
    provider.faults.next("status", ...Array.from({ length: 6 }, () => "error_500" as const));
    provider.bank.charge(body.token, "success");
    await letPass(provider, 0);
    await api.database.pool.query("update payment_attempt set asked_at = now() - interval '1 hour'");
    await vi.waitFor(async () => {
      await upkeep();
      expect(await collected()).toBe(AMOUNT);
    }, PATIENCE);
  });
});
