import { once } from "node:events";
import { get, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Browsers } from "../platform/rate-limit/browser-cookie.ts";
import type { CountRequest } from "../platform/rate-limit/requests.ts";
import { aBrowser, VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { CachedPage } from "./cached-page.ts";
import type { Config } from "./config.ts";
import { answerBeforeFastify } from "./page-fast-path.ts";

/** Of a browser that was here before. */
let cookie: string;
const browsers = new Browsers(Buffer.alloc(32), false);

async function ask({ server }: FastifyInstance, path: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo;
  const asked = get({ port, host: "127.0.0.1", path, headers, agent: false });
  const [answer] = await once(asked, "response");
  return {
    status: answer.statusCode as number,
    headers: answer.headers as IncomingHttpHeaders,
    body: await buffer(answer),
  };
}

describe("a page of the whole app", () => {
  let api: TestApp;
  const packed = (encoding: string) => () => ({ cookie, "accept-encoding": encoding });
  beforeAll(async () => {
    api = await testApp({ WEB: "on", CONTENT_CACHE_SECONDS: "3600" });
    await api.app.listen({ host: "127.0.0.1", port: 0 });
    ({ cookie } = await aBrowser(api));
  });

  // In-process calls never take the fast path.
  const ordinary = (headers: Record<string, string>) => api.app.inject({ url: "/about", headers });
  // Request ids differ.
  const said = ({
    "x-request-id": _id,
    date: _date,
    connection: _connection,
    ...headers
  }: object & {
    [name: string]: unknown;
  }) => headers;

  it.each([
    ["brotli", packed("gzip, deflate, br")],
    ["gzip", packed("gzip")],
    ["as it is", () => ({ cookie })],
  ])("is the same by either way, %s", async (_packed, asking) => {
    const headers = asking();
    const expected = await ordinary(headers);
    const found = await ask(api.app, "/about", headers);
    expect(found.status).toBe(200);
    expect(said(found.headers)).toEqual(said(expected.headers));
    expect(found.body.equals(expected.rawPayload)).toBe(true);
  });

  it("keeps the id that a proxy gave", async () => {
    const id = "0123456789abcdef";
    const { headers } = await ask(api.app, "/about", { ...packed("br")(), "x-request-id": id });
    expect(headers["x-request-id"]).toBe(id);
  });
});

describe("the fast path", () => {
  const page = new CachedPage({
    status: 200,
    headers: { "content-type": "text/html" },
    tag: 'W/"1"',
    html: new Uint8Array(brotliCompressSync("early")),
    length: "early".length,
  });
  beforeAll(() => {
    cookie = `${VISITOR.cookie}; ${browsers.give("127.0.0.1").split(";")[0]}`;
    // The uncompressed form has been made before.
    return page.page.bytes(undefined);
  });
  let address: string | undefined;
  let countRequest: CountRequest;
  beforeEach(() => {
    address = undefined;
    countRequest = (found) => {
      address = found;
      return undefined;
    };
  });

  async function listening(config: { trustProxy?: string; traced?: boolean; logs?: boolean } = {}) {
    const { trustProxy, traced, logs } = config;
    const app = Fastify({ logger: logs ? { level: "debug", stream: { write: () => undefined } } : false });
    app.get("/*", async () => "ordinary");
    const settings = { trustProxy, tracing: { endpoint: traced && "http://127.0.0.1:1" }, metrics: {} };
    answerBeforeFastify(app, {
      config: settings as Config,
      cached: (key) => (key === "/kept" ? page : undefined),
      countRequest: (found, browser) => countRequest(found, browser),
      browsers,
    });
    await app.listen({ host: "127.0.0.1", port: 0 });
    onTestFinished(() => app.close());
    return async (headers: Record<string, string> = {}, path = "/kept") =>
      (await ask(app, path, { cookie, ...headers })).body.toString();
  }

  it("is for pages that are in the cache, and for whoever is owed nothing else", async () => {
    const answered = await listening();
    expect(await answered()).toBe("early");
    expect(await answered({}, "/other")).toBe("ordinary");
    expect(await answered({}, "/kept?search=sumur")).toBe("ordinary");
    const owedMore: Record<string, string>[] = [
      { cookie: "" },
      { cookie: VISITOR.cookie },
      { cookie: `${VISITOR.cookie}; browser=a${"0".repeat(6)}.${"x".repeat(16)}.${"y".repeat(22)}` },
      { cookie: `${cookie}; diubah=1` },
      { "if-none-match": 'W/"1"' },
      { origin: "https://lain.id" },
      { "content-length": "0" },
      { "x-forwarded-for": "203.0.113.7" },
      { forwarded: "for=203.0.113.7" },
    ];
    for (const headers of owedMore) expect(await answered(headers), JSON.stringify(headers)).toBe("ordinary");
    expect(await answered({ "if-none-match": 'W/"2"' })).toBe("early");
  });

  it("counts whoever stands behind a trusted proxy, and leaves the refusal to the ordinary way", async () => {
    const answered = await listening({ trustProxy: "127.0.0.1, 10.0.0.1" });
    expect(await answered({ "x-forwarded-for": "203.0.113.7, 10.0.0.1" })).toBe("early");
    expect(address).toBe("203.0.113.7");
    countRequest = () => 60;
    expect(await answered()).toBe("ordinary");
  });

  it("does not believe a proxy that is not trusted", async () => {
    const answered = await listening({ trustProxy: "10.0.0.1" });
    expect(await answered({ "x-forwarded-for": "203.0.113.7" })).toBe("ordinary");
    expect(await answered()).toBe("early");
    expect(address).toBe("127.0.0.1");
  });

  it("is closed where somebody follows each request", async () => {
    expect(await (await listening({ traced: true }))()).toBe("ordinary");
    expect(await (await listening({ logs: true }))()).toBe("ordinary");
  });
});
