import type { QueuedPayment } from "@barakah/contract";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { hydrated, launch, PHONE } from "./browser.ts";
import { PAID_SOON } from "./event-steps.ts";
import { keepEvidence } from "./evidence.ts";
import { hurry, LATE_PARTS } from "./hurry.ts";
import { LONG_ENOUGH_MS } from "./long-enough.ts";
import { callAs } from "./members.ts";
import { aSignal } from "./signal.ts";
import { SITE } from "./site.ts";
import { callerOf } from "./staff.ts";

let browser: Browser;
export let signal: Awaited<ReturnType<typeof aSignal>>;
/** For a file of journeys: a browser behind a line that can be cut. */
export function usePhones() {
  beforeAll(async () => {
    signal = await aSignal();
    browser = await launch(signal.flag);
  });
  afterEach(keepEvidence);
  afterAll(async () => {
    await browser.close();
    signal.end();
  });
}

const signIn = (page: Page, session: object) =>
  page.evaluate((user) => localStorage.setItem("user", user), JSON.stringify(session));

/** A page is kept, and its next steps are fetched, once it was read for a while, and the rest of a long one comes last: here at once. */
export const READING = { ...PAID_SOON, timeouts: { 1500: 50, 2000: 100, ...LATE_PARTS.timeouts } };

/** With a service worker, unless `worker` is false: the first visit of a phone has none. */
export async function aPhone(
  session?: object,
  worker = true,
): Promise<{ context: BrowserContext; page: Page }> {
  await signal.find();
  const context = await browser.newContext({
    ...{ baseURL: SITE, locale: "id-ID", timezoneId: "Asia/Jakarta", reducedMotion: "reduce" },
    viewport: PHONE,
    serviceWorkers: worker ? "allow" : "block",
  });
  context.setDefaultTimeout(LONG_ENOUGH_MS);
  await hurry(context, READING);
  const page = await context.newPage();
  await page.goto("/robots.txt");
  if (session) await signIn(page, session);
  return { context, page };
}

/** The form, once it has fetched what its next steps need. */
export async function atForm(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
    return ["kept-view", "transfer-first", "transfer-sent", "waiting-page"].every((part) =>
      fetched.some((name) => name.includes(`/${part}-`)),
    );
  });
}

export async function paymentsOf(name: string) {
  const path = `/api/admin/payments/?search=${encodeURIComponent(name)}`;
  return callAs<QueuedPayment[]>(await callerOf("bendahara"), "GET", path);
}
/** The one proof of this payer has come, and the treasurer approves it. */
export async function approveProof(payer: string) {
  await expect.poll(async () => (await paymentsOf(payer))[0]?.has_proof).toBe(true);
  const [payment, ...others] = await paymentsOf(payer);
  expect(others).toEqual([]);
  const path = `/api/admin/payments/${payment?.reference}/approve/`;
  await callAs(await callerOf("bendahara"), "POST", path, { confirm: true });
  expect((await paymentsOf(payer))[0]?.status).toBe("verified");
}

const PURCHASE = /\/api\/(?:payments\/purchase|events\/[^/]+\/register)\/$/;

/** From a purchase by QRIS that met no signal to its code, with the signal cut again before the server's answer. */
export async function cutUntilSent(context: BrowserContext, page: Page) {
  const waits = page.getByRole("heading", { name: "Isianmu aman di HP ini" });
  await waits.waitFor();
  // The server has it, but its answer is lost; then the phone drops the tab.
  let isLost = false;
  await page.route(PURCHASE, async (route) => {
    await route.fetch();
    await signal.lose(context);
    await route.abort().catch(() => undefined);
    isLost = true;
  });
  await signal.find(context);
  await expect.poll(() => isLost).toBe(true);
  await page.unroute(PURCHASE);
  await page.reload();
  await waits.waitFor();
  await signal.find(context);
  await page.getByRole("img", { name: /^Kode QRIS/ }).waitFor();
}

export const copied = (page: Page) =>
  page
    .getByRole("status")
    .getByText(/^Salinan \d\d\.\d\d\./)
    .waitFor();

/** Waits until the phone keeps the page and the code for the time without a signal. `waitForFunction` would take a promise for true. */
export const copyOf = (page: Page, path: string) =>
  expect.poll(() => pathsKept(page)).toEqual(expect.arrayContaining([path, START]));

const START = "/assets/start-offline";
const pathsKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname.replace(/(start-offline)-.*/, "$1"));
  });
export const worked = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Waits until the phone keeps an answer whose query begins so. */
export const keptAnswer = (page: Page, begins: string) =>
  expect.poll(() => answersHere(page, begins)).toBeGreaterThan(0);

export const answersHere = (page: Page, begins: string) =>
  page.evaluate(
    (start) =>
      new Promise<number>((told) => {
        const opened = indexedDB.open("barakah");
        opened.onsuccess = () => {
          if (!opened.result.objectStoreNames.contains("jawaban")) {
            opened.result.close();
            return told(0);
          }
          const keys = opened.result.transaction("jawaban").objectStore("jawaban").getAllKeys();
          keys.onsuccess = () => {
            opened.result.close();
            told(keys.result.filter((key) => String(key).startsWith(start)).length);
          };
        };
      }),
    begins,
  );

/** When the newest answer was read that the phone keeps of a payment or a member. */
export const newestAnswer = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((told) => {
        const opened = indexedDB.open("barakah");
        opened.onsuccess = () => {
          if (!opened.result.objectStoreNames.contains("jawaban")) {
            opened.result.close();
            return told(0);
          }
          const all = opened.result.transaction("jawaban").objectStore("jawaban").getAll();
          all.onsuccess = () => {
            opened.result.close();
            const own = all.result.filter(({ id }) => /^\["(?:member|payment-page)"/.test(id));
            told(Math.max(0, ...own.map(({ at }) => Date.parse(at))));
          };
        };
      }),
  );
