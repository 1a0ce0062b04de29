import type { StaffProduct } from "@barakah/contract";
import { expect, it } from "vitest";
import { violations } from "./axe.ts";
import { DESK, follow, PHONE, useBrowser } from "./browser.ts";
import {
  answerAt,
  isAnswered,
  move,
  preview,
  rename,
  saveDraft,
  uploadCover,
  write,
} from "./editor-steps.ts";
import { atMost } from "./every-look.ts";
import { callAs, fillLogin, visitAs } from "./members.ts";
import { staff } from "./staff.ts";

useBrowser();
const CONFLICT = /Failed to load resource: the server responded with a status of 409/;
const REFUSED = /Failed to load resource: the server responded with a status of 400/;

it("creates, previews, publishes, renames and archives a product", async () => {
  const page = await visitAs(await staff("editor"), "/admin/produk", { viewport: DESK });
  await page.getByRole("link", { name: "Tambah produk" }).click();
  await page.getByRole("textbox", { name: "Judul" }).fill("Kecap Manis Kedelai Hitam");
  await page.getByLabel("Harga").fill("28500");
  await page.getByLabel("Satuan").fill("botol");
  await page.getByLabel("Stok awal").fill("12");
  await write(page, "Keterangan", "Difermentasi enam bulan.");
  await uploadCover(page);
  await preview(page, async (shown) => {
    await shown.getByRole("heading", { name: "Kecap Manis Kedelai Hitam" }).waitFor();
    await shown.getByText("Rp. 28.500").waitFor();
    await shown.getByText("Difermentasi enam bulan.").waitFor();
    await shown.getByRole("tab", { name: "Testimoni" }).click();
    await shown.getByText("Belum ada testimoni.").waitFor();
  });
  await saveDraft(page);
  const old = "kecap-manis-kedelai-hitam";
  await isAnswered(`/produk/${old}`, 404);
  await move(page, "Terbitkan", "Terbit");
  await isAnswered(`/produk/${old}`, 200);
  const shown = await answerAt(`/produk/${old}`);
  expect(shown.html).toContain("Difermentasi enam bulan.");
  expect(shown.html).toContain("og.jpg");
  await rename(page, "produk", old, "kecap-kedelai-hitam");
  await move(page, "Arsipkan", "Arsip");
  await isAnswered("/produk/kecap-kedelai-hitam", 404);
  await follow(page, "/admin/produk?status=archived");
  await page.getByRole("link", { name: "Kecap Manis Kedelai Hitam" }).waitFor();
});

it("shows unsaved changes in the preview of a published product, with its testimonies, and asks before they are lost, and only then", async () => {
  const page = await visitAs(await staff("editor"), "/admin/produk?cari=madu", { viewport: DESK });
  await page.getByRole("link", { name: "Madu Hutan Murni Sumbawa" }).click();
  await page.getByRole("textbox", { name: "Judul" }).fill("Madu yang Belum Disimpan");
  await preview(page, async (shown) => {
    await shown.getByRole("heading", { name: "Madu yang Belum Disimpan" }).waitFor();
    await shown.getByRole("tab", { name: "Testimoni" }).click();
    await shown.getByText(/dari 5 bintang/).waitFor();
  });

  const menu = (name: string) => page.getByRole("link", { name, exact: true });
  await menu("Kelas").click();
  const question = page.getByRole("dialog", { name: "Tinggalkan tanpa menyimpan?" });
  await question.getByRole("button", { name: "Tetap di Sini" }).click();
  expect(await page.getByRole("textbox", { name: "Judul" }).inputValue()).toBe("Madu yang Belum Disimpan");
  await menu("Kelas").click();
  await question.getByRole("button", { name: "Tinggalkan" }).click();
  await page.getByRole("heading", { name: "Kelas", level: 1 }).waitFor();
  await menu("Produk").click();
  await page.getByRole("heading", { name: "Produk", level: 1 }).waitFor();
});

it("keeps everything that was typed when the server refuses it", async () => {
  const page = await visitAs(await staff("editor"), "/admin/produk/baru", {
    viewport: PHONE,
    expected: REFUSED,
  });
  await page.getByLabel("Harga").fill("15000");
  await page.getByLabel("Satuan").fill("pak");
  await write(page, "Keterangan", "Ini tidak boleh hilang.");
  await uploadCover(page);
  await page.getByRole("button", { name: "Simpan Draf" }).click();
  const title = page.getByRole("textbox", { name: "Judul" });
  await expect.poll(() => title.getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByLabel("Harga").inputValue()).toBe("15.000");
  expect(await page.getByLabel("Satuan").inputValue()).toBe("pak");
  await page.getByText("Ini tidak boleh hilang.").waitFor();
  await page.getByRole("button", { name: "Hapus gambar" }).waitFor();
  await title.fill("Teh Rosella");
  await page.getByLabel("Slug").fill("madu hutan!");
  await page.getByRole("button", { name: "Simpan Draf" }).click();
  await page.getByText("Hanya huruf kecil, angka, dan tanda hubung di antaranya.").first().waitFor();
  expect(await title.inputValue()).toBe("Teh Rosella");
  await page.getByLabel("Slug").fill("");
  await saveDraft(page);
});

it("shows both texts to the second of two editors, and gives back what was typed when the session ended", {
  timeout: atMost(60_000),
}, async () => {
  const editor = await staff("editor");
  const page = await visitAs(editor, "/admin/produk/baru", { viewport: DESK, expected: CONFLICT });
  const title = page.getByRole("textbox", { name: "Judul" });
  await title.fill("Sambal Roa");
  const id = await saveDraft(page);
  const path = `/api/admin/products/${id}/`;
  const { version, price, unit } = await callAs<StaffProduct>(editor, "GET", path);
  await callAs(editor, "PUT", path, { title: "Sambal Roa Manado", price: 30_000, unit, version });
  expect(price).toBe(0);
  await title.fill("Sambal Roa Pedas");
  await page.getByLabel("Satuan").fill("botol");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  const both = page.getByRole("dialog", { name: "Editor Demo sudah menyimpan lebih dulu" });
  await both.getByText("Harga", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await both.getByRole("radio", { name: "Judul: yang tersimpan" }).check();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    await held;
    await route.continue();
  });
  await both.getByRole("button", { name: "Simpan sebagai versi 3" }).click();
  await both.waitFor({ state: "detached" });
  // Typed before the answer: not saved with it, and not lost.
  await title.fill("Belum tersimpan");
  answer();
  await page.getByText("Produk disimpan.").waitFor();
  await page.unroute(`**${path}`);
  await expect
    .poll(() => callAs<StaffProduct>(editor, "GET", path))
    .toMatchObject({ title: "Sambal Roa Manado", price: 30_000, unit: "botol", version: 3 });
  expect(await title.inputValue()).toBe("Belum tersimpan");

  await page.evaluate(() => {
    localStorage.removeItem("user");
    dispatchEvent(new StorageEvent("storage", { key: "user" }));
  });
  await page.waitForURL(/login/);
  await fillLogin(page, "editor", "barakah-demo-2026");
  await page.getByText("Tulisanmu yang belum tersimpan sudah dikembalikan.").waitFor();
  expect(await title.inputValue()).toBe("Belum tersimpan");
});
