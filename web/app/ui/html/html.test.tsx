import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OriginContext } from "../../platform/site.ts";
import { absolute, Html, safeLink } from "./html.tsx";

function show(html: string): string {
  const page = renderToStaticMarkup(
    <OriginContext value="https://barakah.example">
      <Html html={html} />
    </OriginContext>,
  );
  return page.replace(/^<div class="prose">|<\/div>$/g, "");
}
const shown = (html: string) => show(html).replaceAll(' dir="auto"', "");

describe("Html", () => {
  it("each paragraph and cell has the direction of its own script, and tables are shown", () => {
    expect(show("<p>الحمد لله</p>")).toBe('<p dir="auto">الحمد لله</p>');
    expect(show("<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>")).toBe(
      '<table><tbody><tr><th dir="auto">a</th><td dir="auto">b</td></tr></tbody></table>',
    );
  });

  it("shows the elements that descriptions are made of", () => {
    expect(shown("<p>a <strong>b</strong><br>c</p><ul><li>d</li></ul>")).toBe(
      "<p>a <strong>b</strong><br/>c</p><ul><li>d</li></ul>",
    );
  });

  it("shows only the text of unknown elements, and no attribute that could run a script", () => {
    expect(shown('<div onclick="x()"><p style="x" onmouseover="y()">teks</p></div>')).toBe("<p>teks</p>");
    expect(shown("<iframe src='//x'>a</iframe><script>b</script>c")).toBe("c");
    expect(shown('<a href="javascript:alert(1)">tautan</a>')).toBe("<a>tautan</a>");
  });

  it("leaves the main heading to the page", () => {
    expect(shown("<h1>Judul</h1>")).toBe("<h2>Judul</h2>");
  });

  it("closes gaps between heading levels", () => {
    expect(shown("<h3>Atas</h3><h5>Bawah</h5>")).toBe("<h2>Atas</h2><h3>Bawah</h3>");
  });

  it("gives relative pictures the site's own host", () => {
    expect(shown('<img src="/media/a.jpg" alt="A">')).toContain('src="https://barakah.example/media/a.jpg"');
    expect(shown('<img src="/media/a.jpg" alt="A" width="640" height="360">')).toContain(
      'width="640" height="360"',
    );
    expect(absolute("media/a.jpg", "https://b.example")).toBe("https://b.example/media/a.jpg");
    expect(absolute("https://c.example/a.jpg", "https://b.example")).toBe("https://c.example/a.jpg");
    expect(absolute("data:text/html,x", "https://b.example")).toBeUndefined();
    expect(absolute("//c.example/a.jpg", "https://b.example")).toBeUndefined();
  });
});

describe("safeLink", () => {
  it.each(["https://a.example/", "/charity", "#isi", "mailto:a@b.example", "tel:+62"])(
    "lets %s through",
    (link) => {
      expect(safeLink(link)).toBe(link);
    },
  );

  it.each(["javascript:alert(1)", " JavaScript:alert(1)", "data:text/html,x", "//b.example", "vbscript:x"])(
    "stops %s",
    (link) => {
      expect(safeLink(link)).toBeUndefined();
    },
  );
});
