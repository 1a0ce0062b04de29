import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { open, useBrowser, visit } from "./browser.ts";
import { aMember, fillLogin, inMailTo, linkInMailTo, stored, visitAs } from "./members.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 4/;
const SUCCESS = "Password reset successful. You can now log in.";

describe("a forgotten password", () => {
  it("is replaced through the link in the letter, which works once", async () => {
    const { username, email } = await aMember();
    const page = await visit("/lupa-password", { expected: REFUSED });
    await page.getByRole("button", { name: "Kirim Tautan Reset" }).click();
    expect(await page.getByLabel("E-mail").evaluate((field: HTMLInputElement) => field.validity.valid)).toBe(
      false,
    );
    await page.getByLabel("E-mail").fill(email);
    await page.getByRole("button", { name: "Kirim Tautan Reset" }).click();
    await page.getByRole("status").getByText("Check your email for a reset link.").waitFor();

    const link = await linkInMailTo(email);
    await open(page, link);
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
