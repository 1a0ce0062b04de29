import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

const FILES = ["/logo/light.svg", "/logo/mark.svg"];

/**
 * Puts the app's own mark into a page that shows it: its few hundred bytes cost less than a request before the first paint.
 * A community's own is a picture, which every page asks for at the same address.
 */
export async function inliningMark(folder: string): Promise<(html: string) => string> {
  const marks = await Promise.all(
    FILES.map(async (path) => {
      const svg = await readFile(resolve(folder, `.${path}`), "utf8");
      return { path, data: `data:image/svg+xml,${encodeURIComponent(svg)}` };
    }),
  );
  return (html) =>
    marks.reduce(
      (page, { path, data }) =>
        page
          .replaceAll(`<link rel="preload" as="image" href="${path}"/>`, "")
          .replaceAll(`src="${path}"`, `src="${data}"`),
      html,
    );
}
