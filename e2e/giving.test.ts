import { randomUUID } from "node:crypto";
import { jakartaDay } from "@barakah/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { open, PHONE, reload, SMALLEST, useBrowser, visit } from "./browser.ts";
import { setText } from "./every-look.ts";
import {
  aLargePhoto,
  attach,
  awaitChat,
  chooseTransfer,
  DONATE,
  donationsOf,
  fillTransfer,
  goOn,
  isInSight,
  loseAnswer,
  MOSQUE,
  SENT_AGAIN,
  says,
  send,
  signalComesBack,
  toast,
} from "./giving-steps.ts";
import { LATE_PARTS } from "./hurry.ts";
import { aMember, visitAs } from "./members.ts";
import { pictureOf } from "./pictures.ts";

useBrowser();

const A_GIF = "R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=";

const isOneLine = (element: Element) =>
  element.getBoundingClientRect().height < 1.5 * Number.parseFloat(getComputedStyle(element).lineHeight);
const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth;

/** Screen readers announce a live region when its text has changed. */
const watchAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector("#pesan-singkat [role=status]") as Element;
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver(() => heard.push(region.textContent ?? "")).observe(region, { childList: true });
  });
const announced = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** Notes whether the page is ever without content. */
const watchForEmptyScreen = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { empty: 0 });
    const look = () => document.querySelector("main") ?? Object.assign(window, { empty: 1 });
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

const WHAT_PAGES_NEED = /\/assets\/|\/api\//;
/** The next page comes so late that a message shown with the tap could be forgotten by then: more than a second later. */
const slowPages = (page: Page) =>
  page.route(WHAT_PAGES_NEED, async (route) => {
    if (route.request().method() === "GET") await page.waitForTimeout(1100);
    await route.fallback();
  });

