import { expect, it } from "vitest";
import { paragraphsOf, summaryOf, typedText } from "./plain-text.ts";

it("removes markup and entities and keeps words apart", () => {
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

it("replaces a full stop before the cut by the ellipsis", () => {
  expect(summaryOf(`Sebuah hadiah. ${"lalu ".repeat(9)}`, 18)).toBe("Sebuah hadiah…");
});

it("reads a long text only as far as needed, and never shows cut markup", () => {
  const picture = `<img src="/media/${"a".repeat(3000)}/800.jpg" alt="">`;
  for (const words of ["kata ".repeat(30), "kata ".repeat(40)]) {
    const whole = summaryOf(`<p>${words}</p>${picture}<p>${"lagi ".repeat(2000)}</p>`);
    expect(whole).toMatch(/^(kata |lagi )*(kata|lagi)…$/);
    expect(whole.length).toBeGreaterThan(150);
  }
});

it("keeps typed text over a round trip, and writes no markup that was typed", () => {
  const typed = 'Pedas & gurih, "asli".\nTahan 30 hari.\n\nBahan: cabai <b>rawit</b>.';
  expect(paragraphsOf(typed)).toBe(
    '<p>Pedas &amp; gurih, "asli".<br />Tahan 30 hari.</p><p>Bahan: cabai &lt;b&gt;rawit&lt;/b&gt;.</p>',
  );
  expect(typedText(paragraphsOf(typed))).toBe(typed);
  expect(typedText("<h2>Sambal</h2><ul><li>satu</li><li>dua</li></ul>")).toBe("Sambal\n\nsatu\n\ndua");
});
