import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESK, PHONE, SMALLEST } from "./browser.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/** The rules that a change of colours alone can break. */
const COLOURS = ["color-contrast", "link-in-text-block"];

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds on the page as it stands; with `rules`, what these find. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated by the browser's own protocol, which the page's content policy does not concern.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      preload: false,
      ...(runOnly && { runOnly }),
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, rules);
}

/** As with the text size of the phone set larger: everything is measured in it. */
async function setText(page: Page, percent: number): Promise<number> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    return document.documentElement.scrollWidth;
  }, percent);
}

/** Nothing is pushed out of the smallest screen by larger text, and it is still told apart and reached. */
export async function expectRoomForText(page: Page, name: string) {
  await page.setViewportSize(SMALLEST);
  for (const percent of [130, 200]) {
    const wide = await setText(page, percent);
    expect({ name, percent, wide }).toEqual({ name, percent, wide: SMALLEST.width });
    expect({ name, percent, found: await violations(page) }).toEqual({ name, percent, found: [] });
  }
  await setText(page, 100);
}

/**
 * The page as it stands has no barrier and does not scroll sideways, in each width and by day and by night. Loading it
 * anew for each of these took most of the time; at night everything but the colours is as it was by day.
 */
export async function expectNoBarrier(page: Page, name = page.url(), widths = [DESK, PHONE]) {
  for (const viewport of widths) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const found = await violations(page, colorScheme === "dark" ? COLOURS : undefined);
      expect({ name, ...viewport, colorScheme, found }).toMatchObject({ found: [] });
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ name, wide }).toEqual({ name, wide: viewport.width });
  }
  await page.emulateMedia({ colorScheme: "light" });
}
