import type { StaffEvent, TicketPage } from "@barakah/contract";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations, violationsInDialog } from "./axe.ts";
import { DESK, open, reload, useBrowser, visit } from "./browser.ts";
import { answerAt, saveDraft, write } from "./editor-steps.ts";
import { anEvent, OFFERED_SOON, payQris, register, registerIn } from "./event-steps.ts";
import { typeEarly } from "./held-scripts.ts";
import { aMember, callAs, inMailTo, post, visitAs } from "./members.ts";
import { SITE } from "./site.ts";
import { callerOf, staff } from "./staff.ts";
import { treasurer } from "./treasury.ts";

useBrowser();

const PRICE = 50_000;
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;
const keyOf = ({ ticket_page }: { ticket_page: string }) => ticket_page.replace("/tiket/", "");
const ticketOf = async (made: { ticket_page: string }) =>
  (await (await fetch(`${SITE}/api/tickets/${keyOf(made)}/`)).json()) as TicketPage;

it("writes an event in three sections that are saved together; a mistake opens its own section", async () => {
  const title = unique("Bedah Buku");
  const page = await visitAs(await staff("editor"), "/admin/acara/baru", {
    viewport: DESK,
    expected: /status of 400/,
  });
  const section = (name: string) =>
    page.getByRole("navigation", { name: "Bagian acara" }).getByRole("link", { name, exact: true });
  await page.getByRole("textbox", { name: "Judul" }).fill(title);
  await page.getByLabel("Mulai (WIB)").fill("2030-05-04T09:00");
  await page.getByLabel("Selesai (WIB)").fill("2030-05-04T11:00");
  await write(page, "Keterangan", "Membaca bersama.");
  await section("Tiket").click();
  await page.getByLabel("Harga", { exact: true }).selectOption({ label: "Harga tetap" });
  await page.getByRole("textbox", { name: "Nama", exact: true }).fill("");
  await section("Formulir").click();
  await page.getByRole("button", { name: "Tambah pertanyaan" }).click();
  await page.getByRole("textbox", { name: "Pertanyaan" }).fill("Asal kota");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Simpan Draf" }).click();
  // The ticket type has no name: its section opens, and nothing that was written is lost.
  await expect.poll(() => section("Tiket").getAttribute("aria-current")).toBe("page");
  await page.getByRole("main").getByText("Beri nama jenis tiketnya.").waitFor();
  await page.getByRole("textbox", { name: "Nama", exact: true }).fill("Umum");
  await page.getByRole("textbox", { name: "Harga", exact: true }).fill("25000");
  expect(await violations(page)).toEqual([]);
  await saveDraft(page);
  await page.getByRole("button", { name: "Terbitkan" }).click();
  await page.getByRole("link", { name: "Halaman umum" }).click();
  // The editor has the same heading.
  await page.waitForURL(({ pathname }) => pathname.startsWith("/acara/"));
  await page.getByRole("heading", { name: title }).waitFor();
  const { html } = await answerAt(new URL(page.url()).pathname);
  expect(html).toMatch(/"@type":"Event".*"startDate":"2030-05-04T02:00:00\.000Z".*"price":25000/);
  expect(html).toContain(`property="og:title" content="${title}`);
  await page.getByText("Membaca bersama.").waitFor();
  await page.getByText("Rp. 25.000").first().waitFor();
  await page.getByRole("link", { name: "Daftar", exact: true }).click();
  await page.getByLabel(/^Asal kota/).waitFor();
});

it("gives a returned seat to the first who waits, who pays it by QRIS", async () => {
  const event = await anEvent(unique("Kelas Penuh"), PRICE, { capacity: 1 });
  const holder = await register(event, unique("Pemegang"), PRICE);
  const waiting = unique("Nurul");
  const page = await visit(`/acara/${event.slug}`, { waits: OFFERED_SOON });
  await page.getByRole("link", { name: /tunggu/i }).click();
  await page.getByRole("textbox", { name: "Nama lengkap" }).fill(waiting);
  await page.getByRole("textbox", { name: "Nomor telepon" }).fill("0812 0000 0000");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Masuk daftar tunggu" }).click();
  await page.getByText("Kamu urutan 1 di daftar tunggu").waitFor();
  expect(await violations(page)).toEqual([]);

  const next = { name: unique("Laila"), phone: "081200000001" };
  await post(`/api/events/${event.slug}/waitlist/`, { type: event.ticket_types[0]?.id, ...next });
  const cancelled = `/api/admin/events/${event.id}/registrations/${holder.code}/cancel/`;
  await callAs(await callerOf("bendahara"), "POST", cancelled, { reason: "Pemegangnya menelepon." });
  const editor = await visitAs(await staff("editor"), `/admin/acara/${event.id}/daftar-tunggu`, {
    viewport: DESK,
  });
  await editor.getByText("Ditawari", { exact: true }).waitFor();
  await editor.getByText(/^Nomor \d$/).waitFor();
  expect(await violations(editor)).toEqual([]);
  const address = page.url();
  await page.getByRole("link", { name: "Ambil kursinya" }).click();
  await page.getByRole("textbox", { name: "Nama lengkap" }).fill(waiting);
  await page.getByRole("textbox", { name: "Nomor telepon" }).fill("0812 0000 0000");
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  await page.getByRole("button", { name: "Lanjut bayar" }).click();
  await page.getByRole("img", { name: /^Kode QRIS/ }).waitFor();
  await payQris(page.url(), waiting);
  await open(page, address);
  await page.getByRole("img", { name: "Kode QR tiket" }).waitFor();
});

