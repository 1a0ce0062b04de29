import { expect, it } from "vitest";
import { readableNumber } from "./contact-detail.tsx";

it("groups an Indonesian number as it is written there", () => {
  expect(readableNumber("6281200000000")).toBe("+62 812-0000-0000");
});

it("leaves a number of another length or country in one piece", () => {
  expect(readableNumber("6221123")).toBe("+6221123");
  expect(readableNumber("60123456789")).toBe("+60123456789");
});
