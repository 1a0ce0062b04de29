import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESK, PHONE, SMALLEST } from "./browser.ts";
import { cutText } from "./cut-text.ts";
import { EVERY_LOOK, inEveryLook, type Look, setText } from "./every-look.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that a change of colours alone can break. They are more than half of axe's work. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const BUT_COLOURS = { rules: Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])) };

interface Axe {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds on the page as it stands; in the long form in every look. */
export async function violations(page: Page): Promise<string[]> {
  return EVERY_LOOK ? inEveryLook(page, (look) => lookedAt(page, look)) : found(page);
}

/** At night everything but the colours is as it was by day. */
async function lookedAt(page: Page, { theme }: Look): Promise<string[]> {
  if (theme === "dark") return found(page, { runOnly: COLOURS });
  return [...(await found(page)), ...(await cutText(page))];
}

/** By all of its rules or by those that the options name. */
async function found(page: Page, options: object = {}): Promise<string[]> {
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

/** Nothing is pushed out of the smallest screen by larger text, and the largest is still told apart and reached. */
export async function expectRoomForText(page: Page, name: string) {
  if (EVERY_LOOK) return;
  await page.setViewportSize(SMALLEST);
  for (const percent of [100, 130, 200]) {
    const wide = await setText(page, percent);
    expect({ name, percent, wide }).toEqual({ name, percent, wide: SMALLEST.width });
  }
  expect({ name, found: await found(page, BUT_COLOURS) }).toEqual({ name, found: [] });
  await setText(page, 100);
}

/**
 * The page as it stands has no barrier and does not scroll sideways, in each width and by day and by night. Loading it
 * anew for each of these took most of the time; at night everything but the colours is as it was by day, and the colours
 * are those of the first width in every other.
 */
export async function expectNoBarrier(page: Page, name = page.url(), widths = [DESK, PHONE]) {
  if (EVERY_LOOK) return expect.soft({ name, found: await violations(page) }).toEqual({ name, found: [] });
  for (const [place, viewport] of widths.entries()) {
    await page.setViewportSize(viewport);
    const barriers = await found(page, place === 0 ? {} : BUT_COLOURS);
    if (place === 0) {
      await page.emulateMedia({ colorScheme: "dark" });
      barriers.push(...(await found(page, { runOnly: COLOURS })).map((one) => `at night: ${one}`));
      await page.emulateMedia({ colorScheme: "light" });
    }
    expect({ name, ...viewport, barriers }).toMatchObject({ barriers: [] });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ name, wide }).toEqual({ name, wide: viewport.width });
  }
}
