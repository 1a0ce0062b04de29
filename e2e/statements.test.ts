import { randomBytes } from "node:crypto";
import type { SessionUser } from "@barakah/contract";
import type { ElementHandle, Page } from "playwright-core";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { expectNoBarrier, violations } from "./axe.ts";
import { DESK, follow, PHONE, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { callAs, visitAs } from "./members.ts";
import { bankLines, paymentFile, treasurer, waitingGiftsOf } from "./treasury.ts";

useBrowser();
let session: SessionUser;
/** In every row's description: the rows of a journey that is tried again are new too. */
let run: string;
beforeAll(async () => {
  session = await treasurer();
});
beforeEach(() => {
  run = randomBytes(4).toString("hex").toUpperCase();
});

const statusesOf = async (references: string[]) =>
  Promise.all(references.map(async (reference) => (await paymentFile(session, reference)).status));
const ours = (description: string) => `${description} ${run}`;
const rowOf = (page: Page, description: string) => page.getByRole("row", { name: ours(description) });
const show = (page: Page, name: string) =>
  page.getByRole("group", { name: "Keadaan" }).getByRole("button", { name, exact: true }).click();
/** Before the list of that state has come, as on a slow phone: both must count. */
async function showAndSearchAtOnce(page: Page, name: string, sought: string) {
  const search = page.getByLabel("Cari keterangan atau nominal");
  const tab = page.getByRole("group", { name: "Keadaan" }).getByRole("button", { name, exact: true });
  const field = (await search.elementHandle()) as ElementHandle<HTMLInputElement>;
  await tab.evaluate(
    (button: HTMLElement, [input, text]) => {
      button.click();
      // React listens to the field's own setter, not to its property.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    },
    [field, sought] as const,
  );
}
const inDialog = (page: Page) => page.getByRole("dialog");
/** The list is replaced when the answer comes: wait until it shows nothing else than was searched for and chosen before. */
async function choosePayment(page: Page, reference: string, chosenBefore = 0) {
  await inDialog(page).getByRole("searchbox").fill(reference);
  await expect.poll(() => inDialog(page).getByRole("checkbox").count()).toBe(chosenBefore + 1);
  await inDialog(page).getByRole("checkbox", { name: reference }).check();
}

/** In the format of BSI's internet banking: preamble, debit and credit columns, quoted amounts. */
async function importRows(page: Page, rows: string[]) {
  const head = ["PT Bank Syariah Indonesia Tbk", "Periode 01/11/2026 - 30/11/2026"];
  const csv = [...head, "Tanggal,Uraian,Debit,Kredit,Saldo", ...rows].join("\n");
  await page
    .getByLabel("Berkas mutasi (CSV atau XLSX)")
    .setInputFiles({ name: "mutasi.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: `Impor ${rows.length} baris` }).click();
  await page.getByRole("heading", { name: "Mutasi bank" }).waitFor();
}
const row = (words: string, amount: number, day = "14/11/2026") =>
  `${day},${ours(words)},0.00,"${amount.toLocaleString("en-US")}.00","9,000,000.00"`;

it("matches a statement: exactly, by hand with two payments, and later with money that nobody claimed", {
  timeout: atMost(180_000),
}, async () => {
  const references = await waitingGiftsOf(111_225, 122_225, 133_225, 144_225);
  const [exact = "", first = "", second = "", late = ""] = references;
  const { payer_name } = await paymentFile(session, exact);
  const page = await visitAs(session, "/admin/mutasi/impor", { viewport: DESK });
  await importRows(page, [
    row(`TRF ${payer_name.toUpperCase()}`, 111_225),
    row("TRF DUA SEKALIGUS", 255_450),
    row("SETORAN TUNAI TELLER", 144_225, "01/10/2026"),
  ]);

  await rowOf(page, `TRF ${payer_name.toUpperCase()}`).getByText("Persis sama").waitFor();
  await page.getByRole("button", { name: /^Cocokkan \d+ yang pasti$/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Cocokkan \d+ pembayaran, Rp/ });
  await dialog.getByText(exact).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Cocokkan \d+$/ }).click();
  await page.getByText(/pembayaran dicocokkan\.$/).waitFor();
  await expect.poll(() => statusesOf([exact, first])).toEqual(["verified", "pending"]);

  await rowOf(page, "TRF DUA SEKALIGUS").getByRole("button", { name: "Cari pembayaran" }).click();
  await choosePayment(page, first);
  await inDialog(page).getByText("Lebih Rp. 133.225, dicatat sebagai belum diketahui dari siapa.").waitFor();
  await choosePayment(page, second, 1);
  await inDialog(page).getByText("Pas. Pembayaran yang menunggu langsung disetujui.").waitFor();
  await inDialog(page).getByRole("button", { name: "Cocokkan" }).click();
  await rowOf(page, "TRF DUA SEKALIGUS").waitFor({ state: "detached" });
  await expect.poll(() => statusesOf([first, second])).toEqual(["verified", "verified"]);

  await rowOf(page, "SETORAN TUNAI TELLER").getByRole("button", { name: "Belum tahu dari siapa" }).click();
  await page.getByText("Dicatat sebagai belum diketahui dari siapa.").waitFor();
  await show(page, "Belum tahu dari siapa");
  await rowOf(page, "SETORAN TUNAI TELLER").getByRole("button", { name: "Cari pembayaran" }).click();
  await inDialog(page).getByRole("checkbox", { name: late }).check();
  await inDialog(page).getByRole("button", { name: "Cocokkan" }).click();
  await rowOf(page, "SETORAN TUNAI TELLER").waitFor({ state: "detached" });
  // The demo's bank has many newer lines.
  await showAndSearchAtOnce(page, "Cocok", ours("SETORAN TUNAI TELLER"));
  await rowOf(page, "SETORAN TUNAI TELLER").getByRole("link", { name: late }).click();
  const money = page.getByRole("region", { name: "Uang di mutasi bank" });
  await money.getByText(ours("SETORAN TUNAI TELLER")).waitFor();
  await page.getByText(/cocok dengan mutasi 1 Oktober 2026/).waitFor();
  await expect.poll(() => statusesOf(references)).toEqual(references.map(() => "verified"));
});

it("tells the second of two treasurers who was first, and loses nothing", {
  timeout: atMost(120_000),
}, async () => {
  const [mine = "", theirs = ""] = await waitingGiftsOf(155_225, 166_225);
  const options = { viewport: PHONE, colorScheme: "dark" as const, expected: /409/ };
  await bankLines(session, [[ours("TRF REBUTAN"), 166_225]]);
  const page = await visitAs(session, "/admin/mutasi", options);
  const other = await visitAs(session, "/admin/mutasi", options);
  for (const each of [page, other])
    await rowOf(each, "TRF REBUTAN").getByRole("button", { name: "Cari pembayaran" }).click();
  await choosePayment(page, mine);
  await inDialog(page).getByRole("button", { name: "Cocokkan" }).click();
  await rowOf(page, "TRF REBUTAN").waitFor({ state: "detached" });
  await inDialog(other).getByRole("checkbox", { name: theirs }).check();
  expect(await violations(other)).toEqual([]);
  await inDialog(other).getByRole("button", { name: "Cocokkan" }).click();
  await inDialog(other)
    .getByText(`Baris "${ours("TRF REBUTAN")}" sudah dicocokkan oleh Bendahara Demo.`)
    .waitFor();
  await expect.poll(() => statusesOf([mine, theirs])).toEqual(["verified", "pending"]);
});

it("joins two transfers that pay one gift, and takes back what was ignored", {
  timeout: atMost(120_000),
}, async () => {
  const [gift = ""] = await waitingGiftsOf(177_225);
  await bankLines(session, [
    [ours("SEPARUH PERTAMA"), 100_000],
    [ours("SEPARUH KEDUA"), 77_225],
  ]);
  const page = await visitAs(session, "/admin/mutasi", { viewport: DESK, colorScheme: "dark" });
  await rowOf(page, "SEPARUH KEDUA").getByRole("button", { name: "Abaikan" }).click();
  await rowOf(page, "SEPARUH KEDUA").waitFor({ state: "detached" });
  await show(page, "Diabaikan");
  await rowOf(page, "SEPARUH KEDUA").getByRole("button", { name: "Kembalikan" }).click();
  await page.getByText("Sudah kembali ke baris baru.").waitFor();
  await show(page, "Baru");
  await page.getByLabel(`Pilih ${ours("SEPARUH PERTAMA")}`).check();
  await page.getByLabel(`Pilih ${ours("SEPARUH KEDUA")}`).check();
  await page.getByText("2 baris dipilih").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Cari pembayaran" }).first().click();
  await inDialog(page).getByRole("checkbox", { name: gift }).check();
  await inDialog(page).getByRole("button", { name: "Cocokkan" }).click();
  await rowOf(page, "SEPARUH PERTAMA").waitFor({ state: "detached" });
  await expect.poll(() => statusesOf([gift])).toEqual(["verified"]);
});

it("shows each row that it cannot read, mends one, and books a charge in two clicks", {
  timeout: atMost(120_000),
}, async () => {
  const page = await visitAs(session, "/admin/mutasi/impor", { viewport: DESK });
  const picture = { name: "mutasi.csv", mimeType: "text/csv", buffer: await page.screenshot() };
  await page.getByLabel("Berkas mutasi (CSV atau XLSX)").setInputFiles(picture);
  await page.getByText("Ini gambar, bukan mutasi.").waitFor();
  const csv = [
    "Tanggal,Uraian,Debit,Kredit,Saldo",
    `10/10/2026,${ours("TRF TERBACA")},0.00,"61,225.00","1,061,225.00"`,
    `31/02/2026,${ours("TRF RAMLI")},0.00,200225.00,`,
    `14/10/2026,${ours("SETORAN ABDUL")},0.00,satu juta,`,
    `14/10/2026,${ours("BIAYA ADM UJI")},"7,100.00",0.00,"2,054,125.00"`,
  ].join("\n");
  await page
    .getByLabel("Berkas mutasi (CSV atau XLSX)")
    .setInputFiles({ name: "oktober.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByText("2 baris lagi perlu dibaca").waitFor();
  const unread = page.getByRole("region", { name: "Baris yang tak terbaca" });
  await unread.getByText("“31/02/2026” bukan tanggal").waitFor();
  expect(await page.getByRole("button", { name: /^Impor/ }).isDisabled()).toBe(true);
  await unread.getByLabel("Nominal baris 4").fill("1000000");
  await unread.getByRole("button", { name: "Lewati baris 3" }).click();
  await page.getByText("1 baris dilewati").waitFor();
  await page.getByText("berkas ini tidak menyebut saldo akhir", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Ya, sama" }).click();
  await page.getByText(/^Cocok: .* baris 3 yang dilewati tidak dihitung bank\.$/).waitFor();
  await page.getByRole("button", { name: "Impor 3 baris" }).click();
  await page.getByText("2 baris masuk dan 1 baris keluar baru, 0 sudah ada.").waitFor();
  await show(page, "Uang keluar");
  await rowOf(page, "BIAYA ADM UJI").getByRole("button", { name: "Biaya bank" }).click();
  await page.getByText("Dibukukan sebagai biaya bank.").waitFor();
  await rowOf(page, "BIAYA ADM UJI").waitFor({ state: "detached" });
  expect(await violations(page)).toEqual([]);
});

it("does not call a file complete whose last row cannot be read, and says in rupiah what is missing", {
  timeout: atMost(120_000),
}, async () => {
  const page = await visitAs(session, "/admin/mutasi/impor", { viewport: DESK });
  const csv = [
    "Tanggal;Uraian;Debit;Kredit;Saldo",
    `12/10/2026;${ours("TRF UTUH")};;100.000;900.100.000`,
    `31/02/2026;${ours("TRF TERAKHIR")};;250.225;900.350.225`,
  ].join("\n");
  await page
    .getByLabel("Berkas mutasi (CSV atau XLSX)")
    .setInputFiles({ name: "akhir-rusak.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  const balances = page.getByRole("region", { name: "Saldo berkas" });
  await balances.getByText("Kurang Rp. 250.225").waitFor();
  await balances.getByText("1 baris belum terbaca.", { exact: false }).waitFor();
  expect(await balances.getByText(/^Cocok/).count()).toBe(0);
  const unread = page.getByRole("region", { name: "Baris yang tak terbaca" });
  // The row with the focus is left out by one key.
  await unread.getByLabel("Tanggal baris 3").press("x");
  await balances.getByText("Baris 3 dilewati, padahal bank menghitungnya.").waitFor();
  await unread.getByRole("button", { name: "Batal lewati baris 3" }).click();
  await unread.getByLabel("Tanggal baris 3").fill("2026-10-12");
  await balances.getByRole("button", { name: "Ya, sama" }).click();
  await balances.getByText(/^Cocok: saldo awal, masuk dan keluar menjadi saldo akhir\./).waitFor();
  await page.getByRole("button", { name: "Impor 2 baris" }).click();
  await page.getByText("2 baris masuk dan 0 baris keluar baru, 0 sudah ada.").waitFor();
});

it("refuses another bank's file, names the row whose balance breaks and a cut one, and takes the import back", {
  timeout: atMost(120_000),
}, async () => {
  const page = await visitAs(session, "/admin/mutasi/impor", { viewport: DESK });
  const csv = [
    "Bank BJB Syariah;;;;",
    "Tanggal;Uraian;Debit;Kredit;Saldo",
    `02/02/2026;${ours("TRF BERKAS SALAH")};;100.000;1.100.000`,
    `03/02/2026;${ours("BIAYA BERKAS SALAH")};2.500;;1.090.000`,
    "04/02/2026;TRF TERPO",
  ].join("\n");
  await page
    .getByLabel("Berkas mutasi (CSV atau XLSX)")
    .setInputFiles({ name: "salah-bank.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByText("Kepala berkas ini menyebut bjb, bukan", { exact: false }).waitFor();
  await page.getByText("Saldo baris 4 tidak bersambung:").waitFor();
  await page.getByText("tertulis 1.090.000, seharusnya 1.097.500", { exact: false }).waitFor();
  const unread = page.getByRole("region", { name: "Baris yang tak terbaca" });
  await unread.getByText("Barisnya terpotong").waitFor();
  await unread.getByRole("button", { name: "Lewati baris 5" }).click();
  const send = page.getByRole("button", { name: /^Impor/ });
  expect(await send.isDisabled()).toBe(true);
  await expectNoBarrier(page);
  await page.getByRole("button", { name: /^Ganti bank: / }).click();
  await unread.getByRole("button", { name: "Lewati baris 5" }).click();
  await page.getByRole("button", { name: "Impor 2 baris" }).click();
  await page.getByText("1 baris masuk dan 1 baris keluar baru, 0 sudah ada.").waitFor();
  await page.getByRole("heading", { name: "Mutasi bank" }).waitFor();
  await follow(page, "/admin/mutasi/impor");
  await page.getByLabel("Bank").selectOption("bjb");
  await page.getByRole("button", { name: "Tarik kembali salah-bank.csv" }).click();
  const dialog = page.getByRole("dialog", { name: "Tarik kembali impor ini?" });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Tarik kembali" }).click();
  await page.getByText("Impor sudah ditarik kembali.").waitFor();
  await expect.poll(() => page.getByText("salah-bank.csv").count()).toBe(0);
});

const SHORT = "TRF KURANG DARI YANG DISETUJUI";

it("corrects a gift that was approved larger than the bank shows it, in the dialog that matches it", {
  timeout: atMost(120_000),
}, async () => {
  const [gift = ""] = await waitingGiftsOf(500_225);
  await callAs(session, "POST", `/api/admin/payments/${gift}/approve/`, { confirm: true });
  await bankLines(session, [[ours(SHORT), 450_225]]);
  const page = await visitAs(session, "/admin/mutasi", { viewport: PHONE });
  await rowOf(page, SHORT).getByRole("button", { name: "Cari pembayaran" }).click();
  await choosePayment(page, gift);
  const ways = inDialog(page).getByRole("group", {
    name: "Disetujui Rp. 500.225, bank menunjukkan Rp. 450.225. Apa yang benar?",
  });
  await ways.getByRole("radio", { name: "Tagih sisanya" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await ways.getByRole("radio", { name: "Terima yang datang" }).check();
  await inDialog(page).getByRole("button", { name: "Terima Rp. 450.225" }).click();
  await rowOf(page, SHORT).waitFor({ state: "detached" });
  expect(await paymentFile(session, gift)).toMatchObject({ status: "verified", amount: 450_225 });
  await follow(page, `/admin/pembayaran/${gift}`);
  const history = page.getByRole("region", { name: "Perjalanan" });
  await history.getByText("disetujui Rp. 500.225, bank menunjukkan Rp. 450.225", { exact: false }).waitFor();
});
