import { expect, it } from "vitest";
import { summaryOf } from "./plain-text.ts";

it("drops markup and entities and keeps the words apart", () => {
  expect(summaryOf("<p>Air &amp; <b>sanitasi</b>.</p><p>Untuk   semua</p>")).toBe(
    "Air & sanitasi. Untuk semua",
  );
});

it("cuts at the end of a word", () => {
  const summary = summaryOf(`<p>${"kata ".repeat(100)}</p>`, 100);
  expect(summary.length).toBeLessThanOrEqual(100);
  expect(summary).toMatch(/kata…$/);
  expect(summaryOf("x".repeat(300), 100)).toHaveLength(100);
});
