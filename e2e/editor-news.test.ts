import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { DESK, useBrowser } from "./browser.ts";
import { answerAt, preview, write } from "./editor-steps.ts";
import { visitAs } from "./members.ts";
import { staff } from "./staff.ts";

useBrowser();

/** As Word puts it on the clipboard: bullets are letters of a font, in paragraphs that know their level. */
const item = (level: number, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
const FROM_WORD = `<html><body>${item(1, "Pompa")}${item(2, "Kabel")}${item(1, "Pipa")}
<table><tr><td><p class=MsoNormal>Pipa</p></td><td><p class=MsoNormal>Rp1.000</p></td></tr></table>
<p class=MsoNormal dir=RTL>الحمد لله</p></body></html>`;

it("publishes a campaign's news to donors, edits it, and withdraws it", async () => {
  const page = await visitAs(await staff("editor"), "/admin/kampanye?cari=sumur", { viewport: DESK });
  await page.getByRole("link", { name: /Sumur Air Bersih/ }).click();
  await arriveAt(page, /^\/admin\/kampanye\/\d+$/);
  const slug = await page.getByLabel("Slug").inputValue();
  const shown = async () => (await answerAt(`/kampanye/${slug}`)).html;

  await page.getByRole("button", { name: "Tambah kabar" }).click();
  await page.getByLabel("Judul kabar").fill("Bor pertama");
  await write(page, "Isi kabar", "Air keluar di kedalaman delapan puluh meter.");
  await page.getByRole("textbox", { name: "Isi kabar" }).press("Control+End");
  await page.getByRole("textbox", { name: "Isi kabar" }).press("Enter");
  await page.getByRole("textbox", { name: "Isi kabar" }).evaluate((field, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, FROM_WORD);
  await page.getByRole("button", { name: "Simpan Kabar" }).click();
  await page.getByRole("button", { name: "Ubah kabar Bor pertama" }).waitFor();
  await expect.poll(shown).toContain("Air keluar di kedalaman delapan puluh meter.");
  // Within the data of the page: the news are shown in a tab.
  const told = (await shown()).replaceAll("\\u003c", "<").replaceAll("\\u003e", ">");
  expect(told).toContain("<ul><li><p>Pompa</p><ul><li><p>Kabel</p></li></ul></li><li><p>Pipa</p></li></ul>");
  expect(told).toContain("<td><p>Rp1.000</p></td>");
  expect(told).toContain("<p>الحمد لله</p>");
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
