import { expect, it } from "vitest";
import { DESK, useBrowser } from "./browser.ts";
import { visitAs } from "./members.ts";
import { administrator, staff } from "./staff.ts";

useBrowser();

it("shows an administrator the whole menu on a screen of 900 px, with any part unfolded", async () => {
  const page = await visitAs(await administrator(), "/admin", { viewport: DESK });
  const menu = page.getByRole("navigation", { name: "Menu admin" });
  const hidden = () => menu.evaluate((element) => element.scrollHeight - element.clientHeight);
  await menu.getByRole("link", { name: "Program" }).waitFor();
  expect(await hidden()).toBe(0);
  for (const [fold, unfolded] of [
    ["Pembukuan", "Zakat"],
    ["Toko dan kelas lain", "Testimoni"],
    ["Kabar dan doa", "Siaran"],
    ["Pengaturan lain", "Petugas"],
  ] as const) {
    await menu.getByRole("button", { name: fold }).click();
    await menu.getByRole("link", { name: unfolded }).waitFor();
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
