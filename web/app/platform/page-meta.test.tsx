import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { PageMeta } from "./page-meta.tsx";
import { OriginContext } from "./site.ts";

function headAt(path: string, meta = <PageMeta title="Charity" description="Daftar program." />): string {
  const page = renderToStaticMarkup(
    <OriginContext value="https://barakah.example">
      <MemoryRouter initialEntries={[path]}>{meta}</MemoryRouter>
    </OriginContext>,
  );
  return page;
}

describe("PageMeta", () => {
  it("names the page and the site", () => {
    const head = headAt("/charity");
    expect(head).toContain("<title>Charity · BARAKAH APP</title>");
    expect(head).toContain('<meta property="og:locale" content="id_ID"/>');
  });

  it("writes absolute addresses without parameters of the visit", () => {
    const head = headAt("/charity?utm_source=wa");
    expect(head).toContain('<link rel="canonical" href="https://barakah.example/charity"/>');
    expect(head).toContain('<meta property="og:image" content="https://barakah.example/preview.jpg"/>');
  });

  it("shows the page's own picture in previews", () => {
    const head = headAt("/x", <PageMeta title="A" description="B" image="/media/masjid/og.jpg" />);
    expect(head).toContain('content="https://barakah.example/media/masjid/og.jpg"');
  });

  it("keeps a page out of search engines only when told", () => {
    expect(headAt("/charity")).not.toContain("noindex");
    expect(headAt("/x", <PageMeta title="A" description="B" noindex />)).toContain("noindex");
  });
});
