import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { expectNoBarrier, violations } from "./axe.ts";
import { DESK, PHONE, useBrowser, visit } from "./browser.ts";
import { answerAt, isAnswered, move, saveDraft } from "./editor-steps.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { redAndBlue } from "./pictures.ts";
import { aProduct, buyAs, ordersOf } from "./shop-steps.ts";
import { staff } from "./staff.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 40[34]/;

describe("the back office", () => {
  it("asks visitors to sign in and brings them back", async () => {
    const page = await visit("/admin/kampanye", { viewport: DESK });
    await arriveAt(page, "/login?next=%2Fadmin%2Fkampanye");
  });

  it("tells members politely that they have no access", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, "/admin", { viewport: DESK, expected: REFUSED });
    await page.getByRole("heading", { name: "Khusus Pengurus" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "Kembali ke Beranda" }).click();
    await arriveAt(page, "/");
  });

  it("tells an editor which role may see a treasurer's page", async () => {
    const page = await visitAs(await staff("editor"), "/admin/verifikasi", { viewport: PHONE });
    await page.getByText("Verifikasi dibuka oleh Administrator atau Bendahara. Peranmu Editor.").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("creates, previews and publishes a campaign with a picture", async () => {
    const editor = await staff("editor");
    const title = `Perahu ${Date.now().toString(36)}`;
    const page = await visitAs(editor, "/admin/kampanye", { viewport: DESK });
    await page.getByRole("link", { name: "Tambah program" }).click();
    await page.getByRole("textbox", { name: "Judul" }).fill(title);
    await page.getByLabel("Kategori").selectOption("sosial");
    await page.getByLabel("Target").fill("75000000");
    await page.getByRole("textbox", { name: "Keterangan" }).click();
    await page.keyboard.type("Perahu kayu ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("tahan ombak");
    await page.locator('input[type="file"]').setInputFiles({
      name: "perahu.png",
      mimeType: "image/png",
      buffer: await redAndBlue(page),
    });
    await page.getByRole("button", { name: "Pakai Gambar" }).click();
    await page.getByRole("button", { name: "Pakai Gambar" }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Pratinjau" }).click();
    const preview = page.getByRole("dialog", { name: "Pratinjau" });
    await preview.getByRole("heading", { name: title }).waitFor();
    await preview.locator("strong", { hasText: "tahan ombak" }).waitFor();
    await page.keyboard.press("Escape");
    const id = await saveDraft(page);
    const slug = title.toLowerCase().replace(" ", "-");
    await isAnswered(`/kampanye/${slug}`, 404);
    await move(page, "Terbitkan", "Terbit");
    await isAnswered(`/kampanye/${slug}`, 200);
    const { html } = await answerAt(`/kampanye/${slug}`);
    expect(html).toContain("<strong>tahan ombak</strong>");
    expect(html).toContain("og.jpg");
    // The lists of other journeys are as long as before.
    await callAs(editor, "POST", `/api/admin/campaigns/${id}/status/`, { status: "archived" });
  });

  it("runs an order from its transfer to Selesai", async () => {
    const product = await aProduct(2);
    const { session } = await aMember();
    const number = await buyAs(session, product, 1);
    const options = { viewport: DESK, expected: /409/ };
    const page = await visitAs(await staff("bendahara"), "/admin/pesanan", options);
    await page.getByRole("searchbox", { name: "Cari nomor atau nama pemesan" }).fill(number);
    await page.getByRole("link", { name: number }).click();
    await page.getByRole("heading", { name: number }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Proses Pesanan" }).click();
    await page.getByRole("button", { name: "Setujui dan proses" }).click();
    await page.getByLabel("Kurir dan nomor resi").fill("JNE 0123456789");
    await page.getByRole("button", { name: "Kirim Pesanan" }).click();
    await page.getByLabel("Alasan diakhiri sekarang").fill("Pembeli menelepon, sudah diterima.");
    await page.getByRole("button", { name: "Tandai Selesai" }).click();
    await page.getByText("Tidak ada yang perlu dilakukan.").waitFor();
    const [order] = await ordersOf(session);
    expect(order).toMatchObject({ status: "Selesai", shipping_note: "JNE 0123456789" });
  });

  it("shows the day's work and the figures in light and dark without accessibility violations", async () => {
    const page = await visitAs(await staff("bendahara"), "/admin", { viewport: DESK });
    await page.getByRole("link", { name: "Periksa" }).waitFor();
    await expectNoBarrier(page, page.url(), [PHONE, DESK]);
    await page.getByRole("link", { name: "Angka", exact: true }).click();
    await page.getByRole("img", { name: /Donasi terverifikasi per hari/ }).waitFor();
    await expectNoBarrier(page);
  });

  // Not for others: `accounts.test.ts` lists the whole menu of a member.
  it("is linked from the account page of staff", async () => {
    const page = await visitAs(await staff("editor"), "/login");
    await page.getByRole("link", { name: "Back Office" }).click();
    await page.getByRole("heading", { name: "Hari ini", level: 1 }).waitFor();
  });

  it("is usable on a phone", async () => {
    const page = await visitAs(await staff("editor"), "/admin/produk", { viewport: PHONE });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Kelas", exact: true }).click();
    await page.getByRole("heading", { name: "Kelas", level: 1 }).waitFor();
    await page.getByRole("table").waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});
