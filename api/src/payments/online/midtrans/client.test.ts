import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type RunningSimulator, startSimulator } from "../../../../../simulators/midtrans/own-port.ts";
import { createMidtrans, type Midtrans } from "./client.ts";
import { MidtransRefused, MidtransUnavailable } from "./errors.ts";
import { anOrder } from "./order.fixture.ts";
import { OrderInvalid } from "./order.ts";

let simulator: RunningSimulator;
let midtrans: Midtrans;
beforeEach(async () => {
  simulator = await startSimulator();
  midtrans = createMidtrans(simulator.client);
});
afterEach(() => simulator.close());

const ENOUGH = 6;
/** Gives up on each try soon, so that a silent provider costs the tests nothing. */
const hasty = (retries: number) =>
  createMidtrans({ ...simulator.client, timeoutMilliseconds: 150, retries, retryPauseMilliseconds: 1 });
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail("it was not refused"),
    (error: unknown) => error as MidtransRefused,
  );

async function chosen(ending: "success" | "pending" | "failure", change = {}) {
  const order = anOrder(change);
  const { token } = await midtrans.createTransaction(order);
  const { transaction } = simulator.bank.charge(token, ending);
  return { ...order, token, transactionId: transaction?.transactionId ?? "" };
}

describe("a payment page", () => {
  it("has a token", async () => {
    const page = await midtrans.createTransaction(anOrder());
    expect(page.token).toMatch(/^[0-9a-f-]{36}$/);
    expect(page.redirectUrl).toBe(`${simulator.url}/snap/v3/redirection/${page.token}`);
  });

  it("is replaced by another for the same order until a method is chosen", async () => {
    const order = anOrder();
    const first = await midtrans.createTransaction(order);
    const second = await midtrans.createTransaction(order);
    expect(simulator.bank.charge(first.token, "success").refused?.code).toBe("404");
    expect(simulator.bank.charge(second.token, "success").transaction?.status).toBe("settlement");
  });

  it.each(["pending", "success"] as const)("is refused after %s: the order id is taken", async (ending) => {
    const order = await chosen(ending);
    const error = await refusalOf(midtrans.createTransaction(order));
    expect(error).toBeInstanceOf(MidtransRefused);
    expect(error.orderIdTaken).toBe(true);
  });

  it("is not requested when the items do not add up", async () => {
    simulator.faults.next("create", "error_500");
    await expect(midtrans.createTransaction(anOrder({ items: [] }))).rejects.toBeInstanceOf(OrderInvalid);
    expect(simulator.faults.take("create")).toBe("error_500");
  });

  it("can be closed while nothing was chosen on it", async () => {
    const { token } = await midtrans.createTransaction(anOrder());
    expect(await midtrans.cancelToken(token)).toBe(true);
    expect(await midtrans.cancelToken(token)).toBe(false);
    expect(await midtrans.cancelToken((await chosen("pending")).token)).toBe(false);
    expect(await midtrans.cancelToken("entah")).toBe(false);
  });
});

it.each<[string, (stranger: Midtrans) => Promise<unknown>]>([
  ["create", (stranger) => stranger.createTransaction(anOrder())],
  ["status", (stranger) => stranger.status("x")],
  ["cancel", (stranger) => stranger.cancel("x")],
  ["refund", (stranger) => stranger.refund("x", { refundKey: "a", amount: 1, reason: "" })],
  ["close", (stranger) => stranger.cancelToken("x")],
])("a wrong server key is refused on %s", async (_what, call) => {
  const stranger = createMidtrans({ ...simulator.client, serverKey: "SB-Mid-server-LAIN" });
  const error = await refusalOf(call(stranger));
  expect(error).toBeInstanceOf(MidtransRefused);
  expect([error.status, error.orderIdTaken]).toEqual([401, false]);
  expect(error.messages.join()).toContain("server key");
});

