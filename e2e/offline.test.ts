import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { SessionUser } from "@barakah/contract";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { findHeadless } from "../scripts/prepare/chromium.mjs";
import { enrolmentOf, FREE, joinAs, openTab, PAID } from "./academy-steps.ts";
import { arriveAt } from "./arriving.ts";
import { FLAGS, follow, hydrated, PHONE } from "./browser.ts";
import { keepEvidence, watch } from "./evidence.ts";
import { DONATE, fillGift, fillTransfer, goOn, MOSQUE, says, send } from "./giving-steps.ts";
import { hurry } from "./hurry.ts";
import { keptDrafts, keptIn } from "./kept-on-phone.ts";
import { LONG_ENOUGH_MS } from "./long-enough.ts";
import { aMember, someone } from "./members.ts";
import { READING } from "./phone-steps.ts";
import { aProduct, fillBuyer, ordersOf, payNow, putInCart } from "./shop-steps.ts";
import { aSignal } from "./signal.ts";
import { SITE } from "./site.ts";
import { callerOf } from "./staff.ts";

let profile: string;
let running: ChildProcess | undefined;
let phone: BrowserContext;
let signal: Awaited<ReturnType<typeof aSignal>>;

beforeAll(async () => {
  signal = await aSignal();
  profile = await mkdtemp(join(tmpdir(), "barakah-profile-"));
});
afterAll(async () => {
  await kill();
  signal.end();
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});
afterEach(keepEvidence);

/** Like a phone that loses power: nothing is closed or written any more. */
async function kill() {
  if (!isRunning()) return;
  running?.kill("SIGKILL");
  await once(running as ChildProcess, "exit");
}
const isRunning = () => running?.exitCode === null && running.signalCode === null;

/** A browser that always uses the same profile. */
async function start(): Promise<BrowserContext> {
  const executable = findHeadless(resolve(import.meta.dirname, ".."));
  if (!executable) throw new Error("No browser was found.");
  // Local storage comes to the disk after one second instead of five.
  const flush = "--enable-aggressive-domstorage-flushing";
  const own = ["--remote-debugging-port=0", `--user-data-dir=${profile}`, flush, signal.flag];
  const flags = [...FLAGS, ...own];
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
  const browser = watch(await chromium.connectOverCDP(address));
  const context = browser.contexts()[0] as BrowserContext;
  context.setDefaultTimeout(LONG_ENOUGH_MS);
  await hurry(context, READING);
  return context;
}

/** The only page, with a signal: of a new browser where the last one was killed, which costs more than most pages. */
async function aPage(): Promise<{ context: BrowserContext; page: Page }> {
  if (!isRunning()) phone = await start();
  await signal.find(phone);
  const page = await phone.newPage();
  await page.setViewportSize(PHONE);
  for (const other of phone.pages()) if (other !== page) await other.close();
  return { context: phone, page };
}

/** Waits until the disk knows whose phone this is. What a browser has not written when it is killed was never there. */
const ownedBy = ({ id }: SessionUser) =>
  expect
    .poll(async () => {
      const folder = join(profile, "Default/Local Storage/leveldb");
      const logs = (await readdir(folder)).filter((name) => name.endsWith(".log"));
      const written = await Promise.all(logs.map((name) => readFile(join(folder, name), "latin1")));
      return new RegExp(`barakah-anggota.{1,4}${id}`, "s").test(written.join(""));
    })
    .toBe(true);

/** Waits until the page and the notice for offline copies are stored; the latter comes last. */
const kept = (page: Page, path: string) =>
  expect
    .poll(async () => {
      const paths = await copiedPaths(page);
      return paths.includes(path) && paths.some((file) => file.startsWith("/assets/start-offline-"));
    })
    .toBe(true);
const copiedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
const controlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

