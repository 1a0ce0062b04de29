import { readFileSync } from "node:fs";
import type { SessionUser, StatementLine } from "@barakah/contract";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { expectNoBarrier, expectSameParts, violations } from "./axe.ts";
import { DESK, follow, PHONE, useBrowser } from "./browser.ts";
import { answerAt } from "./editor-steps.ts";
import { atMost } from "./every-look.ts";
import { MOSQUE } from "./giving-steps.ts";
import { callAs, visitAs } from "./members.ts";
import { SITE } from "./site.ts";
import { bankLines, treasurer, waitingGiftsOf } from "./treasury.ts";

useBrowser();
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

it("records a payout with a voucher for visitors to see, puts it better, and takes it back", {
  timeout: atMost(300_000),
}, async () => {
  const title = `Semen ${Date.now().toString(36)}`;
  const page = await visitAs(session, "/admin/penyaluran/baru", { viewport: DESK });
  const name = page.getByRole("option", { name: /Bangun Masjid Al-Barakah/ });
  await name.waitFor({ state: "attached" });
  await page.getByLabel("Program, dana atau acara").selectOption(await name.getAttribute("value"));
  await page.getByLabel("Nominal").fill("999999999");
  await page.getByText("Melebihi dana yang tersisa.").waitFor();
  await page.getByLabel("Nominal").fill("150000");
  await page.getByRole("textbox", { name: "Judul" }).fill(title);
  await page.getByRole("textbox", { name: "Cerita" }).fill("Tiga puluh sak sudah tiba.");
  await page
    .getByLabel("Unggah gambar")
    .setInputFiles({ name: "kuitansi.png", mimeType: "image/png", buffer: await page.screenshot() });
  await page.getByAltText("Foto atau kuitansi").waitFor();
  await page.getByRole("checkbox", { name: /sudah setuju/ }).check();
  await clickAgainOnceThere(page, 'a[href="/admin/penyaluran/baru"]');
  await page.getByRole("button", { name: "Catat penyaluran" }).dblclick();
  await page.getByRole("link", { name: title }).waitFor();

  const shown = async () => (await answerAt(`/kampanye/${MOSQUE}`)).html;
  const titles = async () =>
    [...(await shown()).matchAll(/<h3[^>]*>([^<]*)</g)].flatMap(([, words = ""]) =>
      words.startsWith(title) ? [words] : [],
    );
  await expect.poll(titles).toEqual([title]);
  expect(await shown()).toContain("Tiga puluh sak sudah tiba.");
  // Its panel is examined where every public page is: that campaign has payouts with pictures.
  const link = new RegExp(`<a href="([^"]+)"(?:(?!</a>).)*Dokumentasi: ${title}"`, "s");
  const [, picture = ""] = link.exec(await shown()) ?? [];
  expect((await fetch(SITE + picture)).headers.get("content-type")).toBe("image/jpeg");

  await page.getByRole("link", { name: title }).click();
  await page.getByRole("textbox", { name: "Judul" }).fill(`${title} dan pasir`);
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  await page.getByText("Penyaluran dana disimpan.").waitFor();
  await expect.poll(titles).toEqual([`${title} dan pasir`]);

  await page.getByRole("button", { name: "Batalkan penyaluran" }).dblclick();
  await page.getByRole("button", { name: "Tidak jadi" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  // Focus returned to the button: Enter asks again.
  await page.keyboard.press("Enter");
  await page.getByLabel("Alasan").fill("Salah kampanye.");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Batalkan", exact: true }).dblclick();
  await page.getByText("Alasannya: Salah kampanye.").waitFor();
  await expect.poll(titles).toEqual([]);
  await page.getByRole("link", { name: "Catat ulang" }).click();
  await expect.poll(() => page.getByLabel("Nominal").inputValue()).toBe("150.000");
});

/** The second click of a slow double-click, on a button that appeared in the same place and opens an empty form. */
const clickAgainOnceThere = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const again = setInterval(() => {
      const link = document.querySelector(wanted);
      if (!link) return;
      clearInterval(again);
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 }));
    }, 5);
  }, selector);

