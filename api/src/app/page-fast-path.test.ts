import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import Fastify from "fastify";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Browsers } from "../platform/rate-limit/browser-cookie.ts";
import type { CountRequest } from "../platform/rate-limit/requests.ts";
import { aBrowser, VISITOR } from "../testing/calls.ts";
import { closeAfterFile } from "../testing/closing.ts";
import { testApp } from "../testing/test-app.ts";
import { CompressedPage } from "./compressed-page.ts";
import type { Config } from "./config.ts";
import { answerBeforeFastify } from "./page-fast-path.ts";

/** Of a browser that was here before. */
let cookie: string;
const browsers = new Browsers([Buffer.alloc(32)], false);

interface Asked {
  path?: string;
  method?: string;
  headers?: Record<string, string>;
}

async function ask(server: Server, { path = "/about", method = "GET", headers = {} }: Asked) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, host: "127.0.0.1", path, method, headers, agent: false }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

type Answer = Awaited<ReturnType<typeof ask>>;

/** What both ways must agree on. A request id belongs to the log, and the values of new cookies are random. */
function comparable({ status, headers, body }: Answer) {
  const { "x-request-id": _id, date: _date, "set-cookie": cookies = [], ...rest } = headers;
  const isPage = String(rest["content-type"]).startsWith("text/html");
  return {
    status,
    cookies: cookies.map((set) => set.replace(/=[^;]*/, "=…")),
    // A page that is in no cache is rendered for each request, with the time of that moment.
    ...(isPage && rest.etag === undefined ? { headers: Object.keys(rest).sort() } : { headers: rest, body }),
  };
}

const ofBrowser = () => ({ cookie, "accept-encoding": "gzip, deflate, br" });

const isEarly = ({ headers }: Answer) => headers["x-request-id"] === undefined;

describe("a page of the whole app", () => {
  let fast: Server;
  let ordinary: Server;
  let tag: string;
  beforeAll(async () => {
    const api = await testApp({ WEB: "on", CONTENT_CACHE_SECONDS: "3600" });
    const { app } = api;
    ({ cookie } = await aBrowser(api));
    await app.listen({ host: "127.0.0.1", port: 0 });
    fast = app.server;
    // The same app behind Fastify's own listener alone.
    ordinary = createServer((asked, answer) => app.routing(asked, answer)).listen(0, "127.0.0.1");
    closeAfterFile(async () => void ordinary.close());
    await once(ordinary, "listening");
    for (const encoding of ["br", "gzip", "identity"]) {
      const { headers } = await ask(ordinary, { headers: { cookie, "accept-encoding": encoding } });
      tag = String(headers.etag);
    }
  });

  const early: [string, (browser: { cookie: string }) => Asked][] = [
    ["with brotli", (browser) => ({ headers: browser })],
    ["with gzip", (browser) => ({ headers: { ...browser, "accept-encoding": "gzip" } })],
    ["as it is", (browser) => ({ headers: { cookie: browser.cookie } })],
    [
      "with a session's cookies",
      (browser) => ({ headers: { ...browser, cookie: `lain=1; ${browser.cookie}` } }),
    ],
    ["with an outdated copy", (browser) => ({ headers: { ...browser, "if-none-match": 'W/"old"' } })],
    [
      "since a day",
      (browser) => ({ headers: { ...browser, "if-modified-since": "Mon, 16 Nov 2026 00:00:00 GMT" } }),
    ],
    ["in a range", (browser) => ({ headers: { ...browser, range: "bytes=0-9" } })],
    ["as JSON", (browser) => ({ headers: { ...browser, accept: "application/json" } })],
    ["with a signature", (browser) => ({ headers: { ...browser, authorization: "Bearer wrong" } })],
  ];
  it.each(early)("is the same before Fastify and behind it: %s", async (_name, asking) => {
    const asked = asking(ofBrowser());
    const found = await ask(fast, asked);
    const expected = await ask(ordinary, asked);
    expect([isEarly(found), isEarly(expected)]).toEqual([true, false]);
    expect(comparable(found)).toEqual(comparable(expected));
  });

  const others = (browser = ofBrowser()): [string, Asked][] => [
    ["on the first visit", { headers: { "accept-encoding": "br" } }],
    ["with the same copy", { headers: { ...browser, "if-none-match": tag } }],
    ["with one of several copies", { headers: { ...browser, "if-none-match": `"a", ${tag}` } }],
    ["only its head", { method: "HEAD", headers: browser }],
    ["sent to", { method: "POST", headers: { ...browser, "content-length": "0" } }],
    ["asked about", { method: "OPTIONS", headers: browser }],
    ["with a body", { headers: { ...browser, "content-length": "0" } }],
    ["of another origin", { headers: { ...browser, origin: "https://lain.id" } }],
    ["after a change", { headers: { ...browser, cookie: `${cookie}; diubah=1` } }],
    ["forwarded by a stranger", { headers: { ...browser, "x-forwarded-for": "203.0.113.7" } }],
    ["with a query", { path: "/about?utm_source=wa", headers: browser }],
    ["with a slash", { path: "/about/", headers: browser }],
    ["in other letters", { path: "/%61bout", headers: browser }],
    ["that is not there", { path: "/tidak-ada", headers: browser }],
    ["that cannot be read", { path: "/%ff", headers: browser }],
    ["of a file", { path: "/robots.txt", headers: browser }],
    ["of the API", { path: "/api/campaigns/", headers: browser }],
  ];
  it("leaves to Fastify every answer that is not just the cached page", async () => {
    for (const [name, asked] of others()) {
      const found = await ask(fast, asked);
      expect(isEarly(found), name).toBe(false);
      expect({ name, ...comparable(found) }).toEqual({ name, ...comparable(await ask(ordinary, asked)) });
    }
  });

  it("keeps the proxy's request id", async () => {
    const asked = { headers: { ...ofBrowser(), "x-request-id": "0123456789abcdef" } };
    for (const server of [fast, ordinary])
      expect((await ask(server, asked)).headers["x-request-id"]).toBe("0123456789abcdef");
  });
});

describe("the fast path", () => {
  const page = new CompressedPage({
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
      (await ask(app.server, { path, headers: { cookie, ...headers } })).body.toString();
  }

  it("serves only cached pages, and only requests that need nothing else", async () => {
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

  it("counts the client behind a trusted proxy, and leaves the refusal to Fastify", async () => {
    const answered = await listening({ trustProxy: "127.0.0.1, 10.0.0.1" });
    expect(await answered({ "x-forwarded-for": "203.0.113.7, 10.0.0.1" })).toBe("early");
    expect(address).toBe("203.0.113.7");
    countRequest = () => 60;
    expect(await answered()).toBe("ordinary");
  });

  it("ignores the headers of an untrusted proxy", async () => {
    const answered = await listening({ trustProxy: "10.0.0.1" });
    expect(await answered({ "x-forwarded-for": "203.0.113.7" })).toBe("ordinary");
    expect(await answered()).toBe("early");
    expect(address).toBe("127.0.0.1");
  });

  it("is off while requests are traced or logged", async () => {
    expect(await (await listening({ traced: true }))()).toBe("ordinary");
    expect(await (await listening({ logs: true }))()).toBe("ordinary");
  });
});