it("shows pages read before without a signal, marked as copies, and an offline page for the others", async () => {
  const { context, page } = await aPage();
  // Two pages are read before the service worker starts.
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...to) => {
      await new Promise((started) => addEventListener("mulai", started, { once: true }));
      return register(...to);
    };
  });
  await page.goto(`${SITE}/charity`);
  await hydrated(page);
  await page.locator(`a[href="/kampanye/${MOSQUE}"]`).last().click();
  await arriveAt(page, `/kampanye/${MOSQUE}`);
  const starting = setInterval(() => page.evaluate(() => dispatchEvent(new Event("mulai"))), 200);
  await controlled(page);
  clearInterval(starting);
  await kept(page, "/charity");
  await kept(page, `/kampanye/${MOSQUE}`);
  await signal.lose(context);
  await page.goto(`${SITE}/charity`);
  await page.getByRole("heading", { name: "Semua Program" }).waitFor();
  await page.goto(`${SITE}/kampanye/${MOSQUE}`);
  await page
    .getByRole("status")
    .getByText(/^Salinan \d\d\.\d\d\. Tidak ada sinyal\.$/)
    .waitFor();
  await signal.find(context);
  await page.getByRole("status").getByText("Sinyal sudah kembali.").waitFor();
  await signal.lose(context);
  await page.getByRole("link", { name: "Academy" }).click();
  await page.getByRole("heading", { name: "Tidak ada sinyal" }).waitFor();
  await page.getByText("Halaman ini belum ada salinannya di HP ini.").waitFor();
  await page.getByRole("link", { name: /^Bangun Masjid.* Salinan \d\d\.\d\d$/ }).waitFor();
  await page.goto(`${SITE}/pembayaran/tidak-ada`);
  await page.getByText("Pembayaran gagal dimuat.").waitFor();
  await page.goto(`${SITE}/cek-donasi`);
  await page.getByText("Demi keamanan, halaman ini tidak disimpan").waitFor();
  const unwanted = /^\/(?:admin|pembayaran\/|cek-donasi|api\/(?!campaigns|site|donations\/campaign))/;
  expect((await copiedPaths(page)).filter((path) => unwanted.test(path))).toEqual([]);
});

const SAFE = "Buktimu aman di HP ini dan terkirim sendiri begitu ada sinyal";

async function giftsOf(name: string): Promise<number> {
  const { access } = await callerOf("bendahara");
  const answer = await fetch(`${SITE}/api/admin/payments/?search=${encodeURIComponent(name)}`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as unknown[]).length;
}

it("sends a proof once that was given without a signal, though the browser was killed in between", async () => {
  const donor = someone("Rina Tanpa Sinyal");
  const before = await aPage();
  await before.page.goto(SITE);
  await kept(before.page, "/");
  await atGiftTransfer(before.page, donor);
  await fillTransfer(before.page);
  await kept(before.page, "/konfirmasi-pembayaran-donasi");
  await signal.lose(before.context);
  await send(before.page);
  await before.page.getByText(SAFE).waitFor();
  expect(await before.page.getByRole("alert").innerText()).toBe("");
  expect(await before.page.getByRole("button", { name: /kirim/i }).count()).toBe(0);
  await before.page.reload();
  await before.page.getByText(SAFE).waitFor();
  await before.page.getByRole("link", { name: "Lihat yang menunggu" }).click();
  await says(before.page, "Menunggu");
  // The home page opens although the script that shows the unsent proof was never loaded.
  const missing = before.page.waitForEvent("requestfailed", (file) => file.url().includes("unsent-row"));
  await before.page.goto(SITE);
  await missing;
  await before.page.getByRole("heading", { name: "Program Donasi", exact: true }).waitFor();
  expect(await before.page.getByRole("heading", { name: "Terjadi kesalahan" }).count()).toBe(0);
  await kill();
  expect(await giftsOf(donor)).toBe(0);

  const { page } = await aPage();
  // Signing in meanwhile does not change it: the proof is sent as the guest's.
  await page.goto(`${SITE}/healthz`);
  await signIn(page, (await aMember()).session);
  await page.goto(`${SITE}/bukti-belum-terkirim`);
  await says(page, "Terkirim");
  await page.reload();
  await says(page, "Terkirim");
  expect(await page.getByText("Menunggu", { exact: true }).count()).toBe(0);
  expect(await giftsOf(donor)).toBe(1);
  await page.goto(SITE);
  await page.getByRole("region", { name: "Pembayaranmu" }).getByText(/^DON-/).click();
  await page.getByText("Buktimu sedang diperiksa.").waitFor();
});

/** A guest's transfer form of a new gift. */
async function atGiftTransfer(page: Page, donor: string) {
  await page.goto(SITE + DONATE);
  await hydrated(page);
  await fillGift(page, "Bank Syariah Indonesia (BSI)");
  await page.getByLabel("Nama lengkap").fill(donor);
  await goOn(page);
  await page.getByRole("button", { name: "Salin No Rek." }).waitFor();
}

