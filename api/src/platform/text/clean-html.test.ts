import { expect, it } from "vitest";
import { cleanHtml } from "./clean-html.ts";

it("keeps the markup that the editor makes", () => {
  const written =
    '<h2>Judul</h2><p>Satu <strong>dua</strong> <em>tiga</em><br />empat</p><ul><li>a</li></ul><blockquote><p>b</p></blockquote><img src="/media/abc-1/640.jpg" alt="Sumur" /><table><tbody><tr><th><p>a</p></th><td><p>b</p></td></tr></tbody></table>';
  expect(cleanHtml(written)).toBe(written);
});

it("removes scripts and everything that loads from other sites", () => {
  expect(cleanHtml('<p onclick="x()">a<script>x()</script></p>')).toBe("<p>a</p>");
  expect(cleanHtml('<a href="javascript:x()">a</a>')).toBe('<a rel="noopener nofollow">a</a>');
  expect(cleanHtml('<img src="https://jahat.example/a.jpg" alt="a">')).toBe("");
  const sized = '<img src="/media/abc-1/640.jpg" alt="Sumur" width="640" height="360" />';
  expect(cleanHtml(sized)).toBe(sized);
  expect(cleanHtml(sized.replace("360", "9e9%"))).toBe('<img src="/media/abc-1/640.jpg" alt="Sumur" />');
  expect(cleanHtml('<img src="//jahat.example/a.jpg">')).toBe("");
  expect(cleanHtml('<img src="/media/../rahasia/1.jpg">')).toBe("");
  expect(
    cleanHtml("<svg><a xlink:href='javascript:x()'>a</a></svg><iframe src='https://a.example'></iframe>"),
  ).toBe('<a href rel="noopener nofollow">a</a>'.replace(" href", ""));
  expect(cleanHtml('<p style="position:fixed">a</p>')).toBe("<p>a</p>");
});

it("sets `rel` on links and lowers a first heading", () => {
  expect(cleanHtml('<h1>a</h1><a href="https://b.example" target="_blank" rel="opener">b</a>')).toBe(
    '<h2>a</h2><a href="https://b.example" rel="noopener nofollow">b</a>',
  );
  expect(cleanHtml("<b>a</b><i>b</i>")).toBe("<strong>a</strong><em>b</em>");
});
