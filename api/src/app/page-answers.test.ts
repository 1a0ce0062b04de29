import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../testing/test-app.ts";

let api: TestApp;
beforeAll(async () => {
  api = await testApp({ WEB: "on", CONTENT_CACHE_SECONDS: "3600" });
});

const ask = (headers: Record<string, string> = {}) => api.app.inject({ url: "/about", headers });

it("sends the same page to everybody, in the encoding that each accepts", async () => {
  const plain = await ask();
  const brotli = await ask({ "accept-encoding": "gzip, deflate, br" });
  const gzip = await ask({ "accept-encoding": "gzip" });
  expect([brotli.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

it("answers 304 to a client that has the page, with the page's own policy", async () => {
  const page = await ask();
  const again = await ask({ "if-none-match": String(page.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect(again.headers["content-security-policy"]).toBe(page.headers["content-security-policy"]);
  expect(again.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  expect((await ask({ "if-none-match": 'W/"other"' })).statusCode).toBe(200);
});

it("sends a newly rendered page whole: its policy does not fit the old page's scripts", async () => {
  // Searches are not cached.
  const search = (headers: Record<string, string> = {}) =>
    api.app.inject({ url: "/login?search=sumur", headers });
  const page = await search();
  const again = await search({ "if-none-match": String(page.headers.etag) });
  expect(again.headers["content-security-policy"]).not.toBe(page.headers["content-security-policy"]);
  expect(again.statusCode).toBe(200);
});

it("inlines the logo in the page: no request for it before the first paint", async () => {
  const { body } = await ask();
  expect(body).toContain('src="data:image/svg+xml,');
  expect(body).not.toContain('"/logo/');
});

it("loads no module before the first paint, although the router writes them into the page", async () => {
  const { body } = await ask();
  expect(body).not.toMatch(/<link[^>]*modulepreload|<script[^>]*type="module"/);
  // The program begins later, with the files that the router named: none would mean that its script was not understood.
  const started = /\((\["\/assets\/[^\]]+\]),\(\)=>Promise\.all\(\[import\("([^"]+)"\)/.exec(body);
  expect(JSON.parse(started?.[1] ?? "[]")[0]).toMatch(/^\/assets\/entry\.client-/);
  expect(started?.[2]).toMatch(/^\/assets\/root-/);
});
