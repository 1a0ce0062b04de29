import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { IN_PROCESS } from "../platform/rate-limit/requests.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ BODY_LIMIT_BYTES: "1000" });
  api.app.post("/api/test-write/", async () => ({ written: true }));
  api.app.get("/api/test-crash/", async () => {
    throw new Error("rahasia di dalam galat");
  });
});

const cookieOf = (headers: Record<string, unknown>) => String(headers["set-cookie"] ?? "");

describe("every answer", () => {
  it("carries the security headers and a request id", async () => {
    const { headers } = await api.app.inject("/api/campaigns/");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty("x-powered-by");
  });

  it("keeps a proxy's request id, but not one that could forge log lines", async () => {
    const kept = await api.app.inject({ url: "/healthz", headers: { "x-request-id": "abc-12345678" } });
    expect(kept.headers["x-request-id"]).toBe("abc-12345678");
    const forged = await api.app.inject({ url: "/healthz", headers: { "x-request-id": 'x"}\n{' } });
    expect(forged.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("the csrftoken", () => {
  it("is set by a GET if it is missing, and readable by the page's scripts", async () => {
    const first = cookieOf((await api.app.inject("/api/campaigns/")).headers);
    expect(first).toMatch(/^csrftoken=[\w-]{32}; Path=\/; Max-Age=31536000; SameSite=Lax(?:,browser=|$)/);
    const again = await api.app.inject({ url: "/healthz", headers: { cookie: first.split(";")[0] } });
    expect(again.headers).not.toHaveProperty("set-cookie");
  });

  it("is required for an unsafe call, unless it has a bearer token", async () => {
    const token = "t".repeat(32);
    const write = (headers: Record<string, string>) =>
      api.app.inject({ method: "POST", url: "/api/test-write", headers });
    const cookie = `a=b; csrftoken=${token}`;
    expect((await write({ cookie, "x-csrftoken": token })).statusCode).toBe(200);
    expect((await write({ authorization: "Bearer x", "x-csrftoken": "wrong" })).statusCode).toBe(200);
    for (const headers of [
      {},
      { cookie },
      { "x-csrftoken": token },
      { cookie, "x-csrftoken": "u".repeat(32) },
    ]) {
      const refused = await write(headers as Record<string, string>);
      expect([refused.statusCode, refused.json().code]).toEqual([403, "csrf_failed"]);
    }
    const empty = await write({ cookie: "csrftoken=", "x-csrftoken": "" });
    expect(empty.statusCode).toBe(403);
  });
});

describe("an error", () => {
  it.each([
    ["GET", "/api/entah", 404, "not_found"],
    ["GET", "/api/", 404, "not_found"],
    ["DELETE", "/api/campaigns/", 404, "not_found"],
  ] as const)("%s %s is JSON with a sentence", async (method, url, status, code) => {
    const answer = await api.app.inject({ method, url, headers: { authorization: "Bearer x" } });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ code, detail: expect.stringMatching(/\.$/) });
  });

  it.each([
    ["too much", "x".repeat(1001), "application/json", 413, "too_large"],
    ["broken JSON", "{", "application/json", 400, "malformed"],
    ["an unknown type", "a", "text/x-unknown", 415, "unsupported_type"],
  ])("explains %s", async (_what, payload, type, status, code) => {
    const headers = { authorization: "Bearer x", "content-type": type };
    const answer = await api.app.inject({ method: "POST", url: "/api/test-write/", headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it("that was not expected shows the caller only an id to quote", async () => {
    const answer = await api.app.inject("/api/test-crash/");
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain("rahasia");
    expect(answer.json()).toMatchObject({ code: "server_error", request_id: answer.headers["x-request-id"] });
  });
});

it("limits the requests of one address in a minute, and says when to try again", async () => {
  const limited = await testApp({ RATE_LIMIT_PER_MINUTE: "3" });
  for (let i = 0; i < 3; i++) expect((await limited.app.inject("/api/campaigns/")).statusCode).toBe(200);
  const refused = await limited.app.inject("/api/campaigns/");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ code: "too_many_requests" });
  expect((await limited.app.inject("/healthz")).statusCode).toBe(200);
});

it("does not count in-process calls of the renderer, and nobody can imitate them", async () => {
  const limited = await testApp({
    RATE_LIMIT_PER_MINUTE: "2",
    WEB: "on",
    CONTENT_CACHE_SECONDS: "0",
    TRUST_PROXY: "127.0.0.1",
  });
  const ask = (url: string) => limited.app.inject({ url, headers: { "x-forwarded-for": IN_PROCESS } });
  for (const path of ["/", "/charity"]) {
    const { statusCode, body } = await ask(path);
    expect([path, statusCode, body.includes("Coba Lagi")]).toEqual([path, 200, false]);
  }
  expect((await ask("/charity")).statusCode).toBe(429);
});

it("/healthz and /readyz answer 200, and /readyz fails without a database", async () => {
  expect((await api.app.inject("/healthz")).json()).toEqual({ status: "ok" });
  expect((await api.app.inject("/readyz")).statusCode).toBe(200);
  const lone = await testApp();
  await lone.database.close();
  expect((await lone.app.inject("/readyz")).statusCode).toBe(503);
  expect((await lone.app.inject("/healthz")).statusCode).toBe(200);
});

it("finishes running requests before it closes", async () => {
  const closing = await testApp();
  const started = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  closing.app.get("/api/test-slow/", async () => {
    started.resolve();
    await release.promise;
    return { finished: true };
  });
  await closing.app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = closing.app.server.address() as AddressInfo;
  const answer = new Promise<string>((resolve, reject) => {
    const sent = httpRequest({ host: "127.0.0.1", port, path: "/api/test-slow/" }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve(body));
    });
    sent.on("error", reject).end();
  });
  await started.promise;
  const closed = closing.app.close();
  release.resolve();
  expect(JSON.parse(await answer)).toEqual({ finished: true });
  await closed;
});

it("documents exactly what it serves", async () => {
  const document = (await api.app.inject("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  expect(Object.keys(document.paths).sort()).toEqual(
    [
      ...new Set(
        api.app.endpoints
          .flatMap(({ path, aliases = [] }) => [path, ...aliases])
          .map((spelling) => spelling.replace(/:(\w+)/g, "{$1}")),
      ),
    ].sort(),
  );
  expect(
    document.paths["/api/campaigns/"].get.parameters.map((field: { name: string }) => field.name),
  ).toContain("search");
  const page = await api.app.inject("/api/docs/");
  expect(page.headers["content-type"]).toContain("text/html");
  for (const { path } of api.app.endpoints) expect(page.body).toContain(path);
});
