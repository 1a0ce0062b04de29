import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { LONG_ENOUGH_MS } from "./long-enough.ts";
import { SITE } from "./site.ts";

/** Default settings of visitors. */
const VISITOR: BrowserContextOptions = {
  baseURL: SITE,
  locale: "id-ID",
  timezoneId: "Asia/Jakarta",
  reducedMotion: "reduce",
  // It would answer calls that a journey intercepts; its own journey enables it.
  serviceWorkers: "block",
};

/** A browser window, reused by visitors: opening one costs more than most pages. */
export interface Window {
  context: BrowserContext;
  page: Page;
  protocol: CDPSession;
  /** Settings that are fixed at creation, as JSON: reused only for the same. */
  settings: string;
  /** Lets timers of its pages have their own length again. */
  endHurry?: () => Promise<void>;
}

/** A tiny page of our site: navigating from here needs no new process. */
export const NOWHERE = "/robots.txt";
/** Events that journeys listen to. */
const HEARD = ["console", "pageerror", "request", "response", "download"] as const;

/** `npm run test:slow-phone` finds what goes wrong where a tap comes before the page of the last one. */
const SLOW_PHONE = process.env.SLOW_PHONE === "on";

const free: Window[] = [];
const ORDINARY = "{}";
/** Also these are wanted often enough to be reused. */
const WITHOUT_SCRIPTS = JSON.stringify({ javaScriptEnabled: false });
/** An installed fake clock cannot be removed. */
const held = new WeakSet<Page>();

/** The page's clock runs, and the test can advance it. */
export async function holdClock(page: Page) {
  held.add(page);
  await page.clock.install();
}

/** The clock can only be paused at a time in the future. */
const AHEAD_MS = 10_000;

/** The page's clock stands still until the test moves it or calls `page.clock.resume()`. */
export async function stopClock(page: Page) {
  if (!held.has(page)) await holdClock(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}

/**
 * Journeys start to wait before a click and await the answer after it. If the click fails, nobody awaits that promise:
 * without a handler its timeout would fail the whole run, although the journey passes on retry.
 */
function handleUnawaited(page: Page) {
  for (const name of ["waitForEvent", "waitForRequest", "waitForResponse"] as const) {
    const wait = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>;
    const waiting = (...args: unknown[]) => {
      const promise = wait(...args);
      promise.catch(() => undefined);
      return promise;
    };
    Object.assign(page, { [name]: waiting });
  }
}

/** A clean window. */
export async function takeWindow(browser: Browser, settings: BrowserContextOptions): Promise<Window> {
  const asked = JSON.stringify(settings);
  const place = free.findLastIndex((window) => window.settings === asked);
  const [left] = place < 0 ? [] : free.splice(place, 1);
  if (left?.context.browser()?.isConnected()) return left;
  const context = await browser.newContext({ ...VISITOR, ...settings });
  context.setDefaultTimeout(LONG_ENOUGH_MS);
  const page = await context.newPage();
  handleUnawaited(page);
  await page.goto(NOWHERE);
  const protocol = await context.newCDPSession(page);
  if (SLOW_PHONE) await protocol.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  return { context, page, protocol, settings: asked };
}

/** Cleans the window for the next visitor, or closes it if that is not possible. */
export async function leaveWindow(window: Window) {
  const { context, page, settings } = window;
  const isReused = settings === ORDINARY || settings === WITHOUT_SCRIPTS;
  if (!isReused || held.has(page) || page.isClosed()) return context.close();
  try {
    await forget(window);
    free.push(window);
  } catch {
    await context.close();
  }
}

/** Stores a session as our pages do. */
export function store(page: Page, session: object): Promise<void> {
  return page.evaluate((user) => localStorage.setItem("user", JSON.stringify(user)), session);
}

async function forget(window: Window) {
  const { context, page, protocol } = window;
  await window.endHurry?.();
  delete window.endHurry;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  for (const event of HEARD) for (const one of [page, context]) one.removeAllListeners(event);
  await context.setOffline(false);
  await context.clearPermissions();
  await page.goto(NOWHERE);
  // Only now: the page that was open would be drawn again.
  await page.emulateMedia({ media: null, colorScheme: null });
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await context.clearCookies();
  await protocol.send("Storage.clearDataForOrigin", { origin: SITE, storageTypes: "all" });
}
