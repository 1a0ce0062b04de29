import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropIdempotencyKey, idempotencyKey } from "./idempotency-key.ts";

class Tab implements Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  readonly #kept = new Map<string, string>();
  getItem = (name: string) => this.#kept.get(name) ?? null;
  setItem = (name: string, text: string) => void this.#kept.set(name, text);
  removeItem = (name: string) => void this.#kept.delete(name);
}

const gift = { slug: "sumur", amount: 25_250 };

describe.each([
  ["with session storage", () => ({ sessionStorage: new Tab() })],
  [
    "where session storage is closed",
    () => ({
      get sessionStorage(): Storage {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  ],
])("the key of a payment %s", (_, window) => {
  beforeEach(() => {
    vi.stubGlobal("window", window());
    dropIdempotencyKey("donasi");
    return () => vi.unstubAllGlobals();
  });

  it("is the same for the same content every time", () => {
    const key = idempotencyKey("donasi", gift);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(idempotencyKey("donasi", { ...gift })).toBe(key);
  });

  it("is another one for other content", () => {
    const key = idempotencyKey("donasi", gift);
    expect(idempotencyKey("donasi", { ...gift, amount: 50_250 })).not.toBe(key);
  });

  it("is another one after it was dropped", () => {
    const key = idempotencyKey("donasi", gift);
    dropIdempotencyKey("donasi");
    expect(idempotencyKey("donasi", gift)).not.toBe(key);
  });
});
