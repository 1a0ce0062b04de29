import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseHtml, textOf } from "./html-tree.ts";

describe("parseHtml", () => {
  it("reads elements, attributes and entities", () => {
    expect(parseHtml('<p class="x">Zakat &amp; <a href="/a?b=1&amp;c=2">infak</a></p>')).toEqual([
      {
        tag: "p",
        attributes: { class: "x" },
        children: ["Zakat & ", { tag: "a", attributes: { href: "/a?b=1&c=2" }, children: ["infak"] }],
      },
    ]);
  });

  it("is not fooled by a bracket inside an attribute", () => {
    expect(textOf(parseHtml('<img alt="a > b" src="/x.png">sesudah'))).toBe("sesudah");
  });

  it("closes open elements and drops end tags without a start tag", () => {
    expect(textOf(parseHtml("<p><b>tebal</p></i>biasa"))).toBe("tebalbiasa");
    expect(parseHtml("</p>")).toEqual([]);
  });

  it("ends a paragraph where browsers end it, so that their tree is the same", () => {
    const tags = parseHtml("<p>satu<p>dua<ul><li>a<li>b</ul>").map((node) => (node as { tag: string }).tag);
    expect(tags).toEqual(["p", "p", "ul"]);
    const list = parseHtml("<ul><li>a<li>b</ul>")[0] as { children: unknown[] };
    expect(list.children).toHaveLength(2);
  });

  it("keeps a '<' that begins no tag as text", () => {
    expect(textOf(parseHtml("1 < 2"))).toBe("1 < 2");
  });

  it("drops the text of scripts and styles", () => {
    expect(textOf(parseHtml("a<script>alert(1)</script><style>p{}</style>b"))).toBe("ab");
    expect(textOf(parseHtml("<p>a<script>alert(1)</script>b</p>"))).toBe("ab");
  });

  it("reads anything without failing", () => {
    fc.assert(fc.property(fc.string(), (html) => typeof textOf(parseHtml(html)) === "string"));
  });
});
