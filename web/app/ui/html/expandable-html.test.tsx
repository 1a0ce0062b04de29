import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ExpandableHtml } from "./expandable-html.tsx";

const show = (html: string) =>
  renderToStaticMarkup(<ExpandableHtml html={html} empty="Tidak ada deskripsi." />);
const LONG = `<p>${"kata ".repeat(60)}akhir</p>`;

describe("ExpandableHtml", () => {
  it("offers the rest of a long text, and has all of it for visitors without JavaScript", () => {
    const page = show(LONG);
    expect(page).toContain("Tampilkan Selengkapnya");
    expect(page.slice(0, page.indexOf("<noscript>"))).not.toContain("akhir");
    expect(page.slice(page.indexOf("<noscript>"))).toContain("akhir");
  });

  it("shows a short text as it is, without a button", () => {
    const page = show("<p>Singkat.</p>");
    expect(page).toContain("Singkat.");
    expect(page).not.toContain("button");
  });

  it("shows a sentence if there is no text", () => {
    expect(show("")).toContain("Tidak ada deskripsi.");
    expect(show("<p> </p>")).toContain("Tidak ada deskripsi.");
  });

  it("a text with only a picture is not empty", () => {
    expect(show('<p><img src="/media/a.jpg"></p>')).not.toContain("Tidak ada deskripsi.");
  });
});
