import { expect, it } from "vitest";
import { folded } from "./calendar-file.ts";

it("folds at 75 bytes, between characters, and unfolds to the same", () => {
  const long = `SUMMARY:${"Kajian Subuh “Keutamaan Sedekah” 🌙 ".repeat(9)}`;
  const lines = folded(long).split("\r\n");
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\ufffd");
  }
  expect(folded(long).replaceAll("\r\n ", "")).toBe(long);
  expect(folded("VERSION:2.0")).toBe("VERSION:2.0");
});
