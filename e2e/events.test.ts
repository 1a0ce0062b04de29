import type { StaffEvent } from "@barakah/contract";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { DESK, launch, open, PHONE, useBrowser, visit } from "./browser.ts";
import { openScanner, typeCode } from "./door-steps.ts";
import { anEvent, letPass, OFFERED_SOON, payQris } from "./event-steps.ts";
import { keepEvidence } from "./evidence.ts";
import { hurry } from "./hurry.ts";
import { LONG_ENOUGH_MS } from "./long-enough.ts";
import { callAs, visitAs } from "./members.ts";
import { aSignal } from "./signal.ts";
import { SITE } from "./site.ts";
import { callerOf, staff } from "./staff.ts";

useBrowser();

/** A free event of the demo. */
const FREE = "kajian-subuh-adab-berutang";
const CODE = /^[2-9A-Z]{4} [2-9A-Z]{4}$/;

let browser: Browser;
let signal: Awaited<ReturnType<typeof aSignal>>;
beforeAll(async () => {
  signal = await aSignal();
  browser = await launch(signal.flag);
});
afterAll(async () => {
  await browser.close();
  signal.end();
});
afterEach(keepEvidence);

/** With a service worker, which the other journeys block. */
async function aPhone(): Promise<{ context: BrowserContext; page: Page }> {
  await signal.find();
  const context = await browser.newContext({
    ...{ baseURL: SITE, locale: "id-ID", timezoneId: "Asia/Jakarta", reducedMotion: "reduce" },
    viewport: PHONE,
  });
  context.setDefaultTimeout(LONG_ENOUGH_MS);
  await hurry(context, OFFERED_SOON);
  return { context, page: await context.newPage() };
}

/** Waits until the copy of the open page contains these words. */
const kept = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const copy = await (await caches.open("tiket")).match(location.pathname, { ignoreVary: true });
        return (await copy?.text()) ?? "";
      }),
    )
    .toContain(words);

const asCopy = (page: Page) =>
  page
    .getByRole("status")
    .getByText(/^Salinan \d\d\.\d\d\./)
    .waitFor();

const SIZE = {
  ...{ label: "Ukuran kaus", kind: "choice", required: true },
  options: [{ label: "M" }, { label: "XXL", price: 10_000 }],
};
const more = { certificate: true, questions: [SIZE] };
const PRICE = 100_000;

