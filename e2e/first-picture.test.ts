import type { Route } from "playwright-core";
import { expect, it } from "vitest";
import { newPage, open, useBrowser } from "./browser.ts";

useBrowser();

it.each(["/", "/charity", "/sinergy", "/academy", "/toko/dapur-bu-nadia"])(
  "fetches the first pictures of %s before any other",
  async (path) => {
    const page = await newPage();
    const asked: string[] = [];
    const held: Route[] = [];
    await page.route("**/media/**", (route) => {
      asked.push(new URL(route.request().url()).pathname.split("/")[2] ?? "");
      if (held.length === 0) held.push(route);
      else void route.continue();
    });
    const loaded = open(page, path);
    const first = page.locator("img[fetchpriority=high]");
    await first.last().waitFor({ state: "attached" });
    const keys = await first.evaluateAll((all) => all.map((one) => one.getAttribute("src")?.split("/")[2]));
    // Two frames after layout the browser has asked for every picture that it wants.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(new Set(asked)).toEqual(new Set(keys));
    await held[0]?.continue();
    await loaded;
    await expect.poll(() => new Set(asked).size).toBeGreaterThan(2);
    expect(await page.locator("body").getAttribute("data-first")).toBeNull();
  },
);
