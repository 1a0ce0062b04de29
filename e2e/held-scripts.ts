import type { Page } from "playwright-core";
import { hydrated, newPage } from "./browser.ts";

/** Holds back the page's scripts, as a slow connection does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** What is typed by `type` stands in the page before its scripts run. */
export async function typeEarly(path: string, type: (page: Page) => Promise<void>, page?: Page) {
  const visitor = page ?? (await newPage());
  const release = await holdScripts(visitor);
  await visitor.goto(path);
  await type(visitor);
  release();
  await hydrated(visitor);
  return visitor;
}
