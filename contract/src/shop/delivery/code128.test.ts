import { expect, it } from "vitest";
import { code128Signs, code128Widths } from "./code128.ts";

it("encodes as the standard says: start, letters, check digit, stop", () => {
  // The standard's example: check digit 54 in set A (start 103); our start 104 makes it 55.
  expect(code128Signs("PJJ123C")).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

it("each sign is eleven modules wide, the stop thirteen", () => {
  const widths = code128Widths("NE2611160005");
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe((12 + 2) * 11 + 13);
});

it("refuses characters that Code 128 does not have", () => {
  expect(() => code128Widths("résumé")).toThrow("cannot be a bar code");
});
