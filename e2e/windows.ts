import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { SITE } from "./site.ts";

/** The visitors of our journeys. */
const VISITOR: BrowserContextOptions = {
  baseURL: SITE,
  locale: "id-ID",
  timezoneId: "Asia/Jakarta",
  reducedMotion: "reduce",
  // It would answer in the place of the calls that a journey plays; its own journey lets it in.
  serviceWorkers: "block",
};

/** A window that visitors use one after the other. To open one costs the browser more than to show most pages. */
export interface Window {
  context: BrowserContext;
  page: Page;
  protocol: CDPSession;
  /** Some things about a visitor are settled when the window is opened: the next one may not share them. */
  special: boolean;
}

/** Of our site, and nearly nothing: from here the next page needs no new process. */
export const NOWHERE = "/robots.txt";
/** What journeys listen to. */
const HEARD = ["console", "pageerror", "request", "response", "download"] as const;

const free: Window[] = [];
/** A clock that was once taken into a test's hands cannot be given back. */
const held = new WeakSet<Page>();

/** The page's clock goes on, and the test can move it ahead. */
export async function holdClock(page: Page) {
  held.add(page);
  await page.clock.install();
}

/** It can only be stopped ahead of where it will be by the time that the word arrives. */
const AHEAD_MS = 10_000;

/** The page's clock stands still and moves only when the test moves it, until `page.clock.resume()`. */
export async function stopClock(page: Page) {
  if (!held.has(page)) await holdClock(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

/** A window in which nothing is left of anybody. */
export async function takeWindow(browser: Browser, settings: BrowserContextOptions): Promise<Window> {
  const special = Object.keys(settings).length > 0;
  const left = special ? undefined : free.pop();
  if (left?.context.browser()?.isConnected()) return left;
  const context = await browser.newContext({ ...VISITOR, ...settings });
  const page = await context.newPage();
  await page.goto(NOWHERE);
  return { context, page, protocol: await context.newCDPSession(page), special };
}

/** The visitor goes. Where something could not be taken along, the window is closed. */
export async function leaveWindow(window: Window) {
  const { context, page, special } = window;
  if (special || held.has(page) || page.isClosed()) return context.close();
  try {
    await forget(window);
    free.push(window);
  } catch {
    await context.close();
  }
}

/** Signs whoever sits at this window in, as a page of ours would find it. */
export function store(page: Page, session: object): Promise<void> {
  return page.evaluate((user) => localStorage.setItem("user", JSON.stringify(user)), session);
}

async function forget({ context, page, protocol }: Window) {
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of HEARD) for (const one of [page, context]) one.removeAllListeners(event);
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.goto(NOWHERE);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await context.clearCookies();
  await protocol.send("Storage.clearDataForOrigin", { origin: SITE, storageTypes: "all" });
}
