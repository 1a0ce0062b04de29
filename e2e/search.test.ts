import type { SessionUser } from "@barakah/contract";
import type { Page, Route } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { DESK, useBrowser } from "./browser.ts";
import { visitAs } from "./members.ts";
import { treasurer } from "./treasury.ts";
import { stopClock } from "./windows.ts";

useBrowser();
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

const PAUSE_MS = 150;
const LISTED = "**/api/admin/payments/?*";
const rows = (page: Page) => page.getByRole("table", { name: "Daftar pembayaran" }).locator("tbody tr");

/** Ready for typing, with the clock stopped: slow typing on a busy machine triggers no search. */
async function openPayments() {
  const page = await visitAs(session, "/admin/pembayaran", { viewport: DESK });
  await rows(page).first().waitFor();
  const field = page.getByRole("main").getByRole("searchbox");
  await field.focus();
  await stopClock(page);
  return { page, field };
}

/** Lets the typing pause elapse; then the clock runs normally. */
async function pause(page: Page) {
  await page.clock.runFor(PAUSE_MS);
  await page.clock.resume();
}

/** Holds every search until released. */
async function holdSearches(page: Page) {
  const held = new Map<string, Route>();
  await page.route(LISTED, async (route) => {
    const search = new URL(route.request().url()).searchParams.get("search") ?? "";
    held.set(search, route);
  });
  const waitFor = (search: string) => expect.poll(() => held.has(search)).toBe(true);
  return { held, waitFor };
}

/** Records whether the table disappears, even for one frame. */
const watchTable = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector("table");
    const seen = { gone: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.gone ||= !table?.isConnected;
    }).observe(document.body, { childList: true, subtree: true });
  });
const tableWent = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { gone: boolean } }).seen.gone);

it("searches once when the typing pauses, keeps the list and the cursor, and then shows the results", async () => {
  const { page, field } = await openPayments();
  await watchTable(page);
  const { held, waitFor } = await holdSearches(page);
  await page.keyboard.type("lestari");
  expect([...held.keys()]).toEqual([]);
  await pause(page);
  await waitFor("lestari");
  expect([...held.keys()]).toEqual(["lestari"]);
  expect(await rows(page).count()).toBeGreaterThan(1);
  await held.get("lestari")?.continue();
  await expect
    .poll(() =>
      rows(page)
        .filter({ hasNotText: /lestari/i })
        .count(),
    )
    .toBe(0);
  expect(await tableWent(page)).toBe(false);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe("lestari");
});

it("ignores an answer to an older search", async () => {
  const { page } = await openPayments();
  const { held, waitFor } = await holdSearches(page);
  await page.keyboard.type("hasan");
  await pause(page);
  await waitFor("hasan");
  await page.keyboard.type(" hidayat");
  await waitFor("hasan hidayat");
  await held.get("hasan hidayat")?.continue();
  await expect
    .poll(() =>
      rows(page)
        .filter({ hasNotText: /hasan hidayat/i })
        .count(),
    )
    .toBe(0);
  // The browser aborted the first one; answering it has no effect.
  await held
    .get("hasan")
    ?.fulfill({ json: [] })
    .catch(() => {});
  expect(await rows(page).count()).toBeGreaterThan(0);
  expect(new URL(page.url()).searchParams.get("cari")).toBe("hasan hidayat");
});

it("shows nothing typed where the menu leads to the whole list", async () => {
  const { page, field } = await openPayments();
  await page.keyboard.type("lestari");
  await pause(page);
  await expect.poll(() => new URL(page.url()).searchParams.get("cari")).toBe("lestari");
  await page.getByRole("link", { name: "Pembayaran", exact: true }).click();
  await expect.poll(() => field.inputValue()).toBe("");
  await expect
    .poll(() =>
      rows(page)
        .filter({ hasNotText: /lestari/i })
        .count(),
    )
    .toBeGreaterThan(0);
});
