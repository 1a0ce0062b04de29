import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { useBrowser, visit } from "./browser.ts";
import { DONATE, goOn, MOSQUE } from "./giving-steps.ts";
import { aMember, visitAs } from "./members.ts";
import { aProduct } from "./shop-steps.ts";

useBrowser();

it("shows products first if a search finds only products, and last which lists are empty", async () => {
  const { title } = await aProduct();
  const page = await visit(`/?search=${encodeURIComponent(title)}`);
  await page.getByRole("heading", { level: 2, name: "Belanja di Sinergy" }).waitFor();
  await page.getByText(/^Tidak ada program/).waitFor();
  expect(await page.getByText("Program tidak ditemukan.").count()).toBe(0);
  const headings = await page.getByRole("main").getByRole("heading").allTextContents();
  expect(headings.slice(0, 2)).toEqual([`Hasil pencarian “${title}”`, "Belanja di Sinergy"]);
});

const topOf = async (page: Page, name: string) =>
  (await page.getByRole("heading", { level: 2, name }).boundingBox())?.y ?? Number.NaN;

it("shows a campaign's story before its organiser and its fund, and leaves most of a phone on its side to the content", async () => {
  const page = await visit(`/kampanye/${MOSQUE}`);
  const story = await page.getByRole("tabpanel", { name: "Keterangan" }).boundingBox();
  expect(story?.y).toBeLessThan(844);
  expect(story?.y).toBeLessThan(await topOf(page, "Penyelenggara"));
  expect(await topOf(page, "Penyelenggara")).toBeLessThan(await topOf(page, "Tentang dana ini"));

  await page.setViewportSize({ width: 844, height: 390 });
  await page.mouse.wheel(0, 600);
  const bars = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("header, [aria-label='Tindakan'], nav")].reduce((sum, bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return sum + Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top));
      }, 0),
    );
  await expect.poll(bars).toBeLessThan(390 * 0.35);
});

it("says at the top why an online payment without JavaScript failed", async () => {
  const page = await visit(DONATE, { javaScriptEnabled: false, expected: /status of 422/ });
  await page.getByLabel("Nominal donasi").fill("75.000");
  await page.getByRole("radio", { name: "Pembayaran Online" }).check();
  await page.getByLabel("Nama lengkap").fill("Rina Tanpa Skrip");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await goOn(page);
  const reason = page.getByText("Pembayaran Online butuh JavaScript").first();
  await reason.waitFor();
  expect((await reason.boundingBox())?.y).toBeLessThan(400);
});

it("draws icons larger beside larger text", async () => {
  const page = await visit("/");
  const width = () =>
    page
      .locator("header svg")
      .first()
      .evaluate((icon) => icon.getBoundingClientRect().width);
  const before = await width();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await width()).toBe(before * 1.5);
});

it("covers nothing to tap with a short message", async () => {
  const { session } = await aMember();
  const page = await visitAs(session, "/sinergy");
  const heart = page.getByRole("button", { name: /ke Incaran$/ }).first();
  await heart.waitFor();
  // The heart is just above the dock, where messages usually stand.
  await heart.evaluate((button) => {
    const dock = document.querySelector("nav[aria-label='Navigasi utama']")?.getBoundingClientRect().top ?? 0;
    scrollBy(0, button.getBoundingClientRect().bottom + 20 - dock);
  });
  await heart.click();
  const toast = page.getByRole("status").getByText("Incaran");
  await toast.waitFor();
  const isHit = () =>
    heart.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isHit).toBe(true);
  // It still stands while the message is shown.
  expect(await toast.count()).toBe(1);
});