it("cancels an event: its payer names an account, and the treasurer sees the refund", async () => {
  const event = await anEvent(unique("Seminar Batal"), PRICE);
  const payer = unique("Rina");
  const guest = await visit(`/acara/${event.slug}`);
  const made = await registerIn(guest, event, payer, PRICE);
  const reference = await payQris(made.payment_page, payer);
  const desk = await visitAs(await treasurer(), `/admin/acara/${event.id}`, { viewport: DESK });
  await desk.getByRole("button", { name: "Batalkan acara" }).click();
  await desk.getByLabel(/^Alasan/).fill("Gedung dipakai posko.");
  await desk.getByRole("button", { name: "Batalkan Acara", exact: true }).click();
  await desk.getByText("Acara dibatalkan.").waitFor();
  await desk.getByRole("link", { name: "Pengembalian" }).click();
  await arriveAt(desk, `/admin/acara/${event.id}/pengembalian`);
  await desk.getByText("Tanpa rekening").waitFor();
  await desk.getByRole("button", { name: "Ingatkan yang belum mengisi rekening" }).click();
  await desk.getByText("Pengingat sedang dikirim kepada 1 orang.").waitFor();
  expect(await violations(desk)).toEqual([]);

  // Typed before the scripts came, which load this part last.
  const typed = async () => {
    await guest.getByText("Ke rekening mana?").waitFor();
    await guest.getByLabel("Bank").fill("BCA");
    await guest.getByLabel("Nomor rekening").fill("0000091");
    await guest.getByLabel("Atas nama").fill(payer);
  };
  await typeEarly(made.ticket_page, typed, guest);
  // This part of the page is taken over last: until then a press would send what React knows, which is nothing.
  const waiting = () =>
    guest.evaluate(() => (window as unknown as { typedEarly: Map<object, unknown> }).typedEarly.size);
  await expect.poll(waiting).toBe(0);
  expect(await violations(guest)).toEqual([]);
  await guest.getByRole("button", { name: "Simpan rekening" }).click();
  await guest.getByText("Rekeningmu tersimpan.").waitFor();

  await reload(desk);
  await desk.getByText("Siap diputuskan").waitFor();
  await desk.getByRole("link", { name: "Kembalikan dana" }).click();
  await arriveAt(desk, `/admin/pembayaran/${reference}`);
  await desk.getByRole("button", { name: "Kembalikan dana" }).first().click();
  // What the payer wrote is there; nobody types an account number twice.
  expect(await desk.getByLabel("Nomor rekening").inputValue()).toBe("0000091");
  const { total, refund } = await ticketOf(made);
  expect(refund).toMatchObject({ account_number: "0000091", paid_back: 0 });
  // What was asked for and paid, with the code of the QRIS: both pages name one sum.
  expect([total, total < PRICE]).toEqual([refund?.amount, true]);
});

