import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import Fastify from "fastify";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Browsers } from "../platform/rate-limit/browser-cookie.ts";
import type { CountRequest } from "../platform/rate-limit/requests.ts";
import { aCampaign, aCourse } from "../testing/builders.ts";
import { aBrowser, aSignedInMember, bearer, send, VISITOR } from "../testing/calls.ts";
import { closeAfterFile } from "../testing/closing.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { CompressedPage } from "./compressed-page.ts";
import type { Config } from "./config.ts";
import { answerBeforeFastify } from "./fast-path.ts";

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

const METRICS_TOKEN = "rahasia-untuk-angka";
const SETTINGS = {
  WEB: "on",
  CONTENT_CACHE_SECONDS: "3600",
  CORS_ORIGINS: "https://depan.example",
  METRICS_TOKEN,
};

let api: TestApp;
let fast: Server;
let ordinary: Server;

/** The whole app, and the same app behind Fastify's own listener alone. */
async function bothWays(settings: Record<string, string>) {
  const whole = await testApp(settings);
  await whole.app.listen({ host: "127.0.0.1", port: 0 });
  const alone = createServer((asked, answer) => whole.app.routing(asked, answer)).listen(0, "127.0.0.1");
  closeAfterFile(async () => void alone.close());
  await once(alone, "listening");
  return { api: whole, fast: whole.app.server, ordinary: alone };
}

async function expectSame(asked: Asked, { early }: { early: boolean }, name = asked.path) {
  const found = await ask(fast, asked);
  const expected = await ask(ordinary, asked);
  expect([isEarly(found), isEarly(expected)], name).toEqual([early, false]);
  expect({ name, ...comparable(found) }).toEqual({ name, ...comparable(expected) });
  return found;
}

beforeAll(async () => {
  ({ api, fast, ordinary } = await bothWays(SETTINGS));
});