describe("a failing provider", () => {
  it.each(["error_500", "silence", "lost_answer"] as const)("is asked again after %s", async (fault) => {
    simulator.faults.next("create", fault, fault);
    const { token } = await hasty(ENOUGH).createTransaction(anOrder());
    expect(simulator.bank.charge(token, "success").transaction?.status).toBe("settlement");
  });

  it.each(["error_500", "silence"] as const)("is unavailable when %s persists", async (fault) => {
    simulator.faults.next("create", fault, fault);
    await expect(hasty(1).createTransaction(anOrder())).rejects.toBeInstanceOf(MidtransUnavailable);
  });

  it("is unavailable when it refuses connections", async () => {
    await simulator.close();
    await expect(hasty(1).status("ORD-1")).rejects.toBeInstanceOf(MidtransUnavailable);
  });

  it("is asked for a status again", async () => {
    const order = await chosen("success");
    simulator.faults.next("status", "error_500", "silence");
    expect(await hasty(ENOUGH).status(order.orderId)).toMatchObject({ transactionStatus: "settlement" });
  });

  it("that cancelled although its answer was lost has still cancelled", async () => {
    const order = await chosen("pending");
    simulator.faults.next("cancel", "lost_answer");
    expect(await hasty(ENOUGH).cancel(order.orderId)).toBe("cancelled");
    const other = await chosen("pending");
    simulator.faults.next("expire", "lost_answer");
    expect(await hasty(ENOUGH).expire(other.orderId)).toBe("expired");
  });

  it("that refunded although its answer was lost does not refund twice", async () => {
    const order = await chosen("success");
    simulator.faults.next("refund", "lost_answer");
    const refund = { refundKey: "a", amount: 5_000, reason: "Salah ukuran" };
    expect(await hasty(ENOUGH).refund(order.orderId, refund)).toBe("refunded");
    expect(simulator.bank.find(order.orderId)?.refunds).toHaveLength(1);
  });
});

describe("the status", () => {
  it("is unknown until a method is chosen", async () => {
    const order = anOrder();
    await midtrans.createTransaction(order);
    expect(await midtrans.status(order.orderId)).toBeUndefined();
  });

  it("is found by order and by transaction", async () => {
    const order = await chosen("success", { grossAmount: 125_100 });
    const status = await midtrans.status(order.orderId);
    expect(status).toMatchObject({
      orderId: order.orderId,
      transactionId: order.transactionId,
      transactionStatus: "settlement",
      fraudStatus: "accept",
      statusCode: "200",
      grossAmount: 125_100,
      paymentType: "qris",
      settlementTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    });
    expect(await midtrans.status(order.transactionId)).toEqual(status);
  });

  it("of an expired transaction is accepted, although its code looks like an error", async () => {
    const order = await chosen("pending");
    simulator.clock.advance(60 * 60_000);
    expect(await midtrans.status(order.orderId)).toMatchObject({
      transactionStatus: "expire",
      statusCode: "407",
    });
  });
});

describe("ending a transaction", () => {
  it("cancels or expires a waiting transaction", async () => {
    expect(await midtrans.cancel((await chosen("pending")).orderId)).toBe("cancelled");
    expect(await midtrans.expire((await chosen("pending")).orderId)).toBe("expired");
  });

  it("says that it is too late, or that there is no transaction", async () => {
    const paid = await chosen("success");
    expect(await midtrans.cancel(paid.orderId)).toBe("not_possible");
    expect(await midtrans.expire(paid.orderId)).toBe("not_possible");
    expect(await midtrans.cancel("entah")).toBe("unknown");
    expect(await midtrans.expire("entah")).toBe("unknown");
  });
});

it("refunds if the method supports it, and otherwise says why not", async () => {
  const paid = await chosen("success");
  const refund = { refundKey: "a", amount: 10_000, reason: "Stok habis" };
  expect(await midtrans.refund(paid.orderId, refund)).toBe("refunded");
  expect(await midtrans.refund(paid.orderId, { ...refund, amount: 1 })).toBe("duplicate");
  expect(await midtrans.refund(paid.orderId, { ...refund, refundKey: "b", amount: 15_001 })).toBe(
    "wrong_amount",
  );
  expect(await midtrans.refund((await chosen("pending")).orderId, refund)).toBe("not_possible");
  expect(await midtrans.refund("entah", refund)).toBe("unknown");
});