it("asks on another phone for the code that the contact got: to keep held seats, to name an account, and to cancel", async () => {
  const email = `${unique("kode").replace(" ", "-")}@contoh.id`;
  const [free, paid] = [
    await anEvent(unique("Kajian Ramai"), 0, { capacity: 200 }),
    await anEvent(unique("Seminar Pindah"), PRICE),
  ];
  const own = await visit(`/acara/${free.slug}`);
  await registerIn(own, free, unique("Rina"), 0, { seats: 5 });
  const held = await registerIn(own, free, unique("Rina"), 0, { seats: 5, email });
  const payer = unique("Umar");
  const bought = await registerIn(own, paid, payer, PRICE, { email });
  await payQris(bought.payment_page, payer);

  const page = await visit(held.ticket_page, { expected: /status of 4(00|09)/ });
  const step = page.getByRole("dialog", { name: "Masukkan kode yang kami kirim" });
  const codeOf = (code: string) =>
    inMailTo(email, new RegExp(`(?<=Ketik kode )\\d{6}(?= di halaman pendaftaran ${code})`));
  await page.getByRole("button", { name: "Pastikan kursi" }).click();
  await step.getByText(/^Enam angka sudah kami kirim ke ko•••@contoh\.id/).waitFor();
  expect(await violationsInDialog(page)).toEqual([]);
  await step.getByLabel("Kode").fill("000000");
  await step.getByRole("button", { name: "Lanjutkan" }).click();
  await step.getByText(/^Bukan kode dari pesan yang terakhir/).waitFor();
  await step.getByLabel("Kode").fill(await codeOf(held.code));
  await step.getByRole("button", { name: "Lanjutkan" }).click();
  await page.getByText("Kursimu sekarang pasti.").waitFor();
  expect(await page.getByText(/^Kursi ini ditahan/).count()).toBe(0);

  await page.getByRole("button", { name: /^Batalkan semua tiket/ }).click();
  await page.getByRole("button", { name: "Ya, batalkan" }).click();
  await step.getByLabel("Kode").fill(await codeOf(held.code));
  await step.getByRole("button", { name: "Lanjutkan" }).click();
  await page.getByText("Sudah dibatalkan.").waitFor();

  const cancel = `/api/admin/events/${paid.id}/cancel/`;
  await callAs(await callerOf("bendahara"), "POST", cancel, { reason: "Gedung dipakai posko." });
  await open(page, bought.ticket_page);
  await page.getByLabel("Bank").fill("BCA");
  await page.getByLabel("Nomor rekening").fill("0000092");
  await page.getByLabel("Atas nama").fill(payer);
  await page.getByRole("button", { name: "Simpan rekening" }).click();
  await step.getByLabel("Kode").fill(await codeOf(bought.code));
  await step.getByRole("button", { name: "Lanjutkan" }).click();
  await page.getByText("Rekeningmu tersimpan.").waitFor();
  expect((await ticketOf(bought)).refund).toMatchObject({ account_number: "0000092" });
});

