import { afterEach, beforeEach, expect, it } from "vitest";
import { createMidtrans, type Midtrans } from "../../api/src/payments/online/midtrans/client.ts";
import { isGenuine, midtransNotification } from "../../api/src/payments/online/midtrans/notification.ts";
import { anOrder } from "../../api/src/payments/online/midtrans/order.fixture.ts";
import { outcomeOf } from "../../api/src/payments/online/midtrans/status-meaning.ts";
import { startMerchant } from "./merchant.fixture.ts";
import { type RunningSimulator, startSimulator } from "./own-port.ts";
import { letPass } from "./simulator.ts";
import { storiesOf } from "./stories.ts";

let simulator: RunningSimulator;
let midtrans: Midtrans;
let merchant: Awaited<ReturnType<typeof startMerchant>>;
beforeEach(async () => {
  simulator = await startSimulator();
  midtrans = createMidtrans(simulator.client);
});
afterEach(() => simulator.close());

async function aPage(grossAmount = 25_000) {
  merchant = await startMerchant();
  simulator.notifier.url = merchant.url;
  const order = anOrder({ grossAmount });
  return { ...order, ...(await midtrans.createTransaction(order)) };
}

/** What a merchant concludes from all notifications, given which transaction had paid before. */
function outcomes() {
  const paid = new Set<string>();
  return merchant.received.map(({ body }) => {
    const said = midtransNotification.parse(body);
    expect(isGenuine(said, simulator.serverKey)).toBe(true);
    const report = {
      transactionStatus: said.transaction_status,
      fraudStatus: said.fraud_status,
      statusCode: said.status_code,
    };
    const outcome = outcomeOf(report, { paidBefore: paid.has(said.transaction_id) });
    if (outcome === "paid") paid.add(said.transaction_id);
    return outcome;
  });
}

it("denied, then paid, under one order", async () => {
  const { token, orderId } = await aPage();
  const { denied, paid } = storiesOf(simulator).deniedThenPaid(token);
  await simulator.notifier.idle();
  expect(outcomes()).toEqual(["attempt_failed", "pending", "paid"]);
  expect(await midtrans.status(orderId)).toMatchObject({ transactionId: paid.transactionId });
  expect(await midtrans.status(denied.transactionId)).toMatchObject({ transactionStatus: "deny" });
});

it("paid, then taken back by the bank", async () => {
  const { token, orderId } = await aPage();
  storiesOf(simulator).paidThenReversed(token);
  await simulator.notifier.idle();
  expect(outcomes()).toEqual(["pending", "paid", "reversed"]);
  expect(await midtrans.status(orderId)).toMatchObject({ transactionStatus: "deny" });
});

it("a payment is refunded in two parts, and each refund is notified twice", async () => {
  const { token } = await aPage(25_000);
  storiesOf(simulator).refundedInTwoParts(token, 10_000);
  await simulator.notifier.idle();
  expect(outcomes().slice(2)).toEqual(["partially_refunded", "partially_refunded", "refunded", "refunded"]);
  const told = merchant.received
    .slice(2)
    .map(({ body }) => [body.refund_amount, "bank_confirmed_at" in body]);
  expect(told).toEqual([
    ["10000.00", false],
    ["10000.00", true],
    ["25000.00", false],
    ["25000.00", true],
  ]);
});

it("charged back", async () => {
  const { token } = await aPage();
  storiesOf(simulator).chargedBack(token);
  await simulator.notifier.idle();
  expect(outcomes()).toEqual(["paid", "paid", "charged_back"]);
});

it("paid after our own cancel, and after time ran out", async () => {
  for (const end of ["cancel", "expire"] as const) {
    const { token, orderId } = await aPage();
    simulator.bank.charge(token, "pending");
    await midtrans[end](orderId);
    storiesOf(simulator).paidAfterTheEnd(orderId);
    await simulator.notifier.idle();
    expect(outcomes()).toEqual(["pending", "attempt_failed", "paid"]);
  }
});

it("settled before pending", async () => {
  const { token } = await aPage();
  storiesOf(simulator).settledBeforePending(token);
  await simulator.notifier.idle();
  expect(outcomes()).toEqual(["paid", "pending"]);
});

it.each([
  ["settlement", "paid"],
  ["deny", "attempt_failed"],
  ["cancel", "attempt_failed"],
] as const)("suspected, then %s", async (end, outcome) => {
  const { token } = await aPage();
  storiesOf(simulator).suspectedThen(token, end);
  await simulator.notifier.idle();
  expect(outcomes()).toEqual(["held", outcome]);
});

it("a payment expires, and a merchant that was down gets the notification later", async () => {
  const { token } = await aPage();
  merchant.answerWith(200, 503);
  simulator.bank.charge(token, "pending");
  await letPass(simulator, 60 * 60_000);
  expect(simulator.notifier.deliveries.at(-1)).toMatchObject({ state: "waiting", replies: [503] });
  await letPass(simulator, 2 * 60_000);
  expect(outcomes()).toEqual(["pending", "attempt_failed", "attempt_failed"]);
  expect(simulator.notifier.deliveries.at(-1)).toMatchObject({ state: "delivered" });
});

it("does not go on from a page that is dead", () => {
  expect(() => storiesOf(simulator).chargedBack("entah")).toThrow("404");
});
