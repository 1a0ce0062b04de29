import { describe, expect, it } from "vitest";
import { needsNoSession, safeNext, withNext } from "./next-path.ts";

describe("safeNext", () => {
  it("keeps a path of this site with its query and fragment", () => {
    expect(safeNext("/produk/madu?a=1#isi")).toBe("/produk/madu?a=1#isi");
    expect(safeNext("/")).toBe("/");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "evil",
    "",
  ])("refuses %j, which leads away", (next) => {
    expect(safeNext(next)).toBeUndefined();
  });

  it("refuses the pages that one signs in by", () => {
    expect(safeNext("/login?next=/a")).toBeUndefined();
    expect(safeNext("/register/")).toBeUndefined();
  });

  it("is undefined without a value", () => {
    expect(safeNext(null)).toBeUndefined();
  });
});

describe("withNext", () => {
  it("survives being read back", () => {
    const next = "/kelas/a?b=c&d=1#e";
    const address = new URL(withNext("/login", next), "http://site.invalid");
    expect(address.pathname).toBe("/login");
    expect(safeNext(address.searchParams.get("next"))).toBe(next);
  });

  it("never contains the token of a reset link, whose page stays open without a session", () => {
    expect(withNext("/login", "/reset-password?uid=7&token=rahasia")).toBe("/login");
    expect(["/reset-password", "/lupa-password/", "/login", "/profile"].map(needsNoSession)).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it("leaves the path alone when there is nowhere to go back to", () => {
    expect(withNext("/login", undefined)).toBe("/login");
  });
});