it("adds and imports participants: matches columns, mends or skips each faulty row", async () => {
  const event = await anEvent(unique("Undangan"), 0);
  const page = await visitAs(await staff("editor"), `/admin/acara/${event.id}/peserta`, { viewport: DESK });
  await page.getByRole("button", { name: "Daftarkan" }).click();
  await page.getByRole("textbox", { name: "Nama lengkap" }).fill("Tamu Undangan");
  await page.getByRole("textbox", { name: "Nomor telepon" }).fill("0812 0000 0000");
  expect(await violationsInDialog(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Daftarkan" }).click();
  await page.getByText("Peserta didaftarkan.").waitFor();
  await page.getByText("Tamu Undangan").first().waitFor();

  await page.getByRole("button", { name: "Impor berkas" }).click();
  await page.getByLabel("Berkas CSV atau Excel").setInputFiles({
    ...{ name: "peserta.csv", mimeType: "text/csv" },
    buffer: Buffer.from(
      "Siapa;Nomor HP;Surel;Jenis\nAli;081200000001;;Peserta\nBudi;0813;;Peserta\nAli;081200000001;;",
    ),
  });
  // A heading that nobody knows: what it holds is chosen.
  await page.getByText("Baris 2").waitFor();
  await page.getByLabel("Siapa").selectOption({ label: "Nama" });
  await page.getByText("1 baris siap, 2 perlu diperbaiki.").waitFor();
  expect(await violationsInDialog(page)).toEqual([]);
  await page.getByRole("listitem").getByLabel("Nomor HP").fill("081200000002");
  await page.getByRole("button", { name: "Lewati baris 4" }).click();
  // Closed and opened again, nothing is lost.
  await page.getByRole("dialog").getByRole("button", { name: "Tutup" }).click();
  await page.getByRole("button", { name: "Impor berkas" }).click();
  await page.getByRole("button", { name: "Periksa lagi" }).click();
  await page.getByRole("button", { name: "Masukkan 2 peserta" }).click();
  await page.getByText("2 peserta sudah masuk.").waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Tutup" }).last().click();
  await page.getByText("Budi").first().waitFor();

  // Two of three are told; the last one is found by the count of its state.
  await page.getByLabel("Pilih Tamu Undangan").check();
  await page.getByLabel("Pilih Budi").check();
  await page.getByText("2 dipilih").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Kirim kabar" }).click();
  await page.getByRole("textbox", { name: "Kabar" }).fill("Bawa air minum sendiri.");
  await page.getByRole("dialog").getByRole("button", { name: "Kirim kabar" }).click();
  await page.getByText("Kabarnya sedang dikirim kepada 2 pendaftar.").waitFor();
  expect(await page.getByRole("link", { name: "Siapa yang terjangkau" }).getAttribute("href")).toBe(
    `/admin/acara/${event.id}`,
  );
  await page.getByRole("button", { name: /^Menunggu bayar\s*0$/ }).click();
  await page.getByText("Tidak ada pendaftaran di sini.").waitFor();
  await page.getByRole("button", { name: /^Terkonfirmasi\s*3$/ }).click();
  await page.getByText("Tamu Undangan").first().waitFor();

  // Their tickets wait for a tap. Another place is told of at once, and here is who was reached by what.
  await page.getByRole("link", { name: "Isi", exact: true }).click();
  await page.getByText(/^“Bawa air minum sendiri\.” Dikirim /).waitFor();
  await page.getByText("2 orang tanpa saluran yang hidup").first().waitFor();
  await page.getByText("1 kabar sebelumnya").click();
  await page.getByText("Tiket dikirim kepada yang diimpor").waitFor();
  await page.getByRole("textbox", { name: "Tempat" }).fill("Aula Sekretariat");
  await page.getByRole("button", { name: "Simpan Perubahan" }).click();
  const dialog = page.getByRole("dialog", { name: "Beri tahu 3 orang" });
  await dialog.getByText("Aula Contoh").first().waitFor();
  expect(await violationsInDialog(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Nanti saja" }).click();
  await page.getByText("Berubah, belum dikabarkan").first().waitFor();
  await page.getByRole("button", { name: "Beri tahu pendaftar" }).click();
  await dialog.getByLabel(/^Alasan/).fill("Studio dipakai posko.");
  await dialog.getByText("Pesan panitia: “Studio dipakai posko.”").waitFor();
  await dialog.getByRole("button", { name: "Beri tahu 3 orang" }).click();
  await page.getByText("0 dari 3 terjangkau").waitFor();
  const tap = page.getByRole("link", { name: "Kirim lewat WhatsApp kepada Budi" }).first();
  expect(decodeURIComponent((await tap.getAttribute("href")) ?? "")).toContain("Aula Sekretariat");
  expect(await violations(page)).toEqual([]);
  // WhatsApp itself is not opened here.
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await tap.click();
  await page.getByText("1 dari 3 terjangkau").waitFor();
});

it("shows a member on the event's page their own tickets, and what has changed", async () => {
  const event = await anEvent(unique("Kajian Besok"), 0);
  const { session } = await aMember();
  const made = await callAs<{ ticket_page: string }>(session, "POST", `/api/events/${event.slug}/register/`, {
    ...{ tickets: [{ type: event.ticket_types[0]?.id, name: "Salma" }], name: "Salma", amount: 0 },
    ...{ phone: "081200000000" },
  });
  const page = await visitAs(session, `/acara/${event.slug}`);
  await page.getByRole("heading", { name: "Kamu terdaftar" }).waitFor();
  expect(await page.getByRole("link", { name: "Buka tiket" }).getAttribute("href")).toBe(made.ticket_page);
  expect(await page.getByRole("link", { name: "Daftar", exact: true }).count()).toBe(0);
  await page.getByRole("link", { name: "Tambah tiket" }).waitFor();
  const editor = await callerOf("editor");
  const path = `/api/admin/events/${event.id}/`;
  const stored = await callAs<StaffEvent>(editor, "GET", path);
  const closes = stored.registration_closes_set;
  await callAs(editor, "PUT", path, { ...stored, registration_closes: closes, place: "Aula Kenanga" });
  await reload(page);
  await page.getByRole("heading", { name: "Acara ini berubah" }).waitFor();
  await page.getByText("Aula Kenanga").first().waitFor();
  await page.getByRole("heading", { name: "Kamu terdaftar" }).waitFor();
  expect(await violations(page)).toEqual([]);
});

it("registers for a paid event without JavaScript, up to the ticket", async () => {
  const event = await anEvent(unique("Tanpa Skrip"), PRICE);
  const payer = unique("Laila");
  const page = await visit(`/acara/${event.slug}/daftar`, { javaScriptEnabled: false });
  await page.getByRole("textbox", { name: "Nama lengkap" }).fill(payer);
  await page.getByRole("textbox", { name: "Nomor telepon" }).fill("0812 0000 0000");
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  await page.getByRole("button", { name: /^(Lanjut bayar|Daftar)$/ }).click();
  await page.waitForURL(/\/pembayaran\//);
  await page.getByRole("img", { name: /^Kode QRIS/ }).waitFor();
  await payQris(page.url(), payer);
  await page.reload();
  const ticket = await page.locator('a[href^="/tiket/"]').first().getAttribute("href");
  await page.goto(ticket ?? "");
  await page.getByRole("img", { name: "Kode QR tiket" }).waitFor();
  await page.emulateMedia({ media: "print" });
  for (const role of ["button", "link"] as const)
    expect(await page.getByRole("main").getByRole(role).count(), `${role}s on paper`).toBe(0);
});
