import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { open, useBrowser, visit } from "./browser.ts";
import { aMember, fillLogin, inMailTo, linkInMailTo, stored, visitAs } from "./members.ts";
import { OUTBOX } from "./site.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 4/;
const SUCCESS = "Password reset successful. You can now log in.";

describe("a forgotten password", () => {
  it("is replaced through the link in the letter, which works once", async () => {
    const { username, email, session } = await aMember();
    const page = await visit("/lupa-password", { expected: REFUSED });
    await page.getByRole("button", { name: "Kirim Tautan Reset" }).click();
    expect(await page.getByLabel("E-mail").evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(
      false,
    );
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Kirim Tautan Reset" }).click();
    await page.getByRole("status").getByText("Check your email for a reset link.").waitFor();

    const link = await linkInMailTo(email);
    // On a device whose session has ended since: the page stays, and its token goes nowhere.
    await page.evaluate((user) => localStorage.setItem("user", JSON.stringify(user)), {
      ...session,
      access: "berakhir",
      refresh: "berakhir",
    });
    await open(page, link);
    await expect.poll(() => stored(page)).toBeNull();
    expect(new URL(page.url()).pathname).toBe("/reset-password");
    await page.getByLabel("Password baru").fill("12345678");
    await page.getByRole("button", { name: "Simpan Password Baru" }).click();
    await page.getByText(/terlalu umum/).waitFor();
    await page.getByLabel("Password baru").fill("mangga-harum-88");
    await page.getByRole("button", { name: "Simpan Password Baru" }).click();
    await page.getByRole("status").getByText(SUCCESS).waitFor();

    await page.getByRole("link", { name: "Login", exact: true }).click();
    await fillLogin(page, username, "mangga-harum-88");
    await page.getByText("Berhasil Login!").waitFor();

    await open(page, link);
    await page.getByLabel("Password baru").fill("mangga-harum-99");
    await page.getByRole("button", { name: "Simpan Password Baru" }).click();
    await page.getByText("Tautan reset ini salah atau sudah tidak berlaku. Mintalah tautan baru.").waitFor();
  });

  it("lets the owner of a foreign address stop letters to it, without JavaScript and never by opening the link", async () => {
    const { email } = await aMember();
    const asking = await visit("/lupa-password");
    await asking.getByLabel("E-mail").fill(email);
    await asking.getByRole("button", { name: "Kirim Tautan Reset" }).click();
    const link = await inMailTo(email, /https?:\/\/\S+\/surat\/[\w-]+/);
    const page = await visit(link, { javaScriptEnabled: false });
    await page.getByRole("heading", { name: "Bukan kamu yang menulis alamat ini?" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Bukan saya, hentikan surat" }).click();
    await page.getByRole("heading", { name: "Surat sudah dihentikan" }).waitFor();
    await open(asking, link);
    await asking.getByRole("heading", { name: "Surat sudah dihentikan" }).waitFor();
    expect(await violations(asking)).toEqual([]);
    await page.getByRole("button", { name: "Terima surat lagi" }).click();
    await page.getByRole("heading", { name: "Bukan kamu yang menulis alamat ini?" }).waitFor();
  });

  it("leads a visitor who opens the page without a link to a new one", async () => {
    const page = await visit("/reset-password");
    await page.getByRole("link", { name: "Minta Tautan Baru" }).click();
    await arriveAt(page, "/lupa-password");
  });
});

describe("a member", () => {
  it("changes the password with the old one, and signs in again", async () => {
    const { session, username, password } = await aMember();
    const page = await visitAs(session, "/login", { expected: REFUSED });
    await page.getByRole("link", { name: "Ganti Password" }).click();
    await page.getByLabel("Password lama").fill("bukan-ini");
    await page.getByLabel("Password baru").fill("salak-pondoh-55");
    await page.getByRole("button", { name: "Ganti Password" }).click();
    await page.getByText("Password salah.").waitFor();
    await page.getByLabel("Password lama").fill(password);
    await page.getByRole("button", { name: "Ganti Password" }).click();
    await page.getByRole("status").getByText(SUCCESS).waitFor();
    expect(await stored(page)).toBeNull();
    await page.getByRole("link", { name: "Login", exact: true }).click();
    await fillLogin(page, username, "salak-pondoh-55");
    await page.getByText("Berhasil Login!").waitFor();
  });
});

it("confirms an e-mail address with the code in the letter", async () => {
  const { session } = await aMember();
  const page = await visitAs(session, "/profile/keamanan", { expected: REFUSED });
  await page.getByText("Belum dikonfirmasi").waitFor();
  await page.getByRole("button", { name: "Kirim kode" }).click();
  const subject = await inMailTo(session.email, /Subject: \d{6}/);
  await page.getByLabel("Kode dari surat").fill("12");
  await page.getByRole("button", { name: "Konfirmasi", exact: true }).click();
  await page.getByText("Isi enam angka dari surat kami.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Kode dari surat").fill(subject.slice(-6));
  await page.getByRole("button", { name: "Konfirmasi", exact: true }).click();
  await page.getByText("Dikonfirmasi", { exact: true }).waitFor();
});

/** What the simulated WhatsApp was given for a number. */
async function codeByWhatsApp(number: string): Promise<string> {
  const sent = () => readFile(join(dirname(OUTBOX), "simulator/whatsapp.txt"), "utf8").catch(() => "");
  const code = new RegExp(`^62${number.replace(" ", "").slice(1)}: (\\d{6})`, "m");
  await expect.poll(async () => code.exec(await sent())?.[1]).toBeTruthy();
  return code.exec(await sent())?.[1] ?? "";
}

it("changes the mail address and the phone number, and mails the address that can undo each", async () => {
  const { session, password } = await aMember();
  const page = await visitAs(session, "/profile/keamanan", { expected: REFUSED });
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  const phone = part("Nomor HP");
  const number = `0813 ${String(Date.now()).slice(-8)}`;
  await phone.getByText("Belum ada. Nomor yang kamu pakai membayar menjadi nomormu.").waitFor();
  await phone.getByRole("button", { name: "Isi nomor HP" }).click();
  await phone.getByLabel("Nomor HP baru").fill(number);
  await phone.getByRole("button", { name: "Kirim kode ke nomor baru" }).click();
  await phone.getByText("Isi passwordmu dahulu.").waitFor();
  expect(await violations(page)).toEqual([]);
  await phone.getByLabel("Password", { exact: true }).fill(password);
  await phone.getByRole("button", { name: "Kirim kode ke nomor baru" }).click();
  await phone.getByLabel("Kode dari WhatsApp").fill(await codeByWhatsApp(number));
  await phone.getByRole("button", { name: "Ganti nomor", exact: true }).click();
  await phone.getByRole("button", { name: "Ganti nomor HP" }).waitFor();
  await phone.getByText(number).waitFor();
  const undo = new URL(await inMailTo(session.email, /https?:\/\/\S+\/kembalikan-nomor#\w+/));

  const mail = part("E-mail");
  const email = `baru.${session.email}`;
  await mail.getByRole("button", { name: "Ganti e-mail" }).click();
  await mail.getByLabel("E-mail baru").fill(email);
  await mail.getByLabel("Password", { exact: true }).fill(password);
  await mail.getByRole("button", { name: "Kirim kode ke alamat baru" }).click();
  await mail.getByLabel("Kode untuk alamat baru").fill((await inMailTo(email, /Subject: \d{6}/)).slice(-6));
  await mail.getByRole("button", { name: "Ganti e-mail" }).click();
  await mail.getByText(email).first().waitFor();
  await inMailTo(session.email, /\/kembalikan-email#\w+/);

  await open(page, undo.pathname + undo.hash);
  await page.getByRole("button", { name: "Kembalikan nomor lama" }).click();
  await page.getByRole("heading", { name: /^Nomor HP-mu kembali/ }).waitFor();
  expect(await stored(page)).toBeNull();
});
