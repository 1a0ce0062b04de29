import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { InjectOptions } from "fastify";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { aCampaign } from "../testing/builders.ts";
import { aSignedInMember, bearer, VISITOR } from "../testing/calls.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";

const built = existsSync(resolve(import.meta.dirname, "../../../web/build/server"));

let api: TestApp;
let slug: string;
let member: { access: string; id: number; username: string; password: string };
beforeAll(async () => {
  api = await testApp({ PUBLIC_URL: "https://barakah.example", WEB: built ? "on" : "off" });
  slug = (await aCampaign(api.database)).slug;
  member = await aSignedInMember(api);
});

const json = { ...VISITOR, "content-type": "application/json" };
const login = (username: string, password: string): InjectOptions => ({
  method: "POST",
  url: "/api/auth/login/",
  headers: json,
  payload: { username, password },
});
const pages: [string, number, InjectOptions][] = built
  ? [
      ["a page", 200, { url: "/charity" }],
      ["a page that is not there", 404, { url: "/tidak-ada" }],
      ["a page's data", 404, { url: "/charity.data" }],
    ]
  : [];

/** Every kind of answer: how to provoke it, and its status. */
const kinds = async (): Promise<[string, number, InjectOptions][]> => [
  ...pages,
  ["public data", 200, { url: "/api/campaigns/" }],
  ["one thing", 200, { url: `/api/campaigns/${slug}/` }],
  ["only its head", 200, { method: "HEAD", url: "/api/campaigns/" }],
  ["a member's own", 200, { url: `/api/profiles/${member.id}/`, headers: bearer(member) }],
  ["a sign-in", 200, login(member.username, member.password)],
  ["a wrong password", 401, login(member.username, "salah-semua-9")],
  ["what needs a session", 403, { url: `/api/profiles/${member.id}/` }],
  ["what others may not see", 403, { url: "/api/admin/payments/", headers: bearer(member) }],
  ["a call without the token of the page", 403, { method: "POST", url: "/api/auth/login/", payload: {} }],
  ["a thing that is not there", 404, { url: "/api/campaigns/tidak-ada/" }],
  ["a call that is not there", 404, { url: "/api/tidak-ada/" }],
  ["wrong fields", 400, { method: "POST", url: "/api/auth/login/", headers: json, payload: {} }],
  ["broken JSON", 400, { method: "POST", url: "/api/auth/login/", headers: json, payload: "{" }],
  ["an address that cannot be read", 400, { url: "/%ff" }],
  [
    "a type that nobody takes",
    415,
    {
      method: "POST",
      url: "/api/auth/login/",
      headers: { ...VISITOR, "content-type": "application/xml" },
      payload: "<a/>",
    },
  ],
  [
    "too large a body",
    413,
    {
      method: "POST",
      url: "/api/auth/login/",
      headers: json,
      payload: JSON.stringify({ a: "x".repeat(2_000_000) }),
    },
  ],
  ["health", 200, { url: "/healthz" }],
  ["readiness", 200, { url: "/readyz" }],
  ["the documentation", 200, { url: "/api/openapi.json" }],
  ["a picture of this site", 200, { url: "/media/profile_images/pas_foto_standard.png" }],
  ["the history of the sources", 404, { url: "/.git/config" }],
  ["a folder", 404, { url: "/media/" }],
  ["the settings", 404, { url: "/.env" }],
  ["a picture that is not there", 404, { url: "/media/tidak/ada.jpg" }],
];

const cookiesOf = (headers: Record<string, unknown>) => [headers["set-cookie"] ?? []].flat().map(String);

