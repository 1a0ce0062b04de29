import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { DESK, useBrowser } from "./browser.ts";
import { answerAt, preview, write } from "./editor-steps.ts";
import { visitAs } from "./members.ts";
import { staff } from "./staff.ts";

useBrowser();

it("tells donors the news of a campaign, puts it better, and takes it back", async () => {
  const page = await visitAs(await staff("editor"), "/admin/kampanye?cari=sumur", { viewport: DESK });
  await page.getByRole("link", { name: /Sumur Air Bersih/ }).click();
  await arriveAt(page, /^\/admin\/kampanye\/\d+$/);
  const slug = await page.getByLabel("Slug").inputValue();
  const shown = async () => (await answerAt(`/kampanye/${slug}`)).html;

  await page.getByRole("button", { name: "Tambah kabar" }).click();
  await page.getByLabel("Judul kabar").fill("Bor pertama");
  await write(page, "Isi kabar", "Air keluar di kedalaman delapan puluh meter.");
  await page.getByRole("button", { name: "Simpan Kabar" }).click();
  await page.getByRole("button", { name: "Ubah kabar Bor pertama" }).waitFor();
  await expect.poll(shown).toContain("Air keluar di kedalaman delapan puluh meter.");
  await preview(page, async (dialog) => {
    await dialog.getByRole("tab", { name: "Kabar Terbaru" }).click();
    await dialog.getByText("Bor pertama").waitFor();
    await dialog.getByRole("tab", { name: "Donatur" }).click();
    await dialog
      .getByText(/donatur sudah terverifikasi|\d+ donatur/)
      .first()
      .waitFor();
  });

  await page.getByRole("button", { name: "Ubah kabar Bor pertama" }).click();
  await page.getByLabel("Judul kabar").fill("Pompa kedua");
  await page.getByRole("button", { name: "Simpan Kabar" }).click();
  await page.getByRole("button", { name: "Hapus kabar Pompa kedua" }).click();
  await expect.poll(shown).toContain("Pompa kedua");
  await page.getByRole("dialog").getByRole("button", { name: "Hapus" }).click();
  await page.getByText("Kabar dihapus.").waitFor();
  await expect.poll(shown).not.toContain("Pompa kedua");
});
