import type { FastifyInstance } from "fastify";
import Fastify from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createMidtrans } from "../../api/src/payments/online/midtrans/client.ts";
import { anOrder } from "../../api/src/payments/online/midtrans/order.fixture.ts";
import { guardAgainstForgery } from "../../api/src/platform/http/csrf.ts";
import { simulatorRoutes } from "./server.ts";
import { isSimulatorKey, SIMULATOR_PREFIX, simulatedMidtransSettings } from "./settings.ts";
import { createSimulator, type Simulator } from "./simulator.ts";

let app: FastifyInstance;
let simulator: Simulator;
const merchant = {
  origin: "https://barakah.example",
  own: "http://127.0.0.1:3000",
  notificationPath: "/notifikasi/",
};
let settings: ReturnType<typeof simulatedMidtransSettings>;
const told: { url: string; body: string }[] = [];

/** As in the product: with a prefix, inside an app with CSRF protection. */
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  guardAgainstForgery(app, { publicUrl: merchant.own, trusts: () => false });
  settings = simulatedMidtransSettings(merchant);
  told.length = 0;
  simulator = createSimulator({
    ...settings,
    async post({ url, body }) {
      told.push({ url, body });
      return { status: 200 };
    },
  });
  await simulatorRoutes(app, simulator, { prefix: SIMULATOR_PREFIX });
  await app.listen({ host: "127.0.0.1", port: 0 });
});
afterEach(() => app.close());

async function aPage(finishUrl?: string) {
  const base = `${app.listeningOrigin}${SIMULATOR_PREFIX}`;
  const client = {
    ...settings,
    snapBaseUrl: base,
    coreBaseUrl: base,
    timeoutMilliseconds: 10_000,
    retries: 0,
  };
  const order = anOrder(finishUrl ? { finishUrl } : {});
  return { ...order, ...(await createMidtrans(client).createTransaction(order)) };
}

const basic = (key: string) => ({ authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}` });
const at = (path: string) => `${SIMULATOR_PREFIX}${path}`;

describe("the settings of the mounted simulator", () => {
  it("are new each time, and marked", () => {
    const other = simulatedMidtransSettings(merchant);
    expect(other.serverKey).not.toBe(settings.serverKey);
    for (const key of [other.serverKey, other.clientKey]) expect(isSimulatorKey(key)).toBe(true);
    expect(isSimulatorKey("SB-Mid-server-abc")).toBe(false);
  });

  it("have public addresses for browsers and local ones for the server", () => {
    expect(settings).toMatchObject({
      snapBaseUrl: "http://127.0.0.1:3000/simulator/midtrans",
      snapScriptUrl: "https://barakah.example/simulator/midtrans/snap/snap.js",
      notificationUrl: "http://127.0.0.1:3000/notifikasi/",
    });
  });
});

it("notifies the address that it was given", async () => {
  const { token, orderId } = await aPage();
  simulator.bank.charge(token, "success");
  await simulator.notifier.idle();
  expect(told.map(({ url }) => url)).toEqual(Array(2).fill(settings.notificationUrl));
  expect(told.map(({ body }) => JSON.parse(body).order_id)).toEqual([orderId, orderId]);
});

describe("the pop-up", () => {
  const charge = (token: string, payload: object, key = settings.clientKey) =>
    app.inject({
      method: "POST",
      url: at(`/snap/v2/transactions/${token}/charge`),
      headers: basic(key),
      payload,
    });

  it("gets a script without secrets of the server", async () => {
    const { headers, body } = await app.inject(at("/snap/snap.js"));
    expect(headers["content-type"]).toContain("text/javascript");
    expect(body).toContain("window.snap");
    expect(body).not.toContain(settings.serverKey);
    expect(() => new Function(body)).not.toThrow();
  });

  it("sees the order, then ends it as the payer likes", async () => {
    const { token, orderId } = await aPage("https://barakah.example/success");
    const seen = await app.inject({
      url: at(`/snap/v1/transactions/${token}`),
      headers: basic(settings.clientKey),
    });
    expect(seen.json()).toEqual({
      token,
      transaction_details: { order_id: orderId, gross_amount: 25_000 },
    });
    const pending = (await charge(token, { ending: "pending" })).json();
    expect(pending).toMatchObject({
      status_code: "201",
      transaction_status: "pending",
      order_id: orderId,
      gross_amount: "25000.00",
      va_numbers: [{ bank: "bsi", va_number: expect.stringMatching(/^\d{13}$/) }],
    });
    const paid = (await charge(token, { ending: "success" })).json();
    expect(paid).toMatchObject({ status_code: "200", transaction_status: "settlement" });
    expect(paid.finish_redirect_url).toBe(
      `https://barakah.example/success?order_id=${orderId}&status_code=200&transaction_status=settlement`,
    );
    expect((await charge(token, { ending: "success" })).json()).toEqual({
      status_code: "406",
      status_message: ["transaction has been processed"],
    });
  });

  it("is refused with another client key, an unknown ending or a dead token", async () => {
    const { token } = await aPage();
    expect((await charge(token, { ending: "success" }, "SB-Mid-client-LAIN")).statusCode).toBe(401);
    expect((await charge(token, { ending: "challenge" })).statusCode).toBe(400);
    expect((await charge("entah", { ending: "success" })).json().status_code).toBe("404");
    const seen = await app.inject({
      url: at("/snap/v1/transactions/entah"),
      headers: basic(settings.clientKey),
    });
    expect(seen.json().status_code).toBe("404");
    expect(simulator.bank.find(token)).toBeUndefined();
  });
});

