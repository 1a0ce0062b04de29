import type { Page } from "playwright-core";

/** `npm run test:a11y`: checks everything that a journey examines in every width, text size and colour scheme. */
export const EVERY_LOOK = process.env.A11Y === "all";

const HOUR_MS = 3_600_000;

/** The time limit of a journey that takes this long on a busy machine; a slow one has twice that. `--test-timeout` does not override it. */
export const atMost = (ms: number): number => (EVERY_LOOK ? HOUR_MS : 2 * ms);

const WIDTHS = [320, 390, 768, 1440];
const TEXT_SIZES = [100, 130, 200];
const THEMES = ["light", "dark"] as const;

export interface Look {
  width: number;
  text: number;
  theme: (typeof THEMES)[number];
}

const LOOKS: Look[] = WIDTHS.flatMap((width) =>
  TEXT_SIZES.flatMap((text) => THEMES.map((theme) => ({ width, text, theme }))),
);

/** Sets the root font size, as a phone's text size setting does. Returns the page's width. */
export async function setText(page: Page, percent: number): Promise<number> {
  return page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
    return document.documentElement.scrollWidth;
  }, percent);
}

type Examine = (look: Look) => Promise<string[]>;

async function examined(page: Page, look: Look, examine: Examine): Promise<string[]> {
  await page.setViewportSize({ width: look.width, height: 900 });
  await page.emulateMedia({ colorScheme: look.theme });
  const wide = await setText(page, look.text);
  const found = await examine(look);
  if (wide > look.width) found.push(`scrolls sideways: ${wide}`);
  return found.map((one) => `${look.width} px, ${look.text} %, ${look.theme}: ${one}`);
}

/** Collects findings in each look and restores the page. */
export async function inEveryLook(page: Page, examine: Examine): Promise<string[]> {
  const before = page.viewportSize();
  process.stdout.write(`examined: ${new URL(page.url()).pathname}\n`);
  const found: string[] = [];
  for (const look of LOOKS) found.push(...(await examined(page, look, examine)));
  await setText(page, 100);
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
  return found;
}
