import { describe, expect, it } from "vitest";
import { tabAfterKey } from "./tabs.tsx";

describe("tabAfterKey", () => {
  it("moves along the row and round its ends", () => {
    expect(tabAfterKey("ArrowRight", 0, 3)).toBe(1);
    expect(tabAfterKey("ArrowRight", 2, 3)).toBe(0);
    expect(tabAfterKey("ArrowLeft", 0, 3)).toBe(2);
    expect(tabAfterKey("Home", 2, 3)).toBe(0);
    expect(tabAfterKey("End", 0, 3)).toBe(2);
  });

  it("leaves other keys to the page", () => {
    expect(tabAfterKey("Tab", 0, 3)).toBeUndefined();
    expect(tabAfterKey("ArrowDown", 0, 3)).toBeUndefined();
  });
});
