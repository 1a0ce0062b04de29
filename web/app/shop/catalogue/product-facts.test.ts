import { expect, it } from "vitest";
import { ratingText } from "./product-facts.tsx";

it("shows one decimal with a comma, also when it is zero", () => {
  expect(ratingText(4.9)).toBe("4,9");
  expect(ratingText(5)).toBe("5,0");
});
