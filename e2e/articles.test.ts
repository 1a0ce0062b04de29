import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { expectNoBarrier } from "./axe.ts";
import { DESK, follow, reload, useBrowser, visit } from "./browser.ts";
import { answerAt, write } from "./editor-steps.ts";
import { aMember, visitAs } from "./members.ts";
import { redAndBlue } from "./pictures.ts";
import { staff } from "./staff.ts";

useBrowser();

it("a member's text is refused, corrected, approved, and appears on the list, the home page and in RSS", async () => {
  const member = await aMember();
  const title = `Kebun di atas atap ${Date.now()}`;
  const page = await visitAs(member.session, "/tulisan-saya/baru");
  await page.getByRole("textbox", { name: "Judul" }).fill(title);
  await page.getByLabel("Gambar sampul").setInputFiles({
    name: "atap.png",
    mimeType: "image/png",
    buffer: await redAndBlue(page),
  });
  await page.getByText("Ganti foto").waitFor();
  await write(page, "Isi", "Kangkung tumbuh dalam tiga pekan. Hubungi 0812 3456 7890.");
  await page.getByRole("button", { name: "Kirim ke editor" }).click();
  await page.getByText("Pastikan dahulu tulisan dan gambarnya milikmu.").waitFor();
  // What was typed survives a reload.
  await reload(page);
  await page.getByText("Hubungi 0812 3456 7890.").waitFor();
  expect(await page.getByRole("textbox", { name: "Judul" }).inputValue()).toBe(title);
  await page.getByLabel(/Tulisan ini karyaku/).check();
  await page.getByRole("button", { name: "Kirim ke editor" }).click();
  await arriveAt(page, "/tulisan-saya");
  await page.getByText("Menunggu editor").waitFor();

  const desk = await visitAs(await staff("editor"), "/admin", { viewport: DESK });
  await desk.getByText(/naskah anggota menunggu dibaca/).waitFor();
  await follow(desk, "/admin/artikel?status=waiting");
  await desk.getByRole("link", { name: title }).click();
  await desk.getByText("Ada angka seperti nomor rekening atau telepon").waitFor();
  await expectNoBarrier(desk);
  await desk.setViewportSize(DESK);
  await desk.getByRole("button", { name: "Minta perbaikan" }).click();
  await desk.getByLabel("Yang perlu diperbaiki").fill("Hapus nomor teleponnya.");
  await desk.getByRole("dialog").getByRole("button", { name: "Minta perbaikan" }).click();
  await desk.getByText("Penulisnya sudah dikabari.").waitFor();

  await reload(page);
  await page.getByText("Perlu diperbaiki").waitFor();
  await page.getByRole("link", { name: title }).click();
  await page.getByText("Kata editor: “Hapus nomor teleponnya.”").waitFor();
  await write(page, "Isi", "Kangkung tumbuh dalam tiga pekan. Siram pagi dan sore.");
  await page.getByLabel(/Tulisan ini karyaku/).check();
  await page.getByRole("button", { name: "Kirim ke editor" }).click();
  await arriveAt(page, "/tulisan-saya");

  await follow(desk, "/admin/artikel?status=waiting");
  await desk.getByRole("link", { name: title }).click();
  await desk.getByText("Tidak ada nomor rekening atau telepon").waitFor();
  expect(await desk.locator("mark").allTextContents()).toEqual(["Siram pagi dan sore."]);
  await desk.getByRole("button", { name: "Terbitkan" }).click();
  await desk.getByText("Diterbitkan. Penulisnya sudah dikabari.").waitFor();

  for (const path of ["/artikel", "/", "/artikel/rss.xml"])
    await expect.poll(async () => (await answerAt(path)).html).toContain(title);
  const reader = await visit("/artikel");
  await reader.getByRole("link", { name: title }).click();
  await reader.getByText("Siram pagi dan sore.").waitFor();
  const data = await reader.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "Article",
    headline: title,
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    author: { "@type": "Person", name: expect.any(String) },
    publisher: { "@type": "Organization" },
  });
  // A browser's strict parser reads the feed.
  const feed = (await answerAt("/artikel/rss.xml")).html;
  const parsed = await reader.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, "application/xml");
    return [xml.querySelector("parsererror")?.textContent, xml.querySelector("item > title")?.textContent];
  }, feed);
  expect(parsed).toEqual([undefined, title]);
});
