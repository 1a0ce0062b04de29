import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createMidtrans } from "../../api/src/payments/online/midtrans/client.ts";
import { anOrder } from "../../api/src/payments/online/midtrans/order.fixture.ts";
import { manualClock } from "./clock.ts";
import { fileMemory } from "./memory.ts";
import { type RunningSimulator, startSimulator } from "./own-port.ts";

let folder: string;
let path: string;
let simulator: RunningSimulator;
const start = async (now = new Date()) => {
  const memory = fileMemory(path);
  simulator = await startSimulator({ ...memory.keys, memory, clock: manualClock(now) });
  return createMidtrans(simulator.client);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "barakah-simulator-"));
  path = join(folder, "deep/midtrans");
});
afterEach(async () => {
  await simulator.close();
  await rm(folder, { recursive: true, force: true });
});

const charge = (token: string, ending: string) =>
  fetch(`${simulator.url}/snap/v2/transactions/${token}/charge`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Basic ${btoa(`${simulator.clientKey}:`)}`,
    },
    body: JSON.stringify({ ending }),
  });

it("after a restart, pages stay open under the same keys and can be paid", async () => {
  const order = anOrder();
  const { token } = await (await start()).createTransaction(order);
  const { serverKey } = simulator;
  await simulator.close();

  const midtrans = await start();
  expect(simulator.serverKey).toBe(serverKey);
  expect((await charge(token, "pending")).status).toBe(200);
  await simulator.close();

  const again = await start();
  expect(await again.status(order.orderId)).toMatchObject({ transactionStatus: "pending" });
  await charge(token, "success");
  expect(await again.status(order.orderId)).toMatchObject({ transactionStatus: "settlement" });
  expect(await midtrans.status(order.orderId).catch(() => "gone")).toBe("gone");
});

it("after a restart, closed pages stay closed and refunds are known", async () => {
  const midtrans = await start();
  const [left, paid] = [anOrder(), anOrder()];
  const { token } = await midtrans.createTransaction(left);
  await midtrans.cancelToken(token);
  await charge((await midtrans.createTransaction(paid)).token, "success");
  await midtrans.refund(paid.orderId, { refundKey: "satu", amount: 5000, reason: "uji" });
  await simulator.close();

  const again = await start();
  expect(simulator.bank.refusalOf(token)).toMatchObject({ code: "404" });
  expect(await again.refund(paid.orderId, { refundKey: "satu", amount: 5000, reason: "uji" })).toBe(
    "refunded",
  );
  expect(simulator.bank.find(paid.orderId)?.refunds).toHaveLength(1);
});

it("after a restart, payments expire whose time ended meanwhile", async () => {
  const order = anOrder({ expiryMinutes: 60 });
  const { token } = await (await start()).createTransaction(order);
  await charge(token, "pending");
  await simulator.close();

  const midtrans = await start(new Date(Date.now() + 2 * 3600_000));
  simulator.clock.advance(0);
  expect(await midtrans.status(order.orderId)).toMatchObject({ transactionStatus: "expire" });
});

it("begins anew when its file cannot be read", async () => {
  const order = anOrder();
  await (await start()).createTransaction(order);
  await simulator.close();
  await writeFile(path, (await readFile(path)).subarray(0, 40));
  const midtrans = await start();
  expect(simulator.bank.remembered()).toEqual({ pages: [], transactions: [] });
  expect((await midtrans.createTransaction(order)).token).toMatch(/-/);
});
