import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { onlyNeededNonces, PageParts } from "./page-parts.ts";

const MARK = "mark-that-no-page-contains";
const NONCE = "nonce-as-long-as-that-mark";

it("puts the nonce wherever the mark stood, packed or not", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 3000 }), { maxLength: 6 }), (pieces) => {
      const parts = new PageParts(pieces.join(MARK), MARK);
      const page = pieces.join(NONCE);
      expect(parts.plain(NONCE).toString()).toBe(page);
      expect(gunzipSync(parts.gzipped(NONCE)).toString()).toBe(page);
    }),
  );
});

it("packs a page about as small as compressing it whole", () => {
  const html = "<p>Sumur air bersih untuk dusun</p>".repeat(500);
  const parts = new PageParts(`${html}<script nonce="${MARK}">1</script>${html}`, MARK);
  expect(parts.gzipped(NONCE).length).toBeLessThan(html.length / 10);
});

it("leaves the nonce to what stands in the page itself", () => {
  const page = (nonce: string) =>
    `<link${nonce} rel="icon" href="/a.svg"/><link rel="stylesheet" href="/a.css"${nonce}/><p>a > b</p>`;
  const inline = `<style nonce="${MARK}">p{}</style><script nonce="${MARK}">1</script>`;
  expect(onlyNeededNonces(page(` nonce="${MARK}"`) + inline, MARK)).toBe(page("") + inline);
});
