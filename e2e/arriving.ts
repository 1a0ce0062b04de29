import type { Page } from "playwright-core";
import { SITE } from "./site.ts";

/**
 * Waits until the app shows the page of this address (a path; its query only where it matters). The browser's address
 * changes before the page does, and until then texts of the old page are found. The canonical link belongs to the
 * page itself: React replaces both at once.
 */
export async function arriveAt(page: Page, address: string | RegExp) {
  await page.waitForURL((url) => isAt(url, address));
  const { pathname } = new URL(page.url());
  await page.locator(`link[rel=canonical][href="${SITE}${pathname}"]`).waitFor({ state: "attached" });
}

function isAt({ pathname, search }: URL, address: string | RegExp): boolean {
  if (address instanceof RegExp) return address.test(pathname + search);
  return address === (address.includes("?") ? pathname + search : pathname);
}
