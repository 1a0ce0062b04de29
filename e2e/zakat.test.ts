import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { expectNoBarrier } from "./axe.ts";
import { DESK, PHONE, useBrowser, visit } from "./browser.ts";
import { visitAs } from "./members.ts";
import { treasurer } from "./treasury.ts";

useBrowser();

const INCOME = "9876543";

/** Records everything that the page sends. */
function listen(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  return sent;
}

async function pay(page: Page) {
  await page.getByText("Bank Syariah Indonesia").click();
  await page.getByLabel("Nama lengkap").fill("Muzaki Contoh");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByRole("button", { name: "Lanjutkan" }).click();
  await page.waitForURL("**/pembayaran/*");
}

it("asks one question at a time, reckons without sending anything, and is paid with alms in one transfer", async () => {
  const page = await visit("/zakat");
  await page.getByRole("link", { name: /^Penghasilan/ }).click();
  const income = page.getByLabel("Berapa penghasilanmu?");
  await income.waitFor();
  const sent = listen(page);
  await income.fill(INCOME);
  await page.getByText("Sembilan juta delapan ratus tujuh puluh enam ribu").waitFor();
  await page.getByRole("button", { name: "Lanjut" }).click();
  await page.getByLabel("Ada penghasilan lain?").waitFor();
  await page.getByRole("button", { name: "Lihat hasilnya" }).click();
  await page.getByRole("heading", { name: "Zakat penghasilanmu bulan ini" }).waitFor();
  await page.getByText("Rp. 246.914").first().waitFor();
  await page.getByText("SK Ketua BAZNAS No. 15 Tahun 2026").waitFor();
  await expectNoBarrier(page, "/zakat/penghasilan, hasilnya", [PHONE]);
  // Files of the page may still load, but no API call happens and no address contains a figure.
  expect(sent.filter((one) => one.includes("/api/") || one.includes(INCOME))).toEqual([]);
  expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("");
  await page.goBack();
  await page.goBack();
  expect(await income.inputValue()).toBe("9.876.543");
  await page.goForward();
  await page.goForward();
  await page.getByLabel("+ Rp. 50.000").check();
  await page.getByRole("button", { name: "Bayar Rp. 296.914" }).click();
  await page.getByLabel("Zakat penghasilan").waitFor();
  await pay(page);
  await page.getByText("Zakat penghasilan, Infak").first().waitFor();
  expect(sent.filter((one) => one.includes(INCOME))).toEqual([]);
});

it("leaves each amount's field where it is while it is typed into", async () => {
  const page = await visit("/zakat/bayar");
  await page.getByLabel("Zakat penghasilan").pressSequentially("125000");
  expect(await page.getByLabel("Zakat tabungan").isVisible()).toBe(true);
  await page.getByText("Tambah zakat lain").click();
  await page.getByLabel("Zakat emas").focus();
  await page.keyboard.type("250000");
  expect(await page.getByLabel("Zakat emas").inputValue()).toBe("250.000");
});

it("is calculated and paid without JavaScript, on pages that are not cached", async () => {
  const page = await visit("/zakat", { javaScriptEnabled: false });
  expect(await page.locator("main").innerText()).toContain("Angka yang kamu isi tidak kami simpan.");
  expect(await page.getByText("tidak dikirim").isVisible()).toBe(false);
  await page.goto("/zakat/penghasilan");
  await page.getByLabel("Berapa penghasilanmu?").fill("7640143");
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.request().method() === "POST"),
    page.getByRole("button", { name: "Hitung" }).click(),
  ]);
  expect([answer.headers()["cache-control"], new URL(page.url()).pathname]).toEqual([
    "no-store",
    "/zakat/penghasilan",
  ]);
  await page.getByRole("heading", { name: "Belum wajib zakat" }).waitFor();
  await page.getByRole("button", { name: /^Sedekah Rp\. 191\.004/ }).click();
  expect(await page.getByLabel("Infak").inputValue()).toBe("191.004");
  await pay(page);
});

it("shows staff what waits for a second reader, and lets them confirm it", async () => {
  const page = await visitAs(await treasurer(), "/admin/zakat", {
    viewport: DESK,
    expected: /status of 400/,
  });
  const confirm = page.getByRole("button", { name: "Konfirmasi aturan" });
  await confirm.waitFor();
  expect(await confirm.isDisabled()).toBe(true);
  await expectNoBarrier(page, "/admin/zakat", [PHONE, DESK]);
  await page.getByRole("button", { name: "Aturan baru" }).click();
  const rule = page.getByRole("dialog", { name: "Aturan baru" });
  await rule.getByLabel("Sumber", { exact: true }).press("Enter");
  await rule.getByText("Isi nisabnya.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Saya membuka sumbernya").click();
  await page.keyboard.press("s");
  await page.getByText("Akan berlaku").waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("perak");
  await page.getByRole("cell", { name: "Emas", exact: true }).waitFor({ state: "detached" });
  expect(await page.getByRole("cell", { name: "Perak", exact: true }).count()).toBe(1);
});
