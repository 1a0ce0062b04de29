import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Picture } from "./picture.tsx";

const show = (src: string | null, eager = false) =>
  renderToStaticMarkup(<Picture src={src} alt="" width={320} height={240} sizes="50vw" eager={eager} />);

describe("Picture", () => {
  it("offers every width in the better formats first", () => {
    const page = show("/media/masjid/640.jpg");
    expect(page.indexOf("image/avif")).toBeLessThan(page.indexOf("image/webp"));
    expect(page).toContain(
      'srcSet="/media/masjid/320.avif 320w, /media/masjid/640.avif 640w, /media/masjid/960.avif 960w"',
    );
    expect(page).toContain('srcSet="/media/masjid/320.jpg 320w');
  });

  it("waits until it is near, unless it is the first thing to see", () => {
    expect(show("/media/masjid/640.jpg")).toContain('loading="lazy"');
    expect(show("/media/masjid/640.jpg", true)).toMatch(/loading="eager".*fetchPriority="high"/);
  });

  it("reserves its space before it is loaded", () => {
    expect(show("/media/masjid/640.jpg")).toContain('width="320" height="240"');
  });

  it("shows a picture from elsewhere as it is, and our own when there is none", () => {
    expect(show("/unggahan/a.png")).not.toContain("<source");
    expect(show(null)).toMatch(/^<img src="[^"]+svg/);
  });
});
