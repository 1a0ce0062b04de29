import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findChromium } from "../scripts/prepare/chromium.mjs";
import { FLAGS, hydrated } from "./browser.ts";
import { DONATE, fillGift, fillTransfer, goOn, MOSQUE, says, send } from "./giving-steps.ts";
import { SITE } from "./site.ts";
import { treasurer } from "./treasury.ts";

let profile: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), "barakah-profile-"));
});
afterAll(async () => {
  await kill();
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

/** As a phone that loses its power: nothing is closed, nothing is written any more. */
async function kill() {
  if (!running || running.exitCode !== null || running.signalCode !== null) return;
  running.kill("SIGKILL");
  await once(running, "exit");
}

/** The browser on the same profile, as often as it is started. */
async function start(): Promise<{ context: BrowserContext; page: Page }> {
  const executable = findChromium(resolve(import.meta.dirname, ".."));
  if (!executable) throw new Error("No browser was found.");
  const flags = [...FLAGS, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const started = spawn(executable, [...flags, "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
  running = started;
  const address = await new Promise<string>((found, failed) => {
    let said = "";
    started.stderr.on("data", (chunk) => {
      said += chunk;
      const listening = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
      if (listening) found(listening);
    });
    started.once("exit", () => failed(new Error(`The browser ended:\n${said}`)));
  });
  const browser = await chromium.connectOverCDP(address);
  const context = browser.contexts()[0] as BrowserContext;
  const page = context.pages()[0] ?? (await context.newPage());
  await page.setViewportSize({ width: 390, height: 844 });
  return { context, page };
}

const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

it("shows what was read before without a signal, marked as a copy, and a page of its own for the rest", async () => {
  const { context, page } = await start();
  await page.goto(`${SITE}/about`);
  await controlled(page);
  await page.goto(`${SITE}/kampanye/${MOSQUE}`);
  await page.waitForFunction(async () => (await (await caches.open("halaman")).keys()).length > 0);
  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole("status")
    .getByText(/^Salinan \d\d\.\d\d\. Tidak ada sinyal\.$/)
    .waitFor();
  await page.getByRole("link", { name: "Academy" }).click();
  await page.getByRole("heading", { name: "Tidak ada sinyal" }).waitFor();
  await page.getByRole("link", { name: /^Bangun Masjid.* Salinan \d\d\.\d\d$/ }).waitFor();
  await page.goto(`${SITE}/pembayaran/tidak-ada`);
  await page.getByRole("heading", { name: "Tidak ada sinyal" }).waitFor();
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(
    kept.filter((path) => /^\/(?:admin|pembayaran|cek-donasi|api\/(?!campaigns|site))/.test(path)),
  ).toEqual([]);
  await kill();
});

const DONOR = "Rina Tanpa Sinyal";

async function giftsOf(name: string): Promise<number> {
  const { access } = await treasurer();
  const answer = await fetch(`${SITE}/api/admin/payments/?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as unknown[]).length;
}

it("sends a proof once that was given without a signal, though the browser was killed in between", async () => {
  const before = await start();
  await before.page.goto(SITE + DONATE);
  await hydrated(before.page);
  await fillGift(before.page, "Bank Syariah Indonesia (BSI)");
  await before.page.getByLabel("Nama lengkap").fill(DONOR);
  await goOn(before.page);
  await before.page.getByRole("button", { name: "Salin No Rek." }).waitFor();
  await fillTransfer(before.page);
  await before.context.setOffline(true);
  await send(before.page);
  await before.page.getByRole("link", { name: "Lihat yang menunggu" }).click();
  await says(before.page, "Menunggu");
  await kill();
  expect(await giftsOf(DONOR)).toBe(0);

  const { page } = await start();
  await page.goto(`${SITE}/bukti-belum-terkirim`);
  await says(page, "Terkirim");
  await page.reload();
  await says(page, "Terkirim");
  expect(await page.getByText("Menunggu", { exact: true }).count()).toBe(0);
  expect(await giftsOf(DONOR)).toBe(1);
  await page.getByRole("link", { name: "Lihat pembayaran" }).click();
  await page.getByText("Buktimu sedang diperiksa.").waitFor();
});