/** On a phone that keeps nothing of its people. */
async function anEmptyPage() {
  const empty = await aPage();
  await empty.page.goto(`${SITE}/healthz`);
  await empty.page.evaluate(() => {
    localStorage.clear();
    indexedDB.deleteDatabase("barakah");
  });
  return empty;
}

it("keeps a chosen picture when the phone drops the tab, and removes the waiting card when another tab has sent it", async () => {
  const donor = someone("Rina Tab Hilang");
  const { context, page: before } = await anEmptyPage();
  await atGiftTransfer(before, donor);
  await fillTransfer(before);
  await expect.poll(() => keptDrafts(before)).toBe(1);
  await before.reload();
  await before.getByText("siap dikirim").waitFor();
  const page = await context.newPage();
  await before.close();

  await page.goto(SITE);
  await page.getByRole("link", { name: "Bukti transfer Rp. 100.225 belum dikirim" }).click();
  await page.getByText("siap dikirim").waitFor();
  expect(await page.getByText("bukti.png").count()).toBe(1);
  expect(await page.getByLabel("Bank asal").inputValue()).toBe("Bank Contoh & Mitra");
  await signal.lose(context);
  await send(page);
  await page.getByText(SAFE).waitFor();
  expect(await giftsOf(donor)).toBe(0);
  // This tab can neither send nor try again: only the other one can tell it.
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await page.route("**/api/**", (call) => call.abort());
  await signal.find(context);
  const other = await context.newPage();
  await other.goto(SITE);
  await expect.poll(() => giftsOf(donor)).toBe(1);
  await page.getByRole("heading", { name: "Donasimu sudah terkirim. Jazakumullahu khairan!" }).waitFor();
  await page.getByRole("link", { name: "Buka WhatsApp" }).waitFor();
  await expect.poll(() => keptDrafts(page)).toBe(0);
  expect(await giftsOf(donor)).toBe(1);
});

it("shows a member's chosen picture to no other person, and deletes it at sign-out", async () => {
  const [one, other] = [await aMember(), await aMember()];
  await Promise.all([joinAs(one.session, PAID), joinAs(other.session, PAID)]);
  const { page } = await anEmptyPage();
  await signIn(page, one.session);
  await atCoursePayment(page);
  await expect.poll(() => keptDrafts(page)).toBe(1);
  // The session ended by itself, and somebody else signs in: the form is empty.
  await page.goto(`${SITE}/healthz`);
  await signIn(page, other.session);
  await page.goto(`${SITE}/konfirmasi-pembayaran-kelas/${PAID}`);
  await hydrated(page);
  await page.getByLabel("Bukti transfer").waitFor();
  await expect.poll(() => keptDrafts(page)).toBe(0);
  expect(await page.getByText("siap dikirim").count()).toBe(0);
  await fillTransfer(page);
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.goto(`${SITE}/login`);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByText("Logout successful!").waitFor();
  await expect.poll(() => keptDrafts(page)).toBe(0);
});

const signIn = (page: Page, session: object) =>
  page.evaluate((user) => localStorage.setItem("user", user), JSON.stringify(session));

/** The filled-in payment page of a course. */
async function atCoursePayment(page: Page) {
  await page.goto(`${SITE}/konfirmasi-pembayaran-kelas/${PAID}`);
  await hydrated(page);
  await fillTransfer(page);
}

async function atOrderPayment(page: Page) {
  await page.goto(`${SITE}/bayar-belanja`);
  await hydrated(page);
  await fillBuyer(page, "Bank Syariah Indonesia (BSI)");
  await payNow(page);
  await arriveAt(page, "/konfirmasi-pembayaran-belanja");
  await fillTransfer(page);
}

async function keepLessons(page: Page) {
  await page.goto(`${SITE}/kelas/${FREE}`);
  await hydrated(page);
  await openTab(page, /^Materi/);
  await page.getByRole("button", { name: "Simpan untuk offline" }).click();
  await page.getByRole("link", { name: "5 materi tersimpan di HP ini" }).waitFor();
}

