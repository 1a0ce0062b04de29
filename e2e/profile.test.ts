import type { Profile, SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { expectNoBarrier, expectSameParts } from "./axe.ts";
import { DESK, follow, SMALLEST, useBrowser } from "./browser.ts";
import { aMember, visitAs } from "./members.ts";
import { look, redAndBlue } from "./pictures.ts";
import { SITE } from "./site.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 4/;

async function profileOf({ id, access }: SessionUser): Promise<Profile> {
  const answer = await fetch(`${SITE}/api/profiles/${id}/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  return (await answer.json()) as Profile;
}

async function change({ id, access }: SessionUser, changes: object): Promise<void> {
  const answer = await fetch(`${SITE}/api/profiles/${id}/`, {
    method: "PUT",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    body: JSON.stringify(changes),
  });
  expect(answer.status).toBe(200);
}

const save = (page: Page) => page.getByRole("button", { name: "Simpan Perubahan" }).click();
const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

async function saved(page: Page) {
  await page.getByRole("status").getByText("Data Profile berhasil diperbaharui").waitFor();
  await arriveAt(page, "/profile");
}

/** The labels and values of a tab. */
async function facts(page: Page, tab: string): Promise<Record<string, string>> {
  await openTab(page, tab);
  const lines = page.getByRole("tabpanel", { name: tab }).locator("dl > div");
  const pairs = await lines.evaluateAll((found) =>
    found.map((line) => ["dt", "dd"].map((part) => line.querySelector(part)?.textContent ?? "")),
  );
  return Object.fromEntries(pairs);
}

describe("the profile", () => {
  it("is the same after it was saved untouched", async () => {
    const { session } = await aMember();
    await change(session, {
      work_salary: 6_500_000,
      address_latitude: -6.9175,
      birth_date: "1996-04-12",
      job: "guru",
    });
    const before = await profileOf(session);
    const page = await visitAs(session, "/profile/edit");
    await save(page);
    await saved(page);
    expect(await profileOf(session)).toEqual(before);
  });

  it("shows 'tidak ada' and '-' where nothing is known, and every kind of field as the specification says", async () => {
    const { session, email } = await aMember();
    const page = await visitAs(session, "/profile");
    await expect
      .poll(() => facts(page, "Umum"))
      .toMatchObject({
        "Nama lengkap": "-",
        "Tanggal lahir": "tidak ada",
        Segmen: "-",
        "E-mail": email,
      });
    const rest = ["Alamat", "Pendidikan", "Pekerjaan"];
    for (const tab of rest)
      await expect.poll(async () => new Set(Object.values(await facts(page, tab)))).toEqual(new Set(["-"]));
    await page.getByRole("link", { name: "Edit Profile" }).click();
    await arriveAt(page, "/profile/edit");
    await page.getByLabel("Nama lengkap").fill("Rina Aulia Rahman");
    await page.getByLabel("Jenis kelamin").selectOption("Perempuan");
    await page.getByLabel("Tanggal lahir").fill("1996-04-12");
    await page.getByLabel("Status pernikahan").selectOption("Belum Nikah");
    await openTab(page, "Alamat");
    await page.getByLabel("Provinsi").selectOption("Papua Barat");
    await page.getByLabel("Lintang").fill("-6.9175");
    await openTab(page, "Pendidikan");
    await page.getByLabel("Jenjang").selectOption("Sarjana");
    await page.getByLabel("Tahun masuk").fill("2014");
    await openTab(page, "Pekerjaan");
    await page.getByRole("combobox", { name: "Pekerjaan" }).selectOption("Desainer Grafis");
    const salary = page.getByLabel("Penghasilan");
    await salary.pressSequentially("6500000");
    expect(await salary.inputValue()).toBe("6.500.000");
    // The caret stays where it was while the number groups itself.
    await salary.press("Home");
    await salary.press("ArrowRight");
    await salary.pressSequentially("25");
    expect(await salary.inputValue()).toBe("625.500.000");
    await salary.fill("6500000");
    await save(page);
    await saved(page);
    await expect
      .poll(() => facts(page, "Umum"))
      .toMatchObject({
        "Jenis kelamin": "Perempuan",
        "Tanggal lahir": "12/04/1996",
        "Status pernikahan": "Belum Nikah",
      });
    await expect
      .poll(() => facts(page, "Alamat"))
      .toMatchObject({ Provinsi: "Papua Barat", Lintang: "-6.9175" });
    await expect
      .poll(() => facts(page, "Pendidikan"))
      .toMatchObject({ Jenjang: "Sarjana", "Tahun masuk": "2014" });
    await expect
      .poll(() => facts(page, "Pekerjaan"))
      .toMatchObject({
        Pekerjaan: "Desainer Grafis",
        Penghasilan: "Rp. 6.500.000",
      });
    expect((await profileOf(session)).work_salary).toBe(6_500_000);
  });
});

describe("what cannot be saved", () => {
  it("opens the tab of the first wrong field and names it, before anything is sent; what the server refuses too", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/profile/edit", { expected: REFUSED });
    await openTab(page, "Alamat");
    await page.getByLabel("Lintang").fill("90.5");
    await page.getByLabel("Bujur").fill("-181");
    await openTab(page, "Umum");
    await save(page);
    await page.getByText("Isi dengan angka -90 sampai 90.").waitFor();
    await page.getByText("Isi dengan angka -180 sampai 180.").waitFor();
    expect(await page.getByLabel("Lintang").evaluate((field) => field === document.activeElement)).toBe(true);
    expect((await profileOf(session)).address_latitude).toBeNull();

    // In the specification's words, with the server's under the field.
    await page.getByLabel("Lintang").fill("");
    await page.getByLabel("Bujur").fill("");
    await openTab(page, "Pekerjaan");
    await page.getByLabel("Penghasilan").fill("9999999999999");
    await openTab(page, "Umum");
    await save(page);
    await page.getByRole("alert").getByText("Data Profile gagal diperbaharui").waitFor();
    await page.getByText("Isi dengan angka rupiah saja, tanpa titik.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/profile/edit");
  });
});

describe("a location", () => {
  it("can be taken from the device", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/profile/edit", {
      permissions: ["geolocation"],
      geolocation: { latitude: -6.914744, longitude: 107.60981 },
    });
    await openTab(page, "Alamat");
    await page.getByRole("button", { name: "Pakai lokasi saya" }).click();
    await expect.poll(() => page.getByLabel("Lintang").inputValue()).toBe("-6.914744");
    expect(await page.getByLabel("Bujur").inputValue()).toBe("107.60981");
  });
});

describe("unsaved changes", () => {
  it("are asked about before they are lost, and only then", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/profile");
    await page.getByRole("link", { name: "Edit Profile" }).click();
    await arriveAt(page, "/profile/edit");
    const name = page.getByLabel("Nama lengkap");
    await name.fill("Rina");
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("button", { name: "Tetap di Sini" }).click();
    expect(await name.inputValue()).toBe("Rina");

    await page.goBack();
    const question = page.getByRole("heading", { name: "Tinggalkan tanpa menyimpan?" });
    await question.waitFor();
    // A late close event of the first dialog must not answer the second.
    await page.locator("dialog[open]").dispatchEvent("close");
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await question.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await name.inputValue()).toBe("Rina");
    // The router goes forward again; reloading meanwhile would be aborted.
    await arriveAt(page, "/profile/edit");

    const asked = page.waitForEvent("dialog");
    const reload = page.evaluate(() => location.reload());
    const warning = await asked;
    expect(warning.type()).toBe("beforeunload");
    await warning.dismiss();
    await reload;
    expect(await name.inputValue()).toBe("Rina");

    await page.getByRole("link", { name: "Home", exact: true }).click();
    await page.getByRole("button", { name: "Tinggalkan" }).click();
    await arriveAt(page, "/");

    await follow(page, "/profile/edit");
    await page.getByLabel("Nama lengkap").waitFor();
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await arriveAt(page, "/");
  });
});

describe("a profile picture", () => {
  it("is refused when it is too large or no picture; another one is cut to a square by keyboard, previewed, saved, shown and removed", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/profile/edit");
    const chooser = page.locator("input[type=file]");
    await chooser.setInputFiles({
      name: "besar.png",
      mimeType: "image/png",
      buffer: Buffer.alloc(2_097_153),
    });
    await page.getByText("Ukuran file terlalu besar. Maksimal 2MB.").waitFor();
    const wrongType = "Format file tidak didukung. Hanya JPG, PNG, dan JPEG yang diperbolehkan.";
    await chooser.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") });
    await page.getByText(wrongType).waitFor();
    await chooser.setInputFiles({ name: "palsu.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
    await page.getByText(wrongType).waitFor();

    await chooser.setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: await redAndBlue(page) });
    const handle = page.getByRole("button", { name: "Geser foto dengan tombol panah" });
    await handle.focus();
    for (let presses = 0; presses < 12; presses += 1) await handle.press("ArrowRight");
    await page.getByLabel("Perbesar").press("ArrowRight");
    await page.getByRole("button", { name: "Pakai Foto" }).click();
    const preview = page.getByAltText("Foto profil");
    await expect.poll(() => preview.getAttribute("src")).toMatch(/^blob:/);
    await save(page);
    await saved(page);

    await expect.poll(() => preview.getAttribute("src")).toMatch(/^\/api\/profiles\/\d+\/picture\/\?key=/);
    const { red, blue, ...size } = await look(page, (await preview.getAttribute("src")) ?? "");
    expect(size).toMatchObject({ width: 640, height: 640 });
    // It was moved all the way to the left half.
    expect([red > 200, blue < 60]).toEqual([true, true]);

    await follow(page, "/profile/edit");
    await page.getByRole("button", { name: "Hapus Foto" }).click();
    await save(page);
    await saved(page);
    expect((await profileOf(session)).picture).toBeNull();
  });
});

describe("the members' screens", () => {
  it("have no accessibility violation, light and dark, and never scroll sideways", async () => {
    const { session } = await aMember();
    await change(session, { name_full: "Muhammad Abdurrahman Wirawan Kusumadiningrat Al-Bantani" });
    const page = await visitAs(session, "/about", { viewport: SMALLEST });
    await follow(page, "/profile/edit");
    await page.getByLabel("Nama lengkap").waitFor();
    await expectNoBarrier(page, page.url(), [SMALLEST, DESK]);
    await follow(page, "/profile");
    await page.getByRole("tab", { name: "Umum" }).waitFor();
    await expectNoBarrier(page, page.url(), [DESK, SMALLEST]);
    await follow(page, "/login");
    await page.getByRole("link", { name: "Profil Saya" }).waitFor();
    await expectNoBarrier(page, page.url(), [SMALLEST, DESK]);
    // The form of a new password is examined with every public page.
    await follow(page, "/reset-password");
    await page.getByLabel("Password lama").waitFor();
    await expectSameParts(page);
  });
});
