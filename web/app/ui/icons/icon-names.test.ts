import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { ICON_NAMES } from "./icon-names.ts";

const symbolsOf = (file: string) =>
  [
    ...readFileSync(resolve(import.meta.dirname, "../art", file), "utf8").matchAll(/<symbol id="([^"]+)"/g),
  ].map(([, name = ""]) => name);

it("names every drawing, and each is in the sprite where Icon looks for it", () => {
  const staff = symbolsOf("staff-icons.svg");
  const visitors = symbolsOf("icons.svg");
  expect(ICON_NAMES.toSorted()).toEqual([...staff, ...visitors].toSorted());
  expect(staff.filter((name) => !name.startsWith("staff-"))).toEqual([]);
  expect(visitors.filter((name) => name.startsWith("staff-"))).toEqual([]);
});
