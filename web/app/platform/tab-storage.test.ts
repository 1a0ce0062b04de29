import { afterEach, describe, expect, it, vi } from "vitest";
import { inMemory } from "./safe-storage.ts";
import { readFromTab, removeFromTab, saveToTab } from "./tab-storage.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

afterEach(() => {
  removeFromTab("donasi");
  vi.unstubAllGlobals();
});

describe.each([
  ["with session storage", { sessionStorage: inMemory() }],
  ["when the browser blocks session storage", undefined],
])("a draft %s", (_, window) => {
  it("is stored until it is removed", () => {
    vi.stubGlobal("window", window);
    saveToTab("donasi", { amount: 25_000 });
    expect(readFromTab("donasi", isObject)).toEqual({ amount: 25_000 });
    removeFromTab("donasi");
    expect(readFromTab("donasi", isObject)).toBeUndefined();
  });
});

it("does not save files, not even inside arrays", () => {
  const file = new Blob(["x"]);
  saveToTab("donasi", { bank: "BSI", proof: file, pictures: [file, "teks"] });
  expect(readFromTab("donasi", isObject)).toEqual({ bank: "BSI", pictures: ["teks"] });
});

it("ignores values of the wrong shape and invalid JSON", () => {
  saveToTab("donasi", "teks");
  expect(readFromTab("donasi", isObject)).toBeUndefined();
  const sessionStorage = inMemory();
  sessionStorage.setItem("bayar:donasi", "{");
  vi.stubGlobal("window", { sessionStorage });
  expect(readFromTab("donasi", isObject)).toBeUndefined();
});