it("hands out the ledger as a table, and finds payments by what people say of them", {
  timeout: atMost(60_000),
}, async () => {
  const [reference = ""] = await waitingGiftsOf(188_225);
  const page = await visitAs(session, "/admin/pembayaran", { viewport: DESK });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Buku besar CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("buku-besar.csv");
  const [head, ...rows] = readFileSync(await file.path(), "utf8").split("\r\n");
  expect(head).toBe("\uFEFFPos;Waktu;Keterangan;Dari;Nomor;Akun;Nama akun;Debet;Kredit");
  expect(rows.length).toBeGreaterThan(1);
  await page.keyboard.press("/");
  await page.keyboard.type("Rp. 188.225");
  await page.keyboard.press("Enter");
  await page.getByRole("cell", { name: reference }).waitFor();
});

it("takes a match back by Z, and notes and asks for a proof by one key each", {
  timeout: atMost(60_000),
}, async () => {
  const [reference = ""] = await waitingGiftsOf(164_225);
  await bankLines(session, [[`TRF DIURUNGKAN ${reference}`, 164_225]]);
  const lines = await callAs<StatementLine[]>(session, "GET", `/api/admin/statements/?search=${reference}`);
  const money = { lines: lines.map(({ id }) => id), unclaimed: 164_225, references: [reference] };
  await callAs(session, "POST", "/api/admin/statements/assign/", money);
  const page = await visitAs(session, "/admin/buku/bank?bank=bsi", { viewport: DESK });
  const decided = page.getByRole("region", { name: "Baru saja dicocokkan" });
  await decided.getByRole("link", { name: reference }).waitFor();
  await page.keyboard.press("z");
  await page.getByLabel("Alasan (dibaca pembayar dan tercatat)").press("Control+Enter");
  await decided.getByRole("link", { name: reference }).waitFor({ state: "detached" });
  await page.getByLabel("Per tanggal").fill("2026-11-01");
  await page.getByRole("heading", { name: /^Buku dan mutasi pada akhir 0?1\/11\/2026/ }).waitFor();

  await follow(page, `/admin/pembayaran/${reference}`);
  const life = page.getByRole("region", { name: "Perjalanan" });
  await life.getByText("Salah mencocokkan").waitFor();
  for (const step of ["Pembayaran dibuat", "Bukti dikirim"])
    await life.getByText(step, { exact: true }).waitFor();
  for (const fact of ["Cara bayar", "Baris mutasi", "Masuk ke", "Tanda terima"])
    await page.getByRole("term").filter({ hasText: fact }).waitFor();
  await page.keyboard.press("n");
  await page.getByLabel("Catatan", { exact: true }).fill("Sudah ditelepon, bukan transfernya.");
  await page.keyboard.press("Control+Enter");
  await page.getByText("Sudah ditelepon, bukan transfernya.").waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("b");
  await page.getByLabel("Apa yang kurang (dibaca pembayar)").press("Control+Enter");
  await page.getByText("Bukti diminta lagi").waitFor();
});

it("records cash with the photograph of its paper, carries it to the bank, and takes that back", {
  timeout: atMost(60_000),
}, async () => {
  const page = await visitAs(session, "/admin/kas", { viewport: DESK });
  await page.getByRole("button", { name: "Catat tunai" }).click();
  const name = page.getByRole("option", { name: /Bangun Masjid Al-Barakah/ });
  await name.waitFor({ state: "attached" });
  await page.getByLabel("Program").selectOption(await name.getAttribute("value"));
  await page.getByLabel("Nominal").fill("321000");
  await page
    .getByLabel("Foto kertasnya")
    .setInputFiles({ name: "catatan.png", mimeType: "image/png", buffer: await page.screenshot() });
  await page.getByText("catatan.png").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Catat Rp. 321.000" }).click();
  await page.getByRole("link", { name: "Hamba Allah" }).waitFor();
  await page.getByRole("button", { name: "Setor ke bank" }).first().click();
  await page.getByRole("button", { name: "Setor Rp. 321.000" }).click();
  await page.getByRole("button", { name: "Setoran ke bank" }).click();
  await page.getByText("Belum ada di mutasi").waitFor();
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Batalkan" }).click();
  await page.getByLabel("Alasan").fill("Belum jadi disetor.");
  await page.getByRole("button", { name: "Batalkan setoran" }).click();
  await page.getByText("Belum jadi disetor.").waitFor();
});

