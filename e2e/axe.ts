import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESK, PHONE, SMALLEST } from "./browser.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core"), "utf8");

/** The rules that a change of colours alone can break. They are more than half of axe's work. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const BUT_COLOURS = { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) };

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds on the page as it stands, by all of its rules or by those that the options name. */
export async function violations(page: Page, options: object = {}): Promise<string[]> {
  // Evaluated by the browser's own protocol, which the page's content policy does not concern.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ["violations"],
      preload: false,
      ...given,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, options);
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
    const found = await violations(page, BUT_COLOURS);
    expect({ name, percent, found }).toEqual({ name, percent, found: [] });
  }
  await setText(page, 100);
}

/**
 * The page as it stands has no barrier and does not scroll sideways, in each width and by day and by night. Loading it
 * anew for each of these took most of the time; at night everything but the colours is as it was by day, and the colours
 * are those of the first width in every other.
 */
export async function expectNoBarrier(page: Page, name = page.url(), widths = [DESK, PHONE]) {
  for (const [place, viewport] of widths.entries()) {
    await page.setViewportSize(viewport);
    const found = await violations(page, place === 0 ? {} : BUT_COLOURS);
    if (place === 0) {
      await page.emulateMedia({ colorScheme: "dark" });
      found.push(...(await violations(page, { runOnly: COLOURS })).map((one) => `at night: ${one}`));
      await page.emulateMedia({ colorScheme: "light" });
    }
    expect({ name, ...viewport, found }).toMatchObject({ found: [] });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ name, wide }).toEqual({ name, wide: viewport.width });
  }
}
