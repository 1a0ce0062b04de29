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

it("lets the ellipsis stand for the full stop that the cut comes after", () => {
  expect(summaryOf(`Sebuah hadiah. ${"lalu ".repeat(9)}`, 18)).toBe("Sebuah hadiah…");
});

it("reads a long text only as far as it must, and never shows markup that was cut", () => {
  const picture = `<img src="/media/${"a".repeat(3000)}/800.jpg" alt="">`;
  for (const words of ["kata ".repeat(30), "kata ".repeat(40)]) {
    const whole = summaryOf(`<p>${words}</p>${picture}<p>${"lagi ".repeat(2000)}</p>`);
    expect(whole).toMatch(/^(kata |lagi )*(kata|lagi)…$/);
    expect(whole.length).toBeGreaterThan(150);
  }
});
