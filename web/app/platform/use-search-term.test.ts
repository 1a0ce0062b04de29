import { expect, it } from "vitest";
import { foundText } from "./use-search-term.ts";

it("counts the results, and of very many says only that there are more", () => {
  expect(foundText(500, "sumur")).toBe("500");
  expect(foundText(501, "sumur")).toBe("lebih dari 500");
});

it("counts the whole list if no term is typed", () => {
  expect(foundText(12_345, "")).toBe("12.345");
});