describe("the provider's own page", () => {
  const leave = (token: string, ending: string) =>
    app.inject({
      method: "POST",
      url: at(`/snap/v3/redirection/${token}/${ending}`),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });

  it("shows the order and its four endings, and runs no script", async () => {
    const { token, orderId, redirectUrl } = await aPage();
    expect(redirectUrl).toBe(`${settings.publicUrl}/snap/v3/redirection/${token}`);
    const { body, headers } = await app.inject(new URL(redirectUrl).pathname);
    for (const text of [orderId, "Rp. 25.000", "Bayar berhasil", "Bayar nanti (tertunda)", "Gagal", "Tutup"])
      expect(body).toContain(text);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  it.each([
    ["success", "status_code=200&transaction_status=settlement"],
    ["pending", "status_code=201&transaction_status=pending"],
    ["failure", "status_code=202&transaction_status=deny"],
    ["close", "action=back"],
  ])("sends the payer back after %s", async (ending, query) => {
    const { token, orderId } = await aPage("https://barakah.example/success?dari=midtrans");
    const answer = await leave(token, ending);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(
      `https://barakah.example/success?dari=midtrans&order_id=${orderId}&${query}`,
    );
  });

  it.each([
    ["success", "Pembayaran berhasil"],
    ["pending", "Menunggu pembayaran"],
    ["failure", "Pembayaran gagal"],
    ["close", "Pembayaran belum selesai"],
  ])("says how it ended when there is nowhere to go back to: %s", async (ending, title) => {
    const { token } = await aPage();
    expect((await leave(token, ending)).body).toContain(`<h1>${title}</h1>`);
  });

  it("is not there for a dead token, a finished order or another ending", async () => {
    const { token } = await aPage();
    const { statusCode, body } = await app.inject(at("/snap/v3/redirection/entah"));
    expect([statusCode, body.includes("Halaman tidak berlaku")]).toEqual([404, true]);
    expect((await leave(token, "challenge")).statusCode).toBe(404);
    await leave(token, "success");
    expect((await leave(token, "success")).statusCode).toBe(409);
    expect((await app.inject(at(`/snap/v3/redirection/${token}`))).body).toContain("Sudah diproses");
  });
});

describe("a merchant's call", () => {
  const create = (payload: string | object, headers = basic(settings.serverKey)) =>
    app.inject({
      method: "POST",
      url: at("/snap/v1/transactions"),
      headers: { ...headers, "content-type": "application/json" },
      payload,
    });

  it("is refused in the provider's words", async () => {
    const refused = await create({ transaction_details: { gross_amount: 1 } });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      { error_messages: ["transaction_details.order_id is required"] },
    ]);
    expect((await create({}, basic("SB-Mid-server-LAIN"))).json().error_messages[0]).toContain(
      "Access denied",
    );
    expect((await create("{")).statusCode).toBe(400);
    expect((await create({ isi: "x".repeat(17_000) })).json().error_messages).toEqual([
      "Request body is too large",
    ]);
  });

  it("about an unknown transaction is refused inside a 200", async () => {
    const answer = await app.inject({ url: at("/v2/entah/status"), headers: basic(settings.serverKey) });
    expect([answer.statusCode, answer.json().status_code]).toEqual([200, "404"]);
  });
});
