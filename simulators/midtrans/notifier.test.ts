import { describe, expect, it, onTestFinished } from "vitest";
import { isGenuine, midtransNotification } from "../../api/src/payments/online/midtrans/notification.ts";
import { manualClock } from "./clock.ts";
import { startMerchant } from "./merchant.fixture.ts";
import { Notifier } from "./notifier.ts";

const SERVER_KEY = "SB-Mid-server-CONTOH";
const MINUTE = 60_000;

async function setUp() {
  const clock = manualClock();
  const merchant = await startMerchant();
  const notifier = new Notifier({
    serverKey: SERVER_KEY,
    notificationUrl: merchant.url,
    clock,
    jitter: () => 0,
  });
  onTestFinished(() => notifier.stop());
  const announce = (transaction_status = "settlement", order_id = "ORD-1") =>
    notifier.announce({
      order_id,
      transaction_status,
      transaction_id: "t-1",
      status_code: "200",
      gross_amount: "25000.00",
    });
  async function pass(minutes: number) {
    clock.advance(minutes * MINUTE);
    await notifier.idle();
  }
  return { merchant, notifier, announce, pass, clock };
}

const genuine = (body: unknown) => isGenuine(midtransNotification.parse(body), SERVER_KEY);

it("sends the merchant one signed notification, as the provider does", async () => {
  const { merchant, notifier, announce, pass } = await setUp();
  announce();
  await notifier.idle();
  await pass(1000);
  expect(merchant.received).toHaveLength(1);
  expect(merchant.received[0]).toMatchObject({ agent: "Veritrans", url: "/notifikasi/" });
  expect(genuine(merchant.received[0]?.body)).toBe(true);
  expect(notifier.deliveries[0]?.state).toBe("delivered");
});

describe("tries again", () => {
  it.each([
    [500, [2]],
    [404, [2, 10]],
    [503, [2, 10, 30, 90]],
    [418, [2, 10, 30, 90, 210]],
  ])("after %i, when %j minutes have passed, then gives up", async (status, minutes) => {
    const { merchant, notifier, announce, pass } = await setUp();
    merchant.answerWith(...Array<number>(9).fill(status));
    announce();
    await notifier.idle();
    for (const [at, wait] of minutes.entries()) {
      await pass(wait - 0.01);
      expect(merchant.received).toHaveLength(at + 1);
      await pass(0.01);
      expect(merchant.received).toHaveLength(at + 2);
    }
    await pass(1000);
    expect(merchant.received).toHaveLength(minutes.length + 1);
    expect(notifier.deliveries[0]).toMatchObject({ state: "given_up" });
  });

  it("until the merchant accepts it, each time word for word", async () => {
    const { merchant, notifier, announce, pass } = await setUp();
    merchant.answerWith(503, 502);
    announce();
    await notifier.idle();
    await pass(2);
    await pass(10);
    expect(notifier.deliveries[0]).toMatchObject({ state: "delivered", replies: [503, 502, 200] });
    expect(merchant.received[2]).toEqual(merchant.received[0]);
  });

  it("when the merchant takes longer than fifteen seconds", async () => {
    const { merchant, notifier, announce, pass, clock } = await setUp();
    merchant.answerWith("silence");
    const arrival = merchant.nextArrival();
    announce();
    await arrival;
    clock.advance(15_000);
    await notifier.idle();
    expect(notifier.deliveries[0]?.replies).toEqual(["timeout"]);
    await pass(2);
    expect(notifier.deliveries[0]?.replies).toEqual(["timeout", 200]);
  });

  it("when the merchant cannot be reached", async () => {
    const { merchant, notifier, announce, pass } = await setUp();
    notifier.url = "http://127.0.0.1:1/";
    announce();
    await notifier.idle();
    notifier.url = merchant.url;
    await pass(2);
    expect(notifier.deliveries[0]?.replies).toEqual(["unreachable", 200]);
  });
});

describe("a redirect", () => {
  it.each([301, 302, 303])("%i loses the notification", async (status) => {
    const { merchant, notifier, announce, pass } = await setUp();
    merchant.answerWith({ status, location: "/lain/" });
    announce();
    await notifier.idle();
    await pass(1000);
    expect(merchant.received).toHaveLength(1);
    expect(notifier.deliveries[0]?.state).toBe("lost");
  });

  it.each([307, 308])("%i is followed with the body, five times at most", async (status) => {
    const { merchant, notifier, announce } = await setUp();
    const redirect = { status, location: "/lain/" };
    merchant.answerWith(redirect);
    announce();
    await notifier.idle();
    expect(merchant.received.map(({ url }) => url)).toEqual(["/notifikasi/", "/lain/"]);
    expect(merchant.received[1]?.body).toEqual(merchant.received[0]?.body);

    merchant.answerWith(...Array<typeof redirect>(6).fill(redirect));
    announce();
    await notifier.idle();
    expect(merchant.received).toHaveLength(2 + 6);
    expect(notifier.deliveries[1]?.replies).toEqual([status]);
  });
});

describe("on purpose", () => {
  it("loses, doubles and delays", async () => {
    const { merchant, notifier, announce, pass } = await setUp();
    notifier.tamperNext({ lose: true }, { copies: 2 }, { delayMilliseconds: 5 * MINUTE });
    announce("pending");
    announce("settlement");
    announce("refund");
    announce("chargeback");
    await notifier.idle();
    expect(merchant.statuses()).toEqual(["settlement", "settlement", "chargeback"]);
    await pass(5);
    expect(merchant.statuses().at(-1)).toBe("refund");
  });

  it("turns the order around", async () => {
    const { merchant, notifier, announce } = await setUp();
    notifier.hold();
    announce("pending");
    announce("settlement");
    await notifier.idle();
    expect(merchant.received).toEqual([]);
    notifier.release("reversed");
    await notifier.idle();
    expect(merchant.statuses()).toEqual(["settlement", "pending"]);
  });

  it("forges the signature, but signs a wrong amount and an unknown order", async () => {
    const { merchant, notifier, announce } = await setUp();
    notifier.tamperNext({ badSignature: true }, { grossAmount: "1.00" }, { extra: { promo: { kode: 1 } } });
    for (let i = 0; i < 3; i++) announce();
    await notifier.idle();
    notifier.tamperNext({ orderId: "ORD-ENTAH" });
    announce();
    await notifier.idle();
    const bodies = merchant.received.map(({ body }) => body);
    expect(bodies.map(genuine)).toEqual([false, true, true, true]);
    expect(bodies[1]?.gross_amount).toBe("1.00");
    expect(bodies[2]?.promo).toEqual({ kode: 1 });
    expect(bodies[3]?.order_id).toBe("ORD-ENTAH");
  });

  it("repeats an old one", async () => {
    const { merchant, notifier, announce } = await setUp();
    announce();
    await notifier.idle();
    for (const delivery of [...notifier.deliveries]) notifier.repeat(delivery);
    await notifier.idle();
    expect(merchant.received[1]).toEqual(merchant.received[0]);
  });
});

it("sends nothing after it was stopped, and aborts calls in flight", async () => {
  const { merchant, notifier, announce } = await setUp();
  merchant.answerWith("silence");
  const arrival = merchant.nextArrival();
  announce("pending");
  announce("settlement");
  await arrival;
  notifier.stop();
  await notifier.idle();
  expect(merchant.statuses()).toEqual(["pending"]);
});
