import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { DESK, newPage, open, PHONE, useBrowser, visit } from "./browser.ts";
import { publicPages } from "./public-pages.ts";
import { SITE } from "./site.ts";

let pages: Awaited<ReturnType<typeof publicPages>>;
useBrowser();
beforeAll(async () => {
  pages = await publicPages();
});

describe("every public page", () => {
  it("names and describes itself in the server's HTML, once, within what previews read", async () => {
    for (const { path, title } of pages) {
      const html = await (await fetch(SITE + path)).text();
      const head = html.slice(0, html.indexOf("</head>"));
      const all = (pattern: RegExp) => [...head.matchAll(pattern)].map((match) => match[1] ?? "");
      expect([path, all(/<title[^>]*>([^<]*)/g)]).toEqual([path, [expect.stringMatching(title)]]);
      for (const name of ["description", "og:title", "og:description", "og:url", "og:image"]) {
        const values = all(new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`, "g"));
        expect([path, name, values.length]).toEqual([path, name, 1]);
      }
      expect(all(/og:url" content="([^"]*)/g)[0]).toBe(SITE + (path === "/" ? "/" : path));
    }
  });

  it("shows its content without JavaScript", async () => {
    for (const { path, shows } of pages) {
      const page = await visit(path, { javaScriptEnabled: false });
      // Some things appear a moment later, by style alone.
      for (const words of shows) {
        await expect.poll(async () => `${path} ${await page.locator("body").innerText()}`).toContain(words);
      }
      await page.context().close();
    }
  });

  const looks = [PHONE, DESK].flatMap((viewport) =>
    (["light", "dark"] as const).map((colorScheme) => ({ viewport, colorScheme })),
  );
  it.each(looks)(
    "has no accessibility violation: $viewport.width px, $colorScheme",
    async (look) => {
      const page = await newPage(look);
      for (const { path } of pages) {
        await open(page, path);
        expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
      }
    },
    240_000,
  );

  it("never scrolls sideways, even on the smallest phone", async () => {
    const page = await newPage({ viewport: { width: 320, height: 640 } });
    for (const { path } of pages) {
      await page.goto(path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 320]);
    }
  });

  it("reserves the place of every picture", async () => {
    const page = await newPage();
    for (const { path } of pages) {
      await page.goto(path);
      const unsized = await page.locator("main img:not([width][height])").count();
      expect([path, unsized]).toEqual([path, 0]);
    }
  });

  it("runs no other script than it was rendered with, by a strict policy", async () => {
    for (const { path } of pages) {
      const answer = await fetch(SITE + path);
      const policy = answer.headers.get("content-security-policy") ?? "";
      const sources = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      expect(sources).not.toMatch(/unsafe|nonce|\*/);
      const scripts = [...(await answer.text()).matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)];
      const hashes = scripts.map(([, text = ""]) => createHash("sha256").update(text).digest("base64"));
      expect(hashes.length).toBeGreaterThan(1);
      for (const hash of hashes) expect(sources).toContain(`'sha256-${hash}'`);
    }
  });

  it("asks for few files, and for no icon or logo that could stand in the page", async () => {
    for (const { path } of pages) {
      const page = await newPage();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      await open(page, path);
      const files = asked.filter((file) => /\.(?:js|css|woff2)$/.test(file));
      expect(files.length, `${path}: ${files.join(" ")}`).toBeLessThanOrEqual(12);
      expect(asked.filter((file) => /icons-.*\.svg|logo/.test(file))).toEqual([]);
      await page.context().close();
    }
  });
});
