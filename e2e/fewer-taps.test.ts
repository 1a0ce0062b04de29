import type { DonationHistoryItem, SessionUser } from "@barakah/contract";
import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { open, useBrowser, visit } from "./browser.ts";
import { DONATE, fillTransfer, goOn, MOSQUE } from "./giving-steps.ts";
import { keptDrafts } from "./kept-on-phone.ts";
import { callAs, post, visitAs } from "./members.ts";

useBrowser();

it("a second gift from the same phone needs at most five taps, and 'Bukan saya' clears the giver", async () => {
  const page = await visit(DONATE);
  await page.getByRole("radio", { name: "Rp. 50.000", exact: true }).check();
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  await page.getByLabel("Nama lengkap").fill("Rina Donatur");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await goOn(page);
  const code = page.getByRole("img", { name: /^Kode QRIS/ });
  await code.waitFor();

  await open(page, "/");
  let taps = 0;
  async function tap(target: Locator) {
    await target.click();
    taps += 1;
  }
  await tap(page.getByRole("article").getByRole("link").first());
  await tap(page.getByRole("link", { name: "Donasi Sekarang" }));
  await tap(page.getByText("Rp. 100.000", { exact: true }));
  await tap(page.getByRole("button", { name: "Lanjutkan" }));
  await code.waitFor();
  expect(await code.getAttribute("aria-label")).toMatch(/^Kode QRIS Rp\. 100\./);
  await tap(page.getByRole("link", { name: "Simpan gambar" }));
  expect(taps).toBeLessThanOrEqual(5);

  // A transfer that was begun, with its picture.
  await open(page, DONATE);
  await page.getByText("Rp. 100.000", { exact: true }).click();
  await page.getByRole("radio", { name: /^Bank Syariah Indonesia/ }).check();
  await goOn(page);
  await page.getByRole("button", { name: "Salin No Rek." }).waitFor();
  await fillTransfer(page);
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await open(page, DONATE);
  const name = page.getByLabel("Nama lengkap");
  await expect.poll(() => name.inputValue()).toBe("Rina Donatur");
  await page.getByRole("button", { name: "Bukan saya" }).click();
  expect([await name.inputValue(), await page.getByLabel("Nomor telepon").inputValue()]).toEqual(["", ""]);
  await expect.poll(() => keptDrafts(page)).toBe(0);
  await page.reload();
  await page.getByRole("button", { name: "Lanjutkan" }).waitFor();
  expect([await name.inputValue(), await page.getByText("Bukan saya").count()]).toEqual(["", 0]);
});

it("leads to zakat from the home page all year", async () => {
  const page = await visit("/");
  await page.getByRole("link", { name: /^Hitung zakatmu/ }).click();
  await page.getByRole("heading", { name: "Nisab hari ini" }).waitFor();
});

it("leads from the receipt to another gift, with the same amount", async () => {
  const demo = { username: "demo", password: "barakah-demo-2026" };
  const session = await post<SessionUser>("/api/auth/login/", demo);
  const given = await callAs<DonationHistoryItem[]>(session, "GET", "/api/donations/donation/");
  const gift = given.find(({ status, campaign }) => status === "verified" && campaign.slug === MOSQUE);
  const page = await visitAs(session, gift?.page ?? "");
  await page.getByRole("link", { name: "Patungan lagi" }).click();
  await arriveAt(page, /^\/bayar-donasi\//);
  await expect.poll(() => page.getByLabel("Nominal donasi").inputValue()).not.toBe("");
});