/** From the list to the code of the QRIS payment; returns the address of the ticket page. */
async function registerTwo(page: Page, { title, slug }: StaffEvent, buyer: string): Promise<string> {
  await open(page, `/acara?search=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).click();
  await arriveAt(page, `/acara/${slug}`);
  const add = page
    .getByRole("group", { name: "Jumlah tiket Peserta" })
    .getByRole("button", { name: "Tambah" });
  await add.click();
  await add.click();
  await page.getByText("2 tiket").waitFor();
  await page.getByRole("link", { name: "Daftar", exact: true }).click();
  await page.getByRole("heading", { name: "Peserta 2" }).waitFor();
  await page.getByLabel("Nama lengkap").first().fill(buyer);
  await page.getByLabel("Nama lengkap").nth(1).fill("Bagus Peserta");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByRole("radio", { name: "M", exact: true }).first().check();
  await page.getByRole("radio", { name: /^XXL/ }).nth(1).check();
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  expect(await violations(page)).toEqual([]);
  const answered = page.waitForResponse((answer) => answer.url().endsWith("/register/"));
  await page.getByRole("button", { name: "Lanjut bayar" }).click();
  const { ticket_page } = (await (await answered).json()) as { ticket_page: string };
  await page.getByRole("img", { name: /^Kode QRIS Rp\. 2(09|10)\./ }).waitFor();
  return ticket_page;
}

it("sells two tickets by QRIS, opens them without a signal, lets their holder in once, and certifies it the next day", async () => {
  const buyer = `Rina ${Date.now().toString(36)}`;
  const title = `Pelatihan ${Date.now().toString(36)}`;
  const event = await anEvent(title, PRICE, { ...more, listed: true });
  const crewOf = `/api/admin/events/${event.id}/crew/`;
  await callAs(await callerOf("editor"), "POST", crewOf, { username: "panitia", may: "scan" });
  const guest = await aPhone();
  const address = await registerTwo(guest.page, event, buyer);
  const payment = guest.page.url();
  await open(guest.page, address);
  await guest.page.getByText("Menunggu pembayaran").waitFor();
  await payQris(payment, buyer);
  const own = guest.page.getByRole("region", { name: "Tiket 1 dari 2" });
  const other = guest.page.getByRole("region", { name: "Tiket 2 dari 2" });
  await own.getByRole("img", { name: "Kode QR tiket" }).waitFor();
  const code = await own.getByText(CODE).innerText();
  await other.getByText("Bagus Peserta", { exact: true }).waitFor();
  expect(await violations(guest.page)).toEqual([]);

  const crew = await aPhone();
  await openScanner(crew.page, await staff("panitia"), event);
  await Promise.all([kept(guest.page, code), kept(crew.page, "</html>")]);

  for (const { context } of [guest, crew]) await signal.lose(context);
  await guest.page.goto(address);
  await own.getByText(code).waitFor();
  await own.getByRole("img", { name: "Kode QR tiket" }).waitFor();
  await asCopy(guest.page);

  const sent: string[] = [];
  crew.page.on("response", (answer) => {
    if (!answer.url().endsWith("/scans/") || !answer.ok()) return;
    // A call without scans says that this phone is there.
    const { scans } = answer.request().postDataJSON() as { scans: { code: string }[] };
    sent.push(...scans.map(({ code: scanned }) => scanned));
  });
  await crew.page.goto(`/panitia/${event.slug}/pindai`);
  await crew.page.getByText("Luring", { exact: true }).waitFor();
  await typeCode(crew.page, code.toLowerCase());
  const verdict = crew.page.getByRole("alert");
  await verdict.filter({ hasText: /Silakan masuk.*Rina/ }).waitFor();
  // Typed again at once, as by somebody who looked away.
  await typeCode(crew.page, code.toLowerCase());
  await verdict.getByText(/^Sudah masuk \d\d\.\d\d$/).waitFor();
  await crew.page.getByText("1 belum terkirim").waitFor();
  expect(await violations(crew.page)).toEqual([]);
  // The scan outlives the page.
  await crew.page.reload();
  await crew.page.getByText("1 belum terkirim").waitFor();
  expect(sent).toEqual([]);

  for (const { context } of [guest, crew]) await signal.find(context);
  await crew.page.getByText("Daring", { exact: true }).waitFor();
  await crew.page.getByText(/daftar \d\d\.\d\d$/).waitFor();
  const figure = crew.page.locator("dl > div", { hasText: "sudah masuk" }).locator("dd");
  expect([await figure.innerText(), sent.length]).toEqual(["1", 1]);
  await crew.page.getByText("Terakhir di HP ini").click();
  await crew.page.getByText("Dicatat", { exact: true }).waitFor();

  await letPass(event, PRICE, more);
  const certificates = `/admin/acara/${event.id}/sertifikat`;
  const editor = await visitAs(await staff("editor"), certificates, { viewport: DESK });
  await editor.getByText("Semua yang dipindai masuk.").waitFor();
  expect(await violations(editor)).toEqual([]);
  await editor.getByRole("button", { name: "Terbitkan untuk semua yang hadir" }).click();
  await editor.getByRole("link", { name: /^SRT-/ }).waitFor();
  expect(await editor.getByText("Belum terbit").count()).toBe(1);
  const certificate = { name: /ertifikat/ };
  await open(guest.page, address);
  await own.getByText(/^Sudah masuk \d\d\.\d\d$/).waitFor();
  await own.getByRole("link", certificate).first().click();
  await arriveAt(guest.page, /\/sertifikat\/SRT-/);
  await guest.page.getByText(buyer).first().waitFor();

  await editor.getByRole("button", { name: "Cabut", exact: true }).click();
  await editor.getByLabel("Alasan (tercatat)").fill("Nama tertukar.");
  await editor.getByRole("button", { name: "Cabut Sertifikat" }).click();
  await editor.getByText("Dicabut", { exact: true }).first().waitFor();
  await open(guest.page, address);
  await own.waitFor();
  expect(await guest.page.getByRole("region").getByRole("link", certificate).count()).toBe(0);
});

it("narrows the list by month and kind, also without JavaScript", async () => {
  const page = await visit("/acara", { javaScriptEnabled: false });
  await page.getByRole("link", { name: "Gratis", exact: true }).click();
  await page.getByRole("link", { name: "Kajian Subuh: Adab Berutang" }).waitFor();
  await page.getByRole("link", { name: "Daring", exact: true }).click();
  await page.getByText("Tidak ada acara seperti ini.").waitFor();
  await page.getByRole("link", { name: "Lihat semua acara" }).click();
  const month = page.getByRole("navigation", { name: "Bulan" }).getByRole("link").first();
  await month.click();
  await page.waitForURL(/bulan=20\d\d-\d\d$/);
  expect(await month.getAttribute("aria-current")).toBe("page");
  await page.getByRole("link", { name: "Acara yang sudah lewat" }).click();
  await page.getByRole("link", { name: "Kelas Pembukuan untuk Warung" }).waitFor();
});

it("shows the next two events on the home page", async () => {
  const page = await visit("/");
  const row = page.locator("section", { has: page.getByRole("heading", { name: "Acara terdekat" }) }).last();
  await row.getByRole("link", { name: "Kajian Subuh: Adab Berutang" }).waitFor();
  expect(await row.getByRole("listitem").count()).toBe(2);
});

it("registers for a free event without JavaScript, up to the tickets", async () => {
  const page = await visit(`/acara/${FREE}`, { javaScriptEnabled: false, expected: /status of 422/ });
  await page.getByRole("link", { name: "Daftar", exact: true }).click();
  const steps = page.getByLabel("Langkah pendaftaran");
  await steps.getByText("Tiket").waitFor();
  expect(await steps.getByText("Bayar").count()).toBe(0);
  await page.getByLabel("Nama lengkap").fill("Rina Tanpa Skrip");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByRole("button", { name: "Tambah peserta" }).click();
  await page.getByRole("heading", { name: "Peserta 2" }).waitFor();
  expect(await page.getByLabel("Nama lengkap").first().inputValue()).toBe("Rina Tanpa Skrip");
  // The second participant has no name yet: the form says so and keeps the rest.
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await page.locator("input[aria-invalid=true]").and(page.getByLabel("Nama lengkap").nth(1)).waitFor();
  await page.getByLabel("Nama lengkap").nth(1).fill("Bagus Tanpa Skrip");
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await page.waitForURL(/\/tiket\//);
  for (const [place, name] of ["Rina Tanpa Skrip", "Bagus Tanpa Skrip"].entries()) {
    const ticket = page.getByRole("region", { name: `Tiket ${place + 1} dari 2` });
    await ticket.getByText(name, { exact: true }).waitFor();
    await ticket.getByRole("img", { name: "Kode QR tiket" }).waitFor();
    await ticket.getByText(CODE).waitFor();
  }
});