function expectSafe(kind: string, headers: Record<string, unknown>) {
  expect({ kind, headers }).toMatchObject({
    headers: {
      "content-security-policy": expect.stringMatching(/default-src 'none'|script-src 'self'/),
      "x-content-type-options": "nosniff",
      "x-frame-options": expect.stringMatching(/^(SAMEORIGIN|DENY)$/),
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("microphone=()"),
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    },
  });
  const policy = String(headers["content-security-policy"]);
  expect([kind, policy]).toEqual([
    kind,
    expect.stringMatching(/base-uri 'none'.*frame-ancestors '(?:none|self)'/),
  ]);
  expect([kind, policy]).toEqual([kind, expect.stringMatching(/default-src 'none'|object-src 'none'/)]);
  expect([kind, headers["x-powered-by"], headers.server]).toEqual([kind, undefined, undefined]);
}

/** Text must declare its charset: a browser that guesses can be tricked. */
function expectNamed(kind: string, headers: Record<string, unknown>) {
  expect([kind, headers["content-type"]]).toEqual([
    kind,
    expect.stringMatching(/^(?:(?:application\/json|text\/html); charset=utf-8|image\/png)$/),
  ]);
}

/** `csrftoken` keeps its name and is readable by scripts: third-party front ends depend on both. */
function expectSealed(kind: string, cookie: string) {
  const [name] = cookie.split("=");
  expect([kind, name]).toEqual([kind, expect.toBeOneOf(["browser", "csrftoken", "device", "diubah"])]);
  expect([kind, cookie]).toEqual([kind, expect.stringMatching(/; Secure(;|$)/)]);
  expect([kind, cookie]).toEqual([kind, expect.stringMatching(/; SameSite=Lax(;|$)/)]);
  expect([kind, cookie]).toEqual([kind, expect.stringMatching(/; Max-Age=\d+(;|$)/)]);
  expect([kind, cookie.includes("Domain=")]).toEqual([kind, false]);
  if (name !== "csrftoken") expect([kind, cookie]).toEqual([kind, expect.stringContaining("; HttpOnly")]);
  if (name === "device") expect(cookie).toMatch(/Path=\/api\/auth\//);
}

it("has the security headers, and cookies with all their attributes", async () => {
  const seen = new Set<string>();
  const all = await kinds();
  const answers = [];
  for (const [kind, , call] of all) answers.push({ kind, answer: await api.app.inject(call) });
  expect(answers.map(({ kind, answer }) => [kind, answer.statusCode])).toEqual(
    all.map(([kind, status]) => [kind, status]),
  );
  for (const { kind, answer } of answers) {
    expectSafe(kind, answer.headers);
    if (answer.body) expectNamed(kind, answer.headers);
    for (const cookie of cookiesOf(answer.headers)) {
      expectSealed(kind, cookie);
      seen.add(cookie.split("=")[0] ?? "");
    }
  }
  expect(seen).toEqual(new Set(["browser", "csrftoken", "device", "diubah"]));
});

it("has them also for errors, refused floods and a full disk", async () => {
  await api.database.pool.query("alter table notification rename to notification_gone");
  const broken = await api.app.inject({ url: "/api/notifications/", headers: bearer(member) });
  await api.database.pool.query("alter table notification_gone rename to notification");
  expect(broken.statusCode).toBe(500);
  expectSafe("500", broken.headers);
  const busy = await testApp({ PUBLIC_URL: "https://barakah.example", RATE_LIMIT_PER_MINUTE: "1" });
  await busy.app.inject({ url: "/api/campaigns/" });
  const often = await busy.app.inject({ url: "/api/campaigns/" });
  expect(often.statusCode).toBe(429);
  expectSafe("429", often.headers);
});

it("forbids caching of private pictures, and does not reveal to others whether one exists", async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const key = await api.app.inject({ url: `/api/profiles/${member.id}/picture/`, payload: picture });
  expect(key.statusCode).toBeGreaterThanOrEqual(401);
  expectSafe("a private picture", key.headers);
  expect(key.headers["cache-control"]).toBe("no-store");
});

it("HSTS leaves out subdomains if the operator says that one has no certificate", async () => {
  const own = await testApp({ PUBLIC_URL: "https://barakah.example", HSTS_SUBDOMAINS: "off" });
  const { headers } = await own.app.inject("/healthz");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000");
});
