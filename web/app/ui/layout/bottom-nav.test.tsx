import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { BottomNav } from "./bottom-nav.tsx";

function currentAt(path: string): string[] {
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <BottomNav />
    </MemoryRouter>,
  );
  return [...page.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(
    ([tag]) => /href="([^"]*)"/.exec(tag)?.[1] ?? "",
  );
}

describe("BottomNav", () => {
  it("marks the place whose path is exactly the page's", () => {
    expect(currentAt("/")).toEqual(["/"]);
    expect(currentAt("/charity")).toEqual(["/charity"]);
    expect(currentAt("/login?dari=/profile")).toEqual(["/login"]);
  });

  it("ignores a slash at the end of the path", () => {
    expect(currentAt("/charity/")).toEqual(["/charity"]);
  });

  it("marks none on any other page", () => {
    expect(currentAt("/kampanye/masjid")).toEqual([]);
    expect(currentAt("/charity/lain")).toEqual([]);
  });
});
