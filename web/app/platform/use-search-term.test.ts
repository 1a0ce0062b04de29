import { expect, it } from "vitest";
import { foundText } from "./use-search-term.ts";

it("counts what was found, and says of very much only that there is more", () => {
  expect(foundText(500, "sumur")).toBe("500");
  expect(foundText(501, "sumur")).toBe("lebih dari 500");
});

it("knows the size of a list in which nothing is searched for", () => {
  expect(foundText(12_345, "")).toBe("12.345");
});