describe("a page of the whole app", () => {
  let tag: string;
  beforeAll(async () => {
    ({ cookie } = await aBrowser(api));
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
    await expectSame(asking(ofBrowser()), { early: true });
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
  ];
  it("leaves to Fastify every answer that is not just the cached page", async () => {
    for (const [name, asked] of others()) await expectSame(asked, { early: false }, name);
  });

  it("keeps the proxy's request id", async () => {
    const asked = { headers: { ...ofBrowser(), "x-request-id": "0123456789abcdef" } };
    for (const server of [fast, ordinary])
      expect((await ask(server, asked)).headers["x-request-id"]).toBe("0123456789abcdef");
  });
});

describe("a kept answer of the API", () => {
  let long: string;
  let course: string;
  let member: Record<string, string>;
  beforeAll(async () => {
    ({ cookie } = await aBrowser(api));
    const campaign = await aCampaign(api.database, { description: "<p>Panjang.</p>".repeat(200) });
    long = `/api/campaigns/${campaign.slug}/`;
    course = `/api/courses/${(await aCourse(api.database)).slug}/`;
    member = bearer(await aSignedInMember(api));
    // Waits until the app has heard of the new rows.
    await send(api, "POST", "/api/tidak-ada/");
    for (const path of [long, course, "/api/campaigns/?limit=1"]) await ask(ordinary, { path });
  });

  it("is the same before Fastify and behind it, for every endpoint whose answers are kept", async () => {
    const paths = api.app.endpoints.flatMap(({ cached, path, aliases = [] }) =>
      cached && !path.includes(":") ? [path, ...aliases] : [],
    );
    const kept: string[] = [];
    for (const path of [...paths, "/api/campaigns/?limit=1"]) {
      const { status } = await ask(ordinary, { path });
      // Some need a parameter that says what is asked for: refusals are not kept.
      if (status !== 200) continue;
      kept.push(path);
      await expectSame({ path, headers: ofBrowser() }, { early: true });
      await expectSame({ path, headers: { cookie } }, { early: true });
    }
    expect(kept.length).toBeGreaterThan(8);
  });

  it("is sent as the caller accepts it, to members and guests", async () => {
    const early: Record<string, string>[] = [
      { "accept-encoding": "gzip, deflate, br" },
      { "accept-encoding": "gzip;q=0.5" },
      {},
      { ...member, "accept-encoding": "gzip" },
      { "if-none-match": "*" },
      { range: "bytes=0-9" },
      { accept: "text/html" },
    ];
    for (const headers of early)
      await expectSame({ path: long, headers: { cookie, ...headers } }, { early: true });
    const { headers } = await expectSame({ path: course, headers: ofBrowser() }, { early: true });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("is left to Fastify for callers who need anything else", async () => {
    const browser = ofBrowser();
    const others: [string, Asked][] = [
      ["a first visit", { headers: { "accept-encoding": "gzip" } }],
      ["a program with a signature and no cookie", { headers: member }],
      ["a member, of whom this one speaks", { path: course, headers: { ...browser, ...member } }],
      ["any compression", { headers: { ...browser, "accept-encoding": "*" } }],
      ["another compression", { headers: { ...browser, "accept-encoding": "br" } }],
      ["only its head", { method: "HEAD", headers: browser }],
      ["a call that changes", { method: "POST", headers: { ...browser, "content-length": "0" } }],
      ["a question what is allowed", { method: "OPTIONS", headers: browser }],
      ["a body", { headers: { ...browser, "content-length": "0" } }],
      ["another site", { headers: { ...browser, origin: "https://lain.id" } }],
      ["a front end on another site", { headers: { ...browser, origin: "https://depan.example" } }],
      ["the author of a change", { headers: { ...browser, cookie: `${cookie}; diubah=1` } }],
      ["a stranger's proxy", { headers: { ...browser, "x-forwarded-for": "203.0.113.7" } }],
      ["another spelling", { path: long.replace(/\/$/, ""), headers: browser }],
      ["an unknown parameter", { path: `${long}?utm_source=wa`, headers: browser }],
      ["a wrong parameter", { path: "/api/campaigns/?limit=banyak", headers: browser }],
      ["what is not there", { path: "/api/campaigns/tidak-ada/", headers: browser }],
      ["what is personal", { path: "/api/accounts/two-step/", headers: { ...browser, ...member } }],
    ];
    for (const [name, asked] of others) await expectSame({ path: long, ...asked }, { early: false }, name);
  });

  it("is counted by the metrics under its route", async () => {
    const count = async () => {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const { body } = await ask(ordinary, { path: "/metrics", headers });
      const line =
        /^barakah_request_seconds_count\{(?=.*route="\/api\/campaigns\/:slug\/")(?=.*"200")(?=.*"GET").*\} (\d+)$/m;
      return Number(line.exec(body.toString())?.[1]);
    };
    const before = await count();
    await ask(fast, { path: long, headers: ofBrowser() });
    expect(await count()).toBe(before + 1);
  });

  it("is renewed when its content changes", async () => {
    const { slug, id } = await aCampaign(api.database, { title: "Sumur lama" });
    const path = `/api/campaigns/${slug}/`;
    await send(api, "POST", "/api/tidak-ada/");
    await ask(fast, { path, headers: ofBrowser() });
    const kept = await ask(fast, { path, headers: { cookie } });
    expect([isEarly(kept), kept.body.includes("Sumur lama")]).toEqual([true, true]);
    await api.database.pool.query("update campaign set title = 'Sumur baru' where id = $1", [id]);
    await send(api, "POST", "/api/tidak-ada/");
    const made = await ask(fast, { path, headers: { cookie } });
    expect([isEarly(made), made.body.includes("Sumur baru")]).toEqual([false, true]);
    expect((await ask(fast, { path, headers: { cookie } })).body).toEqual(made.body);
  });
});

it("counts pages and answers of one browser for one limit, whichever way they take", async () => {
  // A browser has three requests a minute, and the network fifteen.
  const limited = await bothWays({ ...SETTINGS, RATE_LIMIT_PER_MINUTE: "15" });
  const ofFirst = { cookie: (await aBrowser(limited.api)).cookie };
  const ofSecond = { cookie: (await aBrowser(limited.api)).cookie };
  const turns: [Server, string][] = [
    [limited.ordinary, "/about"],
    [limited.fast, "/api/campaigns/"],
    [limited.fast, "/about"],
  ];
  for (const [server, path] of turns)
    expect((await ask(server, { path, headers: ofFirst })).status).toBe(200);
  for (const path of ["/api/campaigns/", "/about"])
    for (const server of [limited.fast, limited.ordinary]) {
      const { status, headers } = await ask(server, { path, headers: ofFirst });
      expect([status, Number(headers["retry-after"]) > 0]).toEqual([429, true]);
    }
  const other = await ask(limited.fast, { path: "/api/campaigns/", headers: ofSecond });
  expect([other.status, isEarly(other)]).toEqual([200, true]);
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
