import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { expectNoBarrier, expectRoomForText } from "./axe.ts";
import { DESK, newPage, open, PHONE, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { publicPages } from "./public-pages.ts";
import { SITE } from "./site.ts";
import { NOWHERE } from "./windows.ts";

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
    const page = await newPage({ javaScriptEnabled: false });
    for (const { path, shows } of pages) {
      await page.goto(path);
      // Some content appears a moment later, through CSS.
      for (const words of shows) {
        await expect.poll(async () => `${path} ${await page.locator("body").innerText()}`).toContain(words);
      }
    }
  });

  it(
    "asks for few files, reserves its pictures, has no barrier and never scrolls sideways",
    async () => {
      const page = await newPage();
      for (const { path, like } of pages) {
        // An empty page takes another size at no cost.
        await page.goto(NOWHERE);
        await page.setViewportSize(PHONE);
        await open(page, path);
        // As listed in its HTML. Later files, of parts that load once they are needed, arrive at any time.
        const html = await (await fetch(SITE + path)).text();
        const files = new Set(html.match(/(?<=<link [^>]*href=")[^"]+\.(?:js|css|woff2)(?=")/g));
        expect(files.size, `${path}: ${[...files].join(" ")}`).toBeLessThanOrEqual(12);
        // Icons and logos are inlined.
        expect([path, html.match(/<(?:use|img)[^>]*(?:icons-[^"]*\.svg|\/logo\/)[^>]*>/g)]).toEqual([
          path,
          null,
        ]);
        expect([path, await page.locator("main img:not([width][height])").count()]).toEqual([path, 0]);
        // Custom properties on the root would recalculate every element's style just before hydration.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        expect([path, await page.locator("html").getAttribute("style")]).toEqual([path, null]);
        if (like) {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          expect([path, wide]).toEqual([path, PHONE.width]);
          continue;
        }
        await expectNoBarrier(page, path, [PHONE, DESK]);
        await expectRoomForText(page, path);
      }
    },
    atMost(300_000),
  );

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
});
