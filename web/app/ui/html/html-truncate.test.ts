import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HtmlNode, parseHtml, textOf } from "./html-tree.ts";
import { truncateHtml } from "./html-truncate.ts";

const words = fc.string({ unit: fc.constantFrom("a", "é", "😀", " ", "&amp;", "kata"), maxLength: 60 });
const { html } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc.array(fc.oneof(words, tie("element")), { maxLength: 5 }).map((parts) => parts.join("")),
  element: fc
    .tuple(fc.constantFrom("strong", "em", "span", "a", "code"), tie("html"))
    .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
}));

const length = (nodes: HtmlNode[]) => Array.from(textOf(nodes)).length;

function write(nodes: HtmlNode[]): string {
  return nodes
    .map((node) => (typeof node === "string" ? "" : `<${node.tag}>${write(node.children)}</${node.tag}>`))
    .join("");
}

/** What is still open at the end, or the first end tag that ends nothing. */
function unbalanced(markup: string): string[] {
  const open: string[] = [];
  for (const [, slash, tag = ""] of markup.matchAll(/<(\/?)(\w+)>/g)) {
    if (!slash) open.push(tag);
    else if (open.pop() !== tag) return [`/${tag}`];
  }
  return open;
}

describe("truncateHtml", () => {
  it("leaves text of exactly the limit alone, and cuts one character more", () => {
    expect(truncateHtml(parseHtml(`<p>${"a".repeat(200)}</p>`), 200)).toBeUndefined();
    const cut = truncateHtml(parseHtml(`<p>${"a".repeat(201)}</p>`), 200) ?? [];
    expect(textOf(cut)).toBe(`${"a".repeat(200)}…`);
  });

  it("counts visible characters, not markup or entities", () => {
    const nodes = parseHtml(`<p><a href="/panjang/sekali/alamatnya">${"&amp;".repeat(200)}</a></p>`);
    expect(truncateHtml(nodes, 200)).toBeUndefined();
  });

  it("does not split a surrogate pair", () => {
    const cut = truncateHtml(parseHtml("😀😀😀"), 2) ?? [];
    expect(textOf(cut)).toBe("😀😀…");
  });

  it("closes the elements around the cut and drops the rest", () => {
    const cut = truncateHtml(parseHtml("<p>satu <b>dua tiga</b> empat</p><p>lima</p>"), 8) ?? [];
    expect(cut).toEqual([
      { tag: "p", attributes: {}, children: ["satu ", { tag: "b", attributes: {}, children: ["dua…"] }] },
    ]);
  });

  it("the ellipsis replaces a full stop or comma at the cut", () => {
    const cutAt = (limit: number) =>
      textOf(truncateHtml(parseHtml("<p>Sebuah hadiah. Lalu air, lagi</p>"), limit) ?? []);
    expect(cutAt(14)).toBe("Sebuah hadiah…");
    expect(cutAt(16)).toBe("Sebuah hadiah…");
    expect(cutAt(25)).toBe("Sebuah hadiah. Lalu air…");
  });

  it("ends with the paragraph before when not even a word of the next one fits", () => {
    const nodes = parseHtml("<p>Satu dua.</p><p>Kampanye ini</p>");
    const first = { tag: "p", attributes: {}, children: ["Satu dua."] };
    for (const limit of [9, 10, 16]) expect(truncateHtml(nodes, limit)).toEqual([first]);
    expect(truncateHtml(nodes, 17)).toEqual([first, { tag: "p", attributes: {}, children: ["Kampanye…"] }]);
  });

  it("gives a beginning of the text, never longer than the limit, in balanced markup", () => {
    fc.assert(
      fc.property(html, fc.integer({ min: 0, max: 80 }), (source, limit) => {
        const nodes = parseHtml(source);
        const cut = truncateHtml(nodes, limit);
        expect(cut === undefined).toBe(length(nodes) <= limit);
        if (!cut) return;
        const kept = textOf(cut).replace(/…$/, "");
        expect(textOf(nodes).startsWith(kept)).toBe(true);
        expect(length(cut)).toBeLessThanOrEqual(limit + 1);
        expect(unbalanced(write(cut))).toEqual([]);
      }),
    );
  });
});
