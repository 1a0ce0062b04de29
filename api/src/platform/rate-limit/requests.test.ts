import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Browsers } from "./browser-cookie.ts";
import { type CountRequest, limitFloods } from "./requests.ts";

let app: FastifyInstance;
let browsers: Browsers;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  app = Fastify();
  browsers = new Browsers([Buffer.alloc(32)], false);
  app.decorate("browsers", browsers);
  limitFloods(app, 2);
  app.get("/", async () => "ada");
  app.get("/healthz", { config: { unlimited: true } }, async () => "sehat");
});
afterEach(() => vi.useRealTimers());

const ask = async (remoteAddress: string, url = "/") => (await app.inject({ url, remoteAddress })).statusCode;
const askThrice = async (...addresses: [string, string, string]) => {
  const answers: number[] = [];
  for (const address of addresses) answers.push(await ask(address));
  return answers;
};

it("counts a network, however its addresses are written", async () => {
  expect(await askThrice("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1")).toEqual([200, 200, 429]);
  expect(await ask("192.0.2.2")).toBe(200);
});

it("counts an IPv6 /64 prefix as one network", async () => {
  expect(await askThrice("2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::3")).toEqual([200, 200, 429]);
  expect(await ask("2001:db8:0:1::1")).toBe(200);
});

it("starts again after a minute", async () => {
  await askThrice("192.0.2.1", "192.0.2.1", "192.0.2.1");
  vi.advanceTimersByTime(59_999);
  expect(await ask("192.0.2.1")).toBe(429);
  vi.advanceTimersByTime(1);
  expect(await ask("192.0.2.1")).toBe(200);
});

it("counts unknown paths, but not those of monitoring", async () => {
  expect([await ask("192.0.2.1", "/a"), await ask("192.0.2.1", "/b")]).toEqual([404, 404]);
  expect(await ask("192.0.2.1")).toBe(429);
  expect(await ask("192.0.2.1", "/healthz")).toBe(200);
});

describe("of one network", () => {
  const visit = async (count: CountRequest, cookie: string) => count("192.0.2.1", browsers.of({ cookie }));

  it("lets a crowd open its first pages while scripts with and without a cookie flood", async () => {
    const count = limitFloods(app, 300);
    const script = browsers.give("192.0.2.1");
    for (let n = 0; n < 2000; n++) await visit(count, n % 2 ? script : "");
    expect(await visit(count, "")).toBeGreaterThan(0);
    expect(await visit(count, script)).toBeGreaterThan(0);
    const people = Array.from({ length: 300 }, () => browsers.give("192.0.2.1"));
    for (const cookie of people)
      for (let file = 0; file < 2; file++) expect(await visit(count, cookie)).toBeUndefined();
  });

  it("does not count refused requests", async () => {
    const count = limitFloods(app, 300);
    for (let n = 0; n < 300; n++) await visit(count, "");
    for (let n = 0; n < 5000; n++) expect(await visit(count, "")).toBeGreaterThan(0);
    vi.advanceTimersByTime(60_000);
    expect(await visit(count, "")).toBeUndefined();
  });
});
