import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { focusBehindBars } from "./behind-bars.ts";
import { DESK, PHONE, SMALLEST } from "./browser.ts";
import { cutText } from "./cut-text.ts";
import { EVERY_LOOK, inEveryLook, type Look, setText } from "./every-look.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** The rules that depend on colours only. They are more than half of axe's work. */
const COLOURS = ["color-contrast", "link-in-text-block"];
/** The rules that depend on the size of text. */
const SIZES = ["target-size", "scrollable-region-focusable"];
/** axe leaves this rule off unless it is asked for. */
const ALL = { rules: { "target-size": { enabled: true } } };
const STRUCTURE = {
  ...ALL.rules,
  ...Object.fromEntries(COLOURS.map((rule) => [rule, { enabled: false }])),
};
/** The rules whose result depends on what a width shows, hides or moves. */
const LAYOUT = [
  ...SIZES,
  ...["aria-hidden-focus", "button-name", "heading-order", "label", "link-name", "nested-interactive"],
  ...["landmark-one-main", "landmark-unique", "page-has-heading-one", "region", "select-name"],
];

interface Axe {
  run(
    within: string | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds on the current page; in the long form, in every look. */
export async function violations(page: Page): Promise<string[]> {
  const byAxe = EVERY_LOOK ? await inEveryLook(page, (look) => lookedAt(page, look)) : await found(page);
  return [...byAxe, ...(await machineDays(page))];
}

/** The same in the open dialog alone, for a page that is examined without it too: the page behind it costs most. */
export async function violationsInDialog(page: Page): Promise<string[]> {
  if (EVERY_LOOK) return violations(page);
  return [...(await found(page, ALL, "dialog[open]")), ...(await machineDays(page))];
}

/** ISO dates on screen: people read '15 November 2026' or '15/11/2026'. */
const machineDays = async (page: Page): Promise<string[]> =>
  (await page.locator("body").innerText())
    .split("\n")
    .filter((line) => /\b20\d\d-[01]\d-[0-3]\d\b/.test(line))
    .map((line) => `ISO day: ${line.slice(0, 160)}`);

/** In dark mode only colours differ. */
async function lookedAt(page: Page, { theme }: Look): Promise<string[]> {
  if (theme === "dark") return found(page, { runOnly: COLOURS });
  return [...(await found(page)), ...(await cutText(page))];
}

/**
 * With all rules, or those in the options. Sticky bars are laid into the page meanwhile: what one of them covers at this
 * moment can be scrolled away from it, and is not too small (`focusBehindBars` checks that).
 */
async function found(page: Page, options: object = ALL, within?: string): Promise<string[]> {
  // Evaluated through the browser's protocol, which the page's CSP does not affect.
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axeSource);
  const asked = [options, within] as const;
  return page.evaluate(async ([given, place]) => {
    const { axe } = window as unknown as { axe: Axe };
    const bars = [...document.querySelectorAll<HTMLElement>("body *")].filter(
      (element) => getComputedStyle(element).position === "sticky",
    );
    for (const { style } of bars) Object.assign(style, { position: "relative", inset: "auto" });
    const { violations } = await axe.run(place ?? document, {
      resultTypes: ["violations"],
      // Of what is found only the HTML is told.
      selectors: false,
      preload: false,
      ...given,
    });
    for (const { style } of bars) Object.assign(style, { position: "", inset: "" });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, asked);
}

/** Larger text does not overflow the smallest screen, and stays readable and reachable. The text stays large. */
export async function expectRoomForText(page: Page, name: string) {
  if (EVERY_LOOK) return;
  await page.setViewportSize(SMALLEST);
  for (const percent of [100, 130, 200]) {
    const wide = await setText(page, percent);
    expect({ name, percent, wide }).toEqual({ name, percent, wide: SMALLEST.width });
  }
  const violations = [...(await found(page, { runOnly: SIZES })), ...(await focusBehindBars(page))];
  expect({ name, violations }).toEqual({ name, violations: [] });
}

/**
 * The current page has no accessibility problem and does not scroll sideways, in each width, in light and dark mode.
 * It is not reloaded for each, which took most of the time. In dark mode only colours differ, and in other widths only
 * the layout: so the last width is examined in dark mode, for both at once.
 */
export async function expectNoBarrier(page: Page, name = page.url(), widths = [DESK, PHONE]) {
  if (EVERY_LOOK) return expect.soft({ name, found: await violations(page) }).toEqual({ name, found: [] });
  expect({ name, found: await machineDays(page) }).toEqual({ name, found: [] });
  for (const [place, viewport] of widths.entries()) {
    const [isFirst, isLast] = [place === 0, place === widths.length - 1];
    await page.setViewportSize(viewport);
    // What is too small is seen in the last width.
    const violations = isFirst ? await found(page, isLast ? ALL : {}) : [];
    if (isLast) await page.emulateMedia({ colorScheme: "dark" });
    const left = [...(isFirst ? [] : LAYOUT), ...(isLast ? COLOURS : [])];
    if (left.length > 0) violations.push(...(await found(page, { runOnly: left })));
    if (isLast) await page.emulateMedia({ colorScheme: "light" });
    expect({ name, ...viewport, isLast, violations }).toMatchObject({ violations: [] });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect({ name, wide }).toEqual({ name, wide: viewport.width });
  }
}

/**
 * Another screen of components that `expectNoBarrier` examines elsewhere, like a list with other columns. Their colours would be found
 * there, so here the other rules count, and the width, on a phone, where there is least room.
 */
export async function expectSameParts(page: Page, name = page.url()) {
  if (EVERY_LOOK) return expectNoBarrier(page, name);
  expect({ name, found: await machineDays(page) }).toEqual({ name, found: [] });
  await page.setViewportSize(PHONE);
  const violations = await found(page, { rules: STRUCTURE });
  expect({ name, violations }).toEqual({ name, violations: [] });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect({ name, wide }).toEqual({ name, wide: PHONE.width });
}
