import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, expect, it } from "vitest";
import { notFound } from "../errors.ts";
import { askInProcess } from "../http/in-process.ts";
import { Browsers } from "./browser-cookie.ts";
import { callerOf, giveBrowserCookies, VISITOR_HEADER, visitorHeader } from "./caller.ts";

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  giveBrowserCookies(app, new Browsers([Buffer.alloc(32)], false));
  app.get("/who", async (request) => callerOf(request));
  app.post("/who", async (request) => callerOf(request));
  app.get("/file", async (_request, reply) => reply.header("cache-control", "public, max-age=60").send("x"));
  app.get("/health", { config: { unlimited: true } }, async () => "ok");
  app.get("/none", async () => {
    throw notFound();
  });
  // A page is rendered for a visitor; its data comes from an in-process call.
  app.get("/page", async (request) => {
    const headers = { [VISITOR_HEADER]: visitorHeader(request) };
    return (await askInProcess(app, { path: "/who", method: "GET", headers })).body;
  });
  await app.ready();
});

const cookieOf = (headers: Record<string, unknown>) =>
  String(headers["set-cookie"] ?? "").split(";")[0] ?? "";
const idIn = (cookie: string) => cookie.split(".")[1];

it("gives a browser its cookie once, with the first answer that is not shared with others", async () => {
  const cookie = cookieOf((await app.inject("/who")).headers);
  expect(idIn(cookie)).toMatch(/^[\w-]{16}$/);
  const again = await app.inject({ url: "/who", headers: { cookie } });
  expect(again.headers).not.toHaveProperty("set-cookie");
  expect(again.json()).toMatchObject({ network: "127.0.0.1", browser: idIn(cookie), crowded: false });
  const others = [
    { url: "/file" },
    { url: "/health" },
    { url: "/none" },
    { url: "/who", method: "POST" },
    { url: "/who", headers: { authorization: "Bearer x" } },
  ] as const;
  for (const call of others)
    expect((await app.inject(call)).headers, JSON.stringify(call)).not.toHaveProperty("set-cookie");
});

it("counts the visitor that a page is rendered for; on the first visit by the cookie that the answer sets", async () => {
  const first = await app.inject({ url: "/page", remoteAddress: "192.0.2.5" });
  const cookie = cookieOf(first.headers);
  expect(first.json()).toMatchObject({ network: "192.0.2.5", browser: idIn(cookie) });
  const second = await app.inject({ url: "/page", remoteAddress: "192.0.2.6", headers: { cookie } });
  expect(second.json()).toMatchObject({ network: "192.0.2.6", browser: idIn(cookie) });
});

it("ignores the visitor header of calls from outside the process", async () => {
  const cookie = cookieOf((await app.inject("/who")).headers);
  const named = { [VISITOR_HEADER]: `203.0.113.9 ${cookie}` };
  expect((await app.inject({ url: "/who", headers: named })).json()).toEqual({ network: "127.0.0.1" });
});
