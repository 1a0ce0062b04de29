import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { reload, useBrowser, visit } from "./browser.ts";
import { DONATE, ENDED, goOn, says, toast } from "./giving-steps.ts";
import { aMember, visitAs } from "./members.ts";

useBrowser();

describe("the donation page", () => {
  it("asks for everything that is missing and leads to the first of it", async () => {
    const page = await visit(DONATE);
    expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    await goOn(page);
    await toast(page, "Silakan pilih nominal donasi");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("value"))).toBe("25000");
    await page.getByText("Rp. 25.000", { exact: true }).click();
    await goOn(page);
    await toast(page, "Silakan pilih metode pembayaran");
    await says(page, "Isi dengan nama lengkap.");
    await says(page, "Isi dengan nomor telepon.");
    expect(await violations(page)).toEqual([]);
  });

  it("keeps presets, the typed amount and the total in step, and groups while typing", async () => {
    const page = await visit(DONATE);
    const field = page.getByLabel("Nominal donasi");
    const total = page.getByLabel("Tindakan");
    expect(await total.innerText()).toMatch(/^Total\s+Pilih nominal\s+Lanjutkan$/);
    expect(await page.getByText("Kode unik (Pembangunan)").count()).toBe(0);
    await page.getByRole("radio", { name: "Rp. 2.500.000" }).check();
    expect(await field.inputValue()).toBe("2.500.000");
    expect(await total.innerText()).toContain("Rp. 2.500.225");
    expect(await total.locator("mark.add-on").innerText()).toBe("225");
    await page.getByRole("radio", { name: "Nominal lain" }).check();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("inputmode"))).toBe("numeric");
    await field.pressSequentially("1234567");
    expect(await field.inputValue()).toBe("1.234.567");
    expect(await page.getByText("Kode unik (Pembangunan)").count()).toBe(1);
    expect(await total.innerText()).toContain("Rp. 1.234.792");
    await field.fill("50000");
    expect(await page.getByRole("radio", { name: "Rp. 50.000", exact: true }).isChecked()).toBe(true);
  });

  it("hides a donor behind 'Hamba Allah' and keeps the draft through a reload", async () => {
    const page = await visit(DONATE);
    const name = page.getByLabel("Nama lengkap");
    await page.getByLabel(/Sembunyikan/).check();
    expect([await name.inputValue(), await name.isDisabled()]).toEqual(["Hamba Allah", true]);
    await page.getByLabel("Nomor telepon").fill("0812 1111 2222");
    await reload(page);
    await page.getByRole("button", { name: "Lanjutkan", disabled: false }).waitFor();
    expect(await name.inputValue()).toBe("Hamba Allah");
    expect(await page.getByLabel("Nomor telepon").inputValue()).toBe("0812 1111 2222");
    await page.getByLabel(/Sembunyikan/).uncheck();
    expect([await name.inputValue(), await name.isDisabled()]).toEqual(["", false]);
  });

  it("fills in a member's data", async () => {
    const { session, email } = await aMember();
    const page = await visitAs(session, DONATE);
    await page.locator(`input[type=email][value="${email}"]`).waitFor();
  });

  it("accepts no gift for a campaign that has ended", async () => {
    const page = await visit(`/bayar-donasi/${ENDED}`);
    await page.getByRole("heading", { name: "Waktu habis" }).waitFor();
    await says(page, "Kampanye ini telah berakhir.");
    expect(await page.getByRole("button", { name: "Lanjutkan" }).count()).toBe(0);
    await page.getByRole("link", { name: "Pilih program lain" }).waitFor();
    expect(await page.getByRole("radio").count()).toBe(0);
  });

  it("is reached from /donasi, which lists the campaigns that are open", async () => {
    const page = await visit("/donasi");
    expect(await page.locator(`a[href="/bayar-donasi/${ENDED}"]`).count()).toBe(0);
    await page.locator(`a[href="${DONATE}"]`).click();
    await arriveAt(page, DONATE);
    await page.getByRole("heading", { name: "Donasi Terbaikmu" }).waitFor();
  });
});
