import { resolve } from "node:path";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { findChromium, findHeadless } from "../scripts/prepare/chromium.mjs";
import { EVERY_LOOK } from "./every-look.ts";
import { endTrace, keepEvidence, trace, watch } from "./evidence.ts";
import { hurryPage, type Waits } from "./hurry.ts";
import { leaveWindow, store, takeWindow, type Window } from "./windows.ts";

/**
 * Desktop features that are not needed. Drawing the address bar's popups for every new visitor cost four times as
 * much as a small page. The rest is Playwright's own list, which our flag replaces.
 */
const NOT_NEEDED = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
];
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${NOT_NEEDED.join()}`,
];

export const PHONE = { width: 390, height: 844 };
/** The smallest phone that is still sold. */
export const SMALLEST = { width: 320, height: 640 };
export const DESK = { width: 1440, height: 900 };

/** A camera that needs no device. */
export const CAMERA = "--use-fake-device-for-media-stream";

/** Playwright's console message where it blocks the service worker. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/** A preloaded picture for the first width is unused if the width changes at once. */
const MADE_WIDER = /was preloaded using link preload but not used/;

let browser: Browser | undefined;
const windows: Window[] = [];
const complaints: string[] = [];
/** Whether this journey has failed once already. */
let isRepeated = false;

/** One browser for all files of a worker; a new one if it crashed. */
export async function theBrowser(): Promise<Browser> {
  if (!browser?.isConnected()) {
    browser = await launch();
  }
  return browser;
}

/** A browser with the flags of all journeys, whose pages are kept as files when a journey fails. */
export async function launch(...more: string[]): Promise<Browser> {
  const project = resolve(import.meta.dirname, "..");
  // The headless shell has no camera.
  const executablePath = more.includes(CAMERA) ? findChromium(project) : findHeadless(project);
  return watch(await chromium.launch({ executablePath, args: [...FLAGS, ...more] }));
}

/** Visitors of a test leave before the next one; console errors fail the test that caused them. */
export function useBrowser() {
  // Not within the first test's time limit.
  beforeAll(async () => void (await theBrowser()));
  beforeEach(({ task }) => {
    isRepeated = (task.result?.retryCount ?? 0) > 0;
  });
  afterEach(async () => {
    for (const { context } of windows) await endTrace(context);
    await Promise.all(windows.splice(0).map(leaveWindow));
    expect(complaints.splice(0)).toEqual([]);
  });
  // Registered last, so called first: while the pages are still open.
  afterEach(keepEvidence);
}

export interface Visit extends Omit<BrowserContextOptions, "storageState"> {
  /** Console errors that this test provokes on purpose. */
  expected?: RegExp;
  /** A stored session. */
  session?: object;
  /** Timers that shall be shorter. */
  waits?: Waits;
}

/** A new visitor with nothing stored but a session; default: on a phone. */
export async function newPage(options: Visit = {}): Promise<Page> {
  const { expected, session, waits, viewport = PHONE, colorScheme, ...settings } = options;
  const window = await takeWindow(await theBrowser(), settings);
  windows.push(window);
  const { page } = window;
  if (isRepeated) await trace(window.context);
  if (waits) window.endHurry = await hurryPage(window.protocol, waits);
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme) await page.emulateMedia({ colorScheme });
  if (session) await store(page, session);
  const complain = (text: string) => {
    if (EVERY_LOOK && MADE_WIDER.test(text)) return;
    if (!expected?.test(text) && text !== NO_WORKER)
      complaints.push(`${new URL(page.url()).pathname}: ${text}`);
  };
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complain(message.text());
  });
  page.on("pageerror", (error) => complain(String(error)));
  return page;
}

/** Opens a page and waits for hydration. */
export async function visit(path: string, options: Visit = {}): Promise<Page> {
  const page = await newPage(options);
  if (options.javaScriptEnabled === false) await page.goto(path);
  else await open(page, path);
  return page;
}

/** The same in an existing page. Clicks before hydration are lost. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Navigates within the app as its links do, and waits for the heading. Scripts and axe are loaded by then: reloading
 * costs half as much again.
 */
export async function follow(page: Page, path: string) {
  await page.evaluate(async (to) => {
    // Between two pages of one kind the element stays, with another text.
    for (const heading of document.querySelectorAll("h1"))
      Object.assign(heading, { left: heading.textContent });
    const { __reactRouterDataRouter: router } = window as unknown as Routed;
    await router.navigate(to);
  }, path);
  const arrived = () =>
    page.evaluate(() => {
      const heading = document.querySelector<HTMLElement & { left?: string }>("h1");
      return heading !== null && heading.left !== heading.textContent;
    });
  await expect.poll(arrived).toBe(true);
}

/** Where React Router exposes its router. */
interface Routed {
  __reactRouterDataRouter: { navigate(to: string): Promise<void> };
}

export async function reload(page: Page) {
  await page.reload();
  await hydrated(page);
}

/** React marks hydrated elements. Polled from outside, because a test may hold the page's clock. */
export async function hydrated(page: Page) {
  const taken = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
    );
  await expect.poll(taken).toBe(true);
}
