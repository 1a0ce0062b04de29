import { describe, expect, it } from "vitest";
import { nextSlide, previousSlide, slideAfterSwipe } from "./use-carousel.ts";

describe("the carousel", () => {
  it("goes round in both directions", () => {
    expect([0, 1, 2].map((index) => nextSlide(index, 3))).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((index) => previousSlide(index, 3))).toEqual([2, 0, 1]);
  });

  it("stays at the beginning when there is nothing to show", () => {
    expect(nextSlide(0, 0)).toBe(0);
    expect(previousSlide(0, 0)).toBe(0);
  });

  it("follows a finger to the side", () => {
    expect(slideAfterSwipe(0, 3, -60, 5)).toBe(1);
    expect(slideAfterSwipe(0, 3, 60, 5)).toBe(2);
  });

  it("ignores a tap and a finger that scrolls the page", () => {
    expect(slideAfterSwipe(1, 3, -12, 0)).toBe(1);
    expect(slideAfterSwipe(1, 3, -60, 200)).toBe(1);
  });
});