it("moves a rest between funds when another one approves it by one key, and asks for the next", {
  timeout: atMost(60_000),
}, async () => {
  const page = await visitAs(session, "/admin/dana", { viewport: DESK });
  const waiting = page.getByRole("region", { name: "Pemindahan menunggu" });
  await waiting.getByText("Ambulans Gratis untuk Warga Pelosok").waitFor();
  await page.keyboard.press("s");
  await page.getByText("Disetujui dan sudah dibukukan.").first().waitFor();
  await page.keyboard.press("p");
  await page.getByLabel("Dari").selectOption({ label: "Tunaikan Zakat Mal untuk yang Berhak (Zakat)" });
  await page.getByLabel("Ke", { exact: true }).selectOption({ label: "Infak umum (Infak bebas)" });
  await page.getByText("Zakat tidak dapat dipindahkan ke Infak bebas").waitFor();
  expect(await page.getByRole("button", { name: /^Ajukan Rp/ }).isDisabled()).toBe(true);
});

it("books a provider's payout as it was shown before, and leads from a figure of the year to its postings", {
  timeout: atMost(120_000),
}, async () => {
  const page = await visitAs(session, "/admin/mutasi", { viewport: DESK });
  await page.getByLabel("Cari keterangan atau nominal").fill("MIDTRANS PAYOUT");
  const line = page.getByRole("row").filter({ hasText: "MIDTRANS PAYOUT" }).first();
  await line.getByRole("button", { name: "Bagi ke pembayaran" }).click();
  const dialog = page.getByRole("dialog");
  const entry = dialog.getByRole("region", { name: "Yang akan dibukukan" });
  await entry.getByText("Biaya penyedia pembayaran").waitFor();
  await entry.getByText("Midtrans, belum masuk bank").waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Catat pelunasan" }).click();
  await page.getByText("Pelunasan dicatat.").waitFor();

  await follow(page, "/admin/laporan");
  const bank = page.getByRole("row", { name: /^Bank Syariah Indonesia/ });
  await bank.getByRole("link").first().click();
  await page.getByRole("button", { name: /^Bank Syariah Indonesia/, pressed: true }).waitFor();
});

/** The screens of the treasury that no journey examines on its way. */
const PAGES = [
  "/admin/pembayaran",
  "/admin/buku?akun=bank:bsi",
  "/admin/buku/bank",
  "/admin/dana",
  "/admin/dana/laporan",
  "/admin/laporan",
  "/admin/penyedia",
];

async function arrive(page: Page, path: string) {
  await follow(page, path);
  await page.locator("header h1").waitFor();
  await expect.poll(() => page.getByText("Memuat...").count()).toBe(0);
}

it("has no accessibility violation on a desk and a phone, by day and by night", {
  timeout: atMost(300_000),
}, async () => {
  const page = await visitAs(session, "/admin", { viewport: DESK });
  await page.locator("header h1").waitFor();
  for (const [place, path] of PAGES.entries()) {
    await arrive(page, path);
    // The second width of a screen is the first of the next one: changing it costs as much as half an examination.
    await expectNoBarrier(page, path, place % 2 === 0 ? [DESK, PHONE] : [PHONE, DESK]);
  }
  // A list like that of the payments.
  await arrive(page, "/admin/penyaluran");
  await expectSameParts(page);
});
