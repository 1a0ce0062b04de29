import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { open, useBrowser, visit } from "./browser.ts";
import { aMember, fillLogin, linkInMailTo, stored, visitAs } from "./members.ts";

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
