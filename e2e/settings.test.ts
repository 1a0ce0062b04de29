import type { StaffSettings } from "@barakah/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESK, useBrowser } from "./browser.ts";
import { answerAt } from "./editor-steps.ts";
import { callAs, visitAs } from "./members.ts";
import { administrator } from "./staff.ts";

useBrowser();
const REFUSED = /Failed to load resource: the server responded with a status of 400/;

const call = async (method: "GET" | "PUT", body?: object) =>
  callAs<StaffSettings>(await administrator(), method, "/api/admin/settings/", body);

let before: StaffSettings;
beforeAll(async () => {
  before = await call("GET");
});
afterAll(async () => {
  const { texts, about, office_address, whatsapp_number } = before;
  const { versions } = await call("GET");
  await call("PUT", { texts, about, office_address, whatsapp_number, versions });
});

it("changes the texts of Home, About and Contact while the app runs", async () => {
  const page = await visitAs(await administrator(), "/admin/pengaturan", { viewport: DESK });
  expect((await answerAt("/about")).html).toContain("29 Februari 2024");
  await page.getByLabel("Judul Home").fill("Bersama kita berdaya");
  await page.getByLabel("Tanggal berdiri").fill("2023-01-15");
  await page.getByLabel("Kota kantor").fill("Garut");
  await page.getByLabel("Misi 1", { exact: true }).fill("Menghidupkan pasar desa");
  await page.getByRole("button", { name: "Hapus misi 5" }).click();
  await page.getByRole("button", { name: "Tambah misi" }).click();
  await page.getByLabel("Misi 5", { exact: true }).fill("Menjaga amanah");
  await page.getByLabel("Penjelasan misi 5").fill("Setiap rupiah dapat ditelusuri.");
  await page.getByLabel("Alamat kantor").fill("Jl. Pasar Lama No. 8, Garut");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page.getByText("Pengaturan disimpan.").waitFor();

  await expect.poll(async () => (await answerAt("/")).html).toContain("Bersama kita berdaya");
  const about = async () => (await answerAt("/about")).html;
  for (const words of [
    "15 Januari 2023",
    "Garut",
    "Menghidupkan pasar desa",
    "Setiap rupiah dapat ditelusuri.",
  ])
    await expect.poll(about).toContain(words);
  expect(await about()).not.toContain("Kepedulian sosial dan amal");
  await expect
    .poll(async () => (await answerAt("/hubungi-kami")).html)
    .toContain("Jl. Pasar Lama No. 8, Garut");
});

it("shows both texts if a colleague saved first, again after it was postponed, and overwrites neither", async () => {
  const page = await visitAs(await administrator(), "/admin/pengaturan", { viewport: DESK, expected: /409/ });
  await page.getByLabel("Judul Home").fill("Judul dariku");
  const { texts, versions } = await call("GET");
  const theirs = { texts: { ...texts, home_heading: "Judul darinya" }, office_address: "Jl. Darinya No. 1" };
  await call("PUT", { ...theirs, versions });
  const save = page.getByRole("button", { name: "Simpan Perubahan" });
  const dialog = page.getByRole("dialog");
  await save.click();
  await dialog.getByText("Judul darinya").first().waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await save.click();
  await dialog.getByRole("button", { name: "Simpan gabungannya" }).click();
  await page.getByText("Pengaturan disimpan.").waitFor();
  expect(await call("GET")).toMatchObject({
    texts: { home_heading: "Judul dariku" },
    office_address: "Jl. Darinya No. 1",
  });
});

it("keeps everything that was typed when some of it is wrong, like a city as the shipping origin, and asks before it is lost", async () => {
  const page = await visitAs(await administrator(), "/admin/pengaturan", {
    viewport: DESK,
    expected: REFUSED,
  });
  await page.getByLabel("Nomor WhatsApp").fill("0812");
  await page.getByLabel("Kota kantor").fill("Cianjur");
  await page.getByLabel("Misi 2", { exact: true }).fill("");
  const save = page.getByRole("button", { name: "Simpan Perubahan" });
  await save.click();
  const wrong = page.locator("[aria-invalid=true]");
  await expect.poll(() => wrong.count()).toBe(2);
  expect(await page.getByLabel("Nomor WhatsApp").inputValue()).toBe("0812");
  expect(await page.getByLabel("Kota kantor").inputValue()).toBe("Cianjur");

  const delivery = page.getByRole("region", { name: "Pengiriman" });
  const change = delivery.getByRole("button", { name: "Ganti" });
  await delivery.getByLabel("Pengirim di label").waitFor();
  if (await change.count()) await change.click();
  await delivery.getByLabel("Kecamatan atau kota").fill("Bandung");
  await delivery.getByRole("list", { name: "Wilayah yang ditemukan" }).getByRole("button").first().waitFor();
  await save.click();
  await delivery.getByText("Pilih kecamatan.").waitFor();
  expect(await page.getByLabel("Kota kantor").inputValue()).toBe("Cianjur");
  await page.getByRole("link", { name: "Penyaluran", exact: true }).click();
  await page.getByRole("button", { name: "Tetap di Sini" }).click();
  expect(await page.getByLabel("Kota kantor").inputValue()).toBe("Cianjur");
});

it("opens one step of the first set-up at a time, proves what must be, and loses nothing", async () => {
  const page = await visitAs(await administrator(), "/admin/mulai", {
    viewport: DESK,
    expected: /responded with a status of 4(?:00|09)/,
  });
  const title = (name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
  await title("Nama, logo dan alamat");
  await page.getByRole("button", { name: /langkah Rekening tujuan$/ }).click();
  await title("Rekening tujuan");
  await page.getByRole("button", { name: "Lanjut" }).click();
  await page.getByText("Masih ada rekening contoh").waitFor();
  await page.getByRole("button", { name: "Kembali" }).click();
  await title("Nama, logo dan alamat");
  await page.getByRole("button", { name: /langkah Surat$/ }).click();
  await page.getByLabel("Kirim surat percobaan ke").fill("kepala@contoh.id");
  await page.getByRole("button", { name: "Kirim surat percobaan" }).click();
  await page.getByLabel("Enam angka dari surat itu").fill("000000");
  await page.getByRole("button", { name: "Periksa" }).click();
  await page.getByText("Bukan angka dari surat yang terakhir").first().waitFor();
  expect(await page.getByLabel("Enam angka dari surat itu").inputValue()).toBe("000000");
});
