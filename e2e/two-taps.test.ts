import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DESK, PHONE, useBrowser } from "./browser.ts";
import { visitAs } from "./members.ts";
import { administrator, staff } from "./staff.ts";

useBrowser();

/** Presses what the trial in docs/trials.md presses, and counts. */
async function taps(page: Page, ...names: (string | RegExp)[]): Promise<number> {
  for (const name of names)
    await page
      .getByRole("main")
      .getByRole("link", { name, ...(typeof name === "string" && { exact: true }) })
      .first()
      .click();
  return names.length;
}

const TASKS = [
  {
    task: "bayar penyaluran",
    by: ["Bayar penyaluran"],
    shows: ["heading", /Catat penyaluran|Penyaluran baru/],
  },
  {
    task: "kembalikan dana",
    by: ["Kembalikan dana", /^(DON|ORD|CLS|ZKT|KLS)-/],
    shows: ["button", /Kembalikan/],
  },
  { task: "tutup bulan", by: ["Tutup bulan"], shows: ["heading", /Laporan/] },
  { task: "cetak label", by: ["Cetak label"], shows: ["button", /^Cetak \d+ label/] },
] as const;

it("reaches the four everyday tasks of a treasurer within two taps from Hari ini, on a phone", async () => {
  const page = await visitAs(await staff("bendahara"), "/admin", { viewport: PHONE });
  for (const { task, by, shows } of TASKS) {
    await page.getByRole("heading", { name: "Menunggu kamu" }).waitFor();
    const count = await taps(page, ...by);
    await page.getByRole(shows[0], { name: shows[1] }).first().waitFor();
    expect([task, count <= 2]).toEqual([task, true]);
    for (let back = 0; back < count; back++) await page.goBack();
  }
});

it("shows an administrator the whole menu on a screen of 900 px, whatever is unfolded", async () => {
  const page = await visitAs(await administrator(), "/admin", { viewport: DESK });
  const menu = page.getByRole("navigation", { name: "Menu admin" });
  const hidden = () => menu.evaluate((element) => element.scrollHeight - element.clientHeight);
  await menu.getByRole("link", { name: "Program" }).waitFor();
  expect(await hidden()).toBe(0);
  for (const fold of ["Pembukuan", "Pengaturan lain"]) {
    await menu.getByRole("button", { name: fold }).click();
    await menu.getByRole("link", { name: fold === "Pembukuan" ? "Zakat" : "Petugas" }).waitFor();
    expect([fold, await hidden()]).toEqual([fold, 0]);
    await menu.getByRole("button", { name: fold }).click();
  }
});

it("explains a screen in one sentence until it is dismissed, and again when asked", async () => {
  const page = await visitAs(await staff("bendahara"), "/admin/kas", { viewport: DESK });
  const sentence = page.getByText("Catat uang tunai yang diterima dan yang disetorkan ke bank.");
  await sentence.waitFor();
  await page.getByRole("button", { name: "Tutup penjelasan" }).click();
  await sentence.waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("button", { name: "Halaman ini untuk apa?" }).click();
  await sentence.waitFor();
});
