import { expect, it } from "vitest";
import { Browsers } from "./browser-cookie.ts";

const DAY = 24 * 3600 * 1000;
const browsers = new Browsers([Buffer.alloc(32, 1)], true);
const given = (network: string, now?: number) => browsers.give(network, now).split(";")[0] ?? "";

it("a browser is recognised by its cookie, which scripts cannot read", () => {
  expect(browsers.give("192.0.2.1")).toMatch(/; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  const cookie = given("192.0.2.1");
  const browser = browsers.of({ cookie: `csrftoken=x; ${cookie}; diubah=1` });
  expect(browser).toMatchObject({ id: expect.stringMatching(/^[\w-]{16}$/), crowded: false });
  expect(browsers.of({ cookie })).toEqual(browser);
  expect(browsers.of({ cookie: given("192.0.2.1") })?.id).not.toBe(browser?.id);
});

it("a changed, expired or otherwise signed cookie is ignored", () => {
  const cookie = given("192.0.2.2");
  const value = cookie.slice("browser=".length);
  const forged = [
    cookie.replace(/=a/, "=b"),
    `browser=${value.slice(0, -1)}${value.endsWith("A") ? "Q" : "A"}`,
    `browser=${value.replace(/\.[\w-]{16}\./, `.${"x".repeat(16)}.`)}`,
    "browser=",
    "browser=...",
    `xbrowser=${value}`,
  ];
  for (const wrong of forged) expect(browsers.of({ cookie: wrong }), wrong).toBeUndefined();
  expect(new Browsers([Buffer.alloc(32, 2)], true).of({ cookie })).toBeUndefined();
  expect(browsers.of({ cookie: given("192.0.2.2", Date.now() - 91 * DAY) })).toBeUndefined();
  expect(browsers.of({})).toBeUndefined();
});

it("a cookie records whether its network received very many at that time", () => {
  const now = Date.now();
  const isCrowded = (network: string, at = now) => browsers.of({ cookie: given(network, at) })?.crowded;
  for (let n = 0; n < 600; n++) expect(isCrowded("192.0.2.3")).toBe(false);
  expect(isCrowded("192.0.2.3")).toBe(true);
  expect(isCrowded("192.0.2.4")).toBe(false);
  expect(isCrowded("192.0.2.3", now + 61_000)).toBe(false);
  expect(isCrowded("192.0.2.3", now + 61_000)).toBe(true);
});
