import { describe, expect, it } from "vitest";
import { nextPageOf } from "./query-client.ts";

const getNextPageParam = nextPageOf(2);
const page = (length: number, total: number) => ({ items: Array.from({ length }, () => 0), total });

describe("a list in pages", () => {
  it("goes on where the last page ended", () => {
    const first = page(2, 5);
    expect(getNextPageParam(first, [first])).toBe(2);
    expect(getNextPageParam(first, [first, first])).toBe(4);
  });

  it("ends with the last item, also when it fills its page", () => {
    expect(getNextPageParam(page(1, 5), [page(2, 5), page(2, 5), page(1, 5)])).toBeUndefined();
    expect(getNextPageParam(page(2, 4), [page(2, 4), page(2, 4)])).toBeUndefined();
  });

  it("ends when items disappeared meanwhile and a page comes short", () => {
    expect(getNextPageParam(page(0, 5), [page(2, 5), page(0, 5)])).toBeUndefined();
  });
});
