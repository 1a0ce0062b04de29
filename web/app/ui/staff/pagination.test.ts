import { STAFF_DEEPEST, STAFF_FOUND_DEEPEST } from "@barakah/contract/platform/staff-list-limits";
import { expect, it } from "vitest";
import { listSize, PAGE_SIZE, pageRange } from "./pagination.ts";

const page = (given: Partial<Parameters<typeof pageRange>[0]>) =>
  pageRange({ search: "", offset: 0, shown: PAGE_SIZE, total: 1001, ...given });

it("shows the size of a list that was counted completely", () => {
  expect(page({ total: 1000 })).toEqual({ words: "1–25 dari 1.000", follows: true });
  expect(page({ offset: 975, total: 1000 })).toEqual({ words: "976–1.000 dari 1.000", follows: false });
  expect(page({ shown: 3, total: 3 })).toEqual({ words: "1–3 dari 3", follows: false });
  expect(page({ search: "ani", total: 200 })).toEqual({ words: "1–25 dari 200", follows: true });
});

it("of a longer list shows only that there is more, and offers the next page", () => {
  expect(page({})).toEqual({ words: "1–25 dari lebih dari 1.000", follows: true });
  expect(page({ offset: 1000 })).toEqual({ words: "1.001–1.025 dari lebih dari 1.000", follows: true });
  expect(page({ search: "ani", total: 201 }).words).toBe("1–25 dari lebih dari 200");
});

it("shows the size on the last page", () => {
  expect(page({ offset: 1025, shown: 10 })).toEqual({ words: "1.026–1.035 dari 1.035", follows: false });
  expect(page({ offset: 1025, shown: 0 })).toEqual({ words: "Tidak ada lagi.", follows: false });
});

it("asks to narrow the search beyond the deepest page", () => {
  const narrow = "Persempit untuk melihat yang lebih lama.";
  expect(page({ offset: STAFF_DEEPEST })).toEqual({
    words: `10.001–10.025 dari lebih dari 1.000. ${narrow}`,
    follows: false,
  });
  const found = page({ search: "ani", total: 201, offset: STAFF_FOUND_DEEPEST });
  expect(found).toEqual({ words: `1.001–1.025 dari lebih dari 200. ${narrow}`, follows: false });
});

it("also shows 'more than' for a list without pages that was not counted completely", () => {
  expect([listSize(1000), listSize(1001), listSize(200, "ani"), listSize(201, "ani")]).toEqual([
    "1.000",
    "lebih dari 1.000",
    "200",
    "lebih dari 200",
  ]);
});