it("keeps a member's lessons by choice, and sends an order's and a course's proof once the signal is back", async () => {
  const { session } = await aMember();
  await Promise.all([joinAs(session, FREE), joinAs(session, PAID), putInCart(session, await aProduct())]);
  const { context, page } = await anEmptyPage();
  await page.goto(`${SITE}/about`);
  await signIn(page, session);
  await controlled(page);
  await keepLessons(page);
  await atCoursePayment(page);
  const other = await context.newPage();
  await atOrderPayment(other);
  await signal.lose(context);
  for (const tab of [page, other]) {
    await send(tab);
    await tab.getByRole("link", { name: "Lihat yang menunggu" }).waitFor();
  }
  await page.goto(`${SITE}/kelas/${FREE}`);
  await page.getByRole("link", { name: "Buka yang tersimpan di HP ini" }).click();
  await arriveAt(page, "/kelas-tersimpan");
  await page.goto(`${SITE}/kelas/tidak-pernah-dibuka`);
  await page.getByRole("link", { name: /5 materi tersimpan di HP ini$/ }).click();
  await arriveAt(page, "/kelas-tersimpan");
  await page.getByText("1. Nisab dan haul").click();
  await page.getByText(/^Nisab adalah batas minimal harta/).waitFor();
  await ownedBy(session);
  await kill();
  expect(await ordersOf(session)).toEqual([]);

  const again = (await aPage()).page;
  await again.goto(`${SITE}/healthz`);
  await again.evaluate(() => localStorage.removeItem("user"));
  await again.goto(`${SITE}/bukti-belum-terkirim`);
  await again.getByRole("link", { name: "Login" }).first().waitFor();
  expect(await again.getByText("Menunggu sinyal").count()).toBe(0);
  await again.goto(SITE);
  await again.getByRole("link", { name: "2 bukti transfer menunggu dikirim" }).click();
  await arriveAt(again, "/bukti-belum-terkirim");
  await signIn(again, session);
  await again.goto(`${SITE}/bukti-belum-terkirim`);
  await expect.poll(() => again.getByText("Terkirim", { exact: true }).count()).toBeGreaterThanOrEqual(2);
  expect(await ordersOf(session)).toHaveLength(1);
  expect((await enrolmentOf(session, PAID)).in_review).toBe(true);

  await again.goto(`${SITE}/kelas-tersimpan`);
  await again.getByRole("heading", { name: "Menghitung Zakat dengan Tenang" }).waitFor();
  await again.goto(`${SITE}/login`);
  await again.getByRole("button", { name: "Logout" }).click();
  await again.getByText("Logout successful!").waitFor();
  await again.goto(`${SITE}/kelas-tersimpan`);
  await says(again, "Belum ada kelas yang tersimpan");
  await expect.poll(() => keptIn(again, "kelas")).toBe(0);
});

it("asks before a new version is activated, and reloads the page after consent", async () => {
  const { page } = await anEmptyPage();
  await page.goto(`${SITE}/about`);
  await controlled(page);
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  // Another URL is another version of the service worker; it waits while a page is open.
  await page.evaluate(async () => {
    Object.assign(window, { begun: true });
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    // The page itself may still register the previous version.
    serviceWorker.register = () => serviceWorker.ready;
    await register("/sw.js?versi=lain");
  });
  await page.getByRole("status").getByText("Versi baru sudah siap.").waitFor();
  expect(await worker()).not.toContain("versi=lain");
  expect(await page.evaluate(() => "begun" in window)).toBe(true);
  await follow(page, "/hubungi-kami");
  const covered = () =>
    page.evaluate(() => {
      const bottom = document.querySelector("#pita")?.getBoundingClientRect().bottom ?? 0;
      return bottom > (document.querySelector("main")?.getBoundingClientRect().top ?? 0);
    });
  expect(await covered()).toBe(false);
  // The previous version is replaced only once it has nothing left to copy.
  await kept(page, "/about");
  await kept(page, "/hubungi-kami");
  await page.getByRole("button", { name: "Muat ulang" }).click();
  await page.waitForFunction(() => !("begun" in window));
  await hydrated(page);
  expect(await worker()).toContain("versi=lain");

  // The page registers its own URL again, which is another version. This time the previous one is busy for long.
  const busy = page.getByRole("status").getByText("Versi baru sudah siap.");
  await busy.waitFor();
  await page.evaluate(() => {
    Object.assign(window, { begun: true });
    ServiceWorker.prototype.postMessage = () => undefined;
  });
  await page.getByRole("button", { name: "Muat ulang" }).click();
  await page.waitForFunction(() => !("begun" in window));
  await busy.waitFor();
});
