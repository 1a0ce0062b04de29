import { expect, it } from "vitest";
import { differing } from "./differing.ts";
import { merge } from "./merge.ts";

const BASE = { title: "Sumur", target: 1, description: "<p>a</p>", featured: false };

it("merges fields that only one of two editors changed, and asks about those that both changed", () => {
  const merged = merge(
    BASE,
    { ...BASE, title: "Sumur Garut", featured: true },
    { ...BASE, title: "Sumur Bor", target: 2 },
  );
  expect(merged).toEqual({
    clashes: [{ field: "title", mine: "Sumur Garut", theirs: "Sumur Bor" }],
    theirs: ["target"],
    mine: ["featured"],
    values: { ...BASE, title: "Sumur Garut", featured: true, target: 2 },
  });
});

it("asks nothing if both wrote the same", () => {
  const both = { ...BASE, title: "Sumur Bor" };
  expect(merge(BASE, both, both).clashes).toEqual([]);
});

it("marks the words that the other text has not, in their order", () => {
  const marked = (text: string, other: string) =>
    differing(text, other)
      .filter(({ differs }) => differs)
      .map(({ text: words }) => words.trim());
  expect(marked("Sumur Air Bersih untuk Garut", "Sumur Bor Air Bersih untuk Karangkering")).toEqual([
    "Garut",
  ]);
  expect(marked("Sumur Bor Air Bersih untuk Karangkering", "Sumur Air Bersih untuk Garut")).toEqual([
    "Bor",
    "Karangkering",
  ]);
  expect(marked("sama", "sama")).toEqual([]);
});