describe("a gift by transfer", () => {
  it("is confirmed by a guest, with the proof, through WhatsApp", async () => {
    const page = await visit(DONATE);
    const chat = awaitChat(page);
    await chooseTransfer(page);
    for (const size of [130, 200]) {
      await setText(page, size);
      expect(await page.getByText("Jumlah transfer").locator("+ p").evaluate(isOneLine)).toBe(true);
      expect(await page.locator("header h1").first().evaluate(isWhole)).toBe(true);
    }
    await setText(page, 100);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Salin Nominal" }).click();
    await toast(page, "Nominal berhasil disalin!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("100225");
    await page.getByRole("button", { name: "Salin No Rek." }).click();
    await toast(page, "No Rek. berhasil disalin!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10}$/);
    await watchAnnouncements(page);
    await page.getByRole("button", { name: "Salin No Rek." }).click();
    await expect.poll(() => announced(page)).toEqual(["", "No Rek. berhasil disalin!"]);
    await says(page, "PENTING! Mohon transfer sesuai sampai dengan 3 digit terakhir");

    await fillTransfer(page);
    const made = page.waitForResponse((answer) => answer.url().includes("/payments/purchase/"));
    await slowPages(page);
    await watchForEmptyScreen(page);
    await send(page);
    expect((await made).status()).toBe(201);
    await arriveAt(page, "/");
    expect(await page.evaluate(() => (window as { empty?: number }).empty)).toBe(0);
    await page.getByRole("button", { name: "Buka WhatsApp" }).waitFor();
    await page.unroute(WHAT_PAGES_NEED);
    // The chat opened in front of the toast, so the thanks stay beside the number.
    await page.getByText("Buktimu sudah kami terima dan sedang diperiksa bendahara.").waitFor();
    await page.getByText("Ketuk nomornya untuk melihat hasilnya.").waitFor();
    // The number is on the visible screen.
    const number = page.getByRole("region", { name: "Pembayaranmu" }).getByText(/^DON-/);
    await expect.poll(() => number.evaluate(isInSight)).toBe(true);
    const text = (await chat).searchParams.get("text") ?? "";
    expect(text).toContain("Jumlah: Rp. 100.225");
    expect(text).toContain("Bank asal: Bank Contoh & Mitra");
    expect(text).toContain("Nama: Rina Donatur");
    expect(text).not.toContain("0812");
    // After sending, the typed data is gone and the confirmation cannot be opened again.
    await open(page, "/konfirmasi-pembayaran-donasi");
    await arriveAt(page, "/");
  });

  it("asks for bank, account and proof, and refuses a file that is no picture or too large", async () => {
    const page = await visit(DONATE, { expected: /415/ });
    await chooseTransfer(page);
    await send(page);
    await toast(page, "Mohon lengkapi semua data yang diperlukan.");
    await says(page, "Mohon upload bukti transfer");
    expect(await page.getByLabel("Tanggal transfer").inputValue()).toBe(jakartaDay());

    const proof = page.getByLabel("Bukti transfer");
    const paper = { name: "bukti.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
    await proof.setInputFiles(paper);
    await toast(page, "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.");
    await proof.setInputFiles({ name: "rusak.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(2_097_153) });
    await toast(page, "Ukuran file terlalu besar. Maksimal 2MB.");
    await proof.setInputFiles({ name: "kosong.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
    await toast(page, "Foto ini tidak dapat dibuka. Pilih atau ambil foto lain.");
    expect(await page.getByText("siap dikirim").count()).toBe(0);
    expect(await violations(page)).toEqual([]);

    // What only pretends to be a picture is refused by the server.
    await fillTransfer(page);
    await attach(page, Buffer.from(A_GIF, "base64"), "bukti.jpg", "image/jpeg");
    await send(page);
    await says(page, "Gagal membuat donasi. Silakan coba lagi.");
    await says(page, "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.");
  });

  it("leads home when it is opened without a gift, and survives a reload with one", async () => {
    const page = await visit("/konfirmasi-pembayaran-donasi", { waits: LATE_PARTS });
    await arriveAt(page, "/");
    await open(page, DONATE);
    await chooseTransfer(page);
    await page.getByLabel("Bank asal").fill("Bank Lama");
    await reload(page);
    await expect.poll(() => page.getByLabel("Bank asal").inputValue()).toBe("Bank Lama");
    // As if the tab had been closed while its owner was at the bank.
    await page.evaluate(() => sessionStorage.clear());
    await open(page, "/");
    const wayBack = page.getByRole("link", { name: "Lihat rekening dan kirim bukti" });
    await wayBack.waitFor();
    for (const viewport of [SMALLEST, PHONE]) {
      await page.setViewportSize(viewport);
      expect(await wayBack.evaluate(isInSight)).toBe(true);
    }
    await wayBack.click();
    await arriveAt(page, "/konfirmasi-pembayaran-donasi");
    await says(page, "Rp. 100.225");
    await open(page, "/");
    await page.getByRole("button", { name: "Singkirkan donasi yang belum selesai" }).click();
    await reload(page);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain("barakah-donasi-transfer");
  });

  it("is made once, however often the button is tapped, and sends a large photo smaller than two megabytes", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, DONATE);
    void awaitChat(page);
    await chooseTransfer(page);
    await fillTransfer(page);
    const photo = await aLargePhoto();
    expect(photo.length).toBeGreaterThan(2_097_152);
    await attach(page, photo, "foto.jpg", "image/jpeg");
    const sent = page.waitForRequest((request) => request.url().includes("/payments/purchase/"));
    // Not even if the background sender starts while the form is sending.
    let calls = 0;
    await page.route("**/payments/purchase/", async (route) => {
      calls += 1;
      if (calls === 1) await signalComesBack(page);
      await route.continue();
    });
    await page.getByRole("button", { name: "KIRIM VIA WHATSAPP" }).dblclick();
    await arriveAt(page, "/");
    expect(calls).toBe(1);
    expect(Number(await (await sent).headerValue("content-length"))).toBeLessThan(2_110_000);
    const donations = await donationsOf(session);
    expect(donations).toMatchObject([{ amount: 100_225, status: "pending", campaign: { slug: MOSQUE } }]);
    await open(page, "/riwayat-donasi");
    await page.getByRole("heading", { name: donations[0]?.campaign_title }).waitFor();
    await says(page, "Rp. 100.225");
    await says(page, "Menunggu Verifikasi");
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: donations[0]?.campaign_title }).click();
    await page.getByText("Buktimu sedang diperiksa.").waitFor();
    await says(page, "Kamu mengirim bukti transfer");
    expect(await violations(page)).toEqual([]);
  });

  it("is made once if the answer is lost: it is sent again automatically", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, DONATE, {
      expected: /ERR_FAILED|Failed to fetch/,
      waits: SENT_AGAIN,
    });
    const chat = awaitChat(page);
    await chooseTransfer(page);
    await fillTransfer(page);
    await loseAnswer(page, "**/payments/purchase/");
    await send(page);
    await page.getByRole("link", { name: "Buka WhatsApp" }).waitFor();
    expect(await donationsOf(session)).toHaveLength(1);
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Buka WhatsApp" }).click();
    expect((await chat).hostname).toBe("wa.me");
    await (await opened).close();
    expect(await donationsOf(session)).toHaveLength(1);
  });

  it("is made without JavaScript too: errors are shown beside the typed values, and nothing is lost", async () => {
    const page = await visit(DONATE, { javaScriptEnabled: false, expected: /status of 422/ });
    await page.getByLabel("Nama lengkap").fill("Rina Tanpa Skrip");
    await goOn(page);
    await says(page, "Silakan pilih nominal donasi");
    await says(page, "Isi dengan nomor telepon yang benar.");
    expect(await page.getByLabel("Nama lengkap").inputValue()).toBe("Rina Tanpa Skrip");
    await page.getByLabel("Nominal donasi").fill("75.000");
    await page.getByRole("radio", { name: "Bank Syariah Indonesia (BSI)" }).check();
    await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
    await goOn(page);
    await page.getByText("Jumlah transfer").waitFor();
    expect(await page.locator("main").innerText()).toContain("75.225");
    await page.getByLabel("Bank asal").fill("Bank Contoh");
    const large = { name: "bukti.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(3_000_000) };
    await page.getByLabel("Bukti transfer").setInputFiles(large);
    await page.getByRole("button", { name: "Kirim konfirmasi" }).click();
    await page.getByText("terlalu besar").waitFor();
    expect(await page.getByLabel("Bank asal").inputValue()).toBe("Bank Contoh");
    await page.getByLabel("Nomor rekening asal").fill("0001112223");
    const buffer = await pictureOf(randomUUID());
    await page
      .getByLabel("Bukti transfer")
      .setInputFiles({ name: "bukti.png", mimeType: "image/png", buffer });
    await page.getByRole("button", { name: "Kirim konfirmasi" }).click();
    await page.getByText("Buktimu sedang diperiksa.").waitFor();
    expect(await page.locator("main").innerText()).toContain("75.225");
    // After a failed search the typed text stays.
    await page.goto("/cek-donasi");
    await page.getByLabel("Nomor pembayaran").fill("DON-SALAHKETIK12");
    await page.getByLabel("Nomor HP").fill("0812 0000 0000");
    await page.getByRole("button", { name: "Cari donasi" }).click();
    await page.getByText("Belum ketemu.").waitFor();
    expect(await page.getByLabel("Nomor pembayaran").inputValue()).toBe("DON-SALAHKETIK12");
    expect(await page.getByLabel("Nomor HP").inputValue()).toBe("0812 0000 0000");
  });
});
