import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { open, useBrowser } from "./browser.ts";
import { aMember, fillLogin, stored, visitAs } from "./members.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 4/;

describe("a member", () => {
  it("exports all data as JSON", async () => {
    const { session, username, email } = await aMember();
    const page = await visitAs(session, "/login");
    const download = page.waitForEvent("download");
    await page.locator("summary", { hasText: "Data saya" }).click();
    await page.getByRole("button", { name: "Unduh semua data saya (JSON)" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("data-barakah.json");
    const everything = JSON.parse(await readFile(await file.path(), "utf8"));
    expect(everything.account).toMatchObject({ username, email });
  });

  it("deletes the account with the password, and the session ends", async () => {
    const { session, username, password } = await aMember();
    const page = await visitAs(session, "/login", { expected: REFUSED });
    await page.locator("summary", { hasText: "Data saya" }).click();
    await page.getByRole("button", { name: "Hapus akun" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText(/Yang tetap ada, tanpa namamu: catatan donasi/).waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill("bukan-ini");
    // Two taps, as by an impatient thumb: the refusal of the first one is shown.
    await dialog.getByRole("button", { name: "Hapus akun" }).dblclick();
    await dialog.getByText("Password salah.").waitFor();
    await dialog.getByLabel("Password", { exact: true }).fill(password);
    await dialog.getByRole("button", { name: "Hapus akun" }).click();
    await page.getByText("Akunmu sudah dihapus.").waitFor();
    expect(await stored(page)).toBeNull();
    await open(page, "/login");
    await fillLogin(page, username, password);
    await page.getByText("Gagal Login, Isi nama dan password yang benar").waitFor();
  });
});
