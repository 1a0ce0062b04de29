import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { codeOf } from "./authenticator.ts";
import { violations } from "./axe.ts";
import { DESK, open, PHONE, useBrowser, visit } from "./browser.ts";
import { comeByGoogle } from "./google.ts";
import { aMember, callAs, fillLogin, type Person, stored, visitAs } from "./members.ts";
import { aStaffMember, giveRoles } from "./staff.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 40[01]/;
const codeField = (page: Page) => page.getByLabel("Kode verifikasi");
const logIn = (page: Page) => page.getByRole("button", { name: "Login", exact: true }).click();

/** Enables two-step sign-in on the security page; returns the key and the recovery codes. */
async function setUp({ session, password }: Person & { session: SessionUser }, at = "/admin/keamanan") {
  const viewport = at.startsWith("/admin") ? DESK : PHONE;
  const page = await visitAs(session, at, { viewport, expected: REFUSED });
  await page.getByLabel("Password", { exact: true }).fill("salah-semua-9");
  await page.getByRole("button", { name: "Aktifkan" }).click();
  await page.getByText("Password salah.").waitFor();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Aktifkan" }).click();
  await page.getByAltText("Kode QR untuk aplikasi autentikator").waitFor();
  const key = await page.getByText("Ketik kunci ini:").locator("b").innerText();
  // On the phone itself nothing can be scanned.
  const link = await page.getByRole("link", { name: "Buka di aplikasi autentikator" }).getAttribute("href");
  expect(link).toContain(`otpauth://totp/`);
  expect(link).toContain(`secret=${key.replaceAll(" ", "")}`);
  await page.getByRole("button", { name: "Salin kunci" }).click();
  await page.getByRole("status").getByText("Kunci disalin. Tempel di aplikasi autentikatormu.").waitFor();
  await page.getByLabel("Kode enam angka").fill("000000");
  await page.getByRole("button", { name: "Buktikan dan aktifkan" }).click();
  await page.locator("form").getByText("Kode salah atau sudah dipakai. Tunggu kode berikutnya.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Kode enam angka").fill(codeOf(key));
  await page.getByRole("button", { name: "Buktikan dan aktifkan" }).click();
  const codes = page.getByRole("list", { name: "Kode pemulihan" }).getByRole("listitem");
  await codes.first().waitFor();
  await page.getByText("Kode pemulihan yang tersisa: 8.").waitFor();
  expect(await violations(page)).toEqual([]);
  return { page, key, recovery: await codes.allInnerTexts() };
}

async function askedForCode({ username, password }: Person): Promise<Page> {
  const page = await visit("/login", { expected: REFUSED });
  await fillLogin(page, username, password);
  await codeField(page).waitFor();
  return page;
}

it("is set up by scanning or typing a key, and then asks for a code at every sign-in", async () => {
  const member = await aStaffMember("editor");
  const { key, recovery } = await setUp(member);
  expect(new Set(recovery).size).toBe(8);

  const page = await askedForCode(member);
  expect(await violations(page)).toEqual([]);
  await codeField(page).fill("000000");
  await logIn(page);
  await page
    .getByRole("alert")
    .getByText("Kode salah atau sudah dipakai. Masukkan kode yang baru.")
    .waitFor();
  await codeField(page).fill(codeOf(key, "next"));
  await logIn(page);
  await page.getByRole("status").getByText("Berhasil Login!", { exact: true }).waitFor();
  expect((await stored(page))?.username).toBe(member.username);
});

it("lets in with a recovery code once, and is switched off with another", async () => {
  const member = await aStaffMember("editor");
  const { recovery } = await setUp(member);
  const [used = "", other = ""] = recovery;
  const page = await askedForCode(member);
  await codeField(page).fill(used.toLowerCase());
  await logIn(page);
  await arriveAt(page, "/");

  const again = await askedForCode(member);
  await codeField(again).fill(used);
  await logIn(again);
  await again.getByRole("alert").getByText("Kode salah atau sudah dipakai.").waitFor();
  expect(await stored(again)).toBeNull();

  await open(page, "/admin/keamanan");
  await page.getByText("Kode pemulihan yang tersisa: 7.").waitFor();
  await page.getByText("Matikan verifikasi dua langkah").click();
  await page.getByLabel("Kode untuk mematikan").fill(other);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Matikan" }).click();
  await page.getByRole("button", { name: "Aktifkan" }).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await arriveAt(page, "/login");
  expect(await stored(page)).toBeNull();
});

it("is for members too, beside the list of their devices, each with a way out", async () => {
  const member = await aMember();
  const elsewhere = await visit("/login");
  await fillLogin(elsewhere, member.username, member.password);
  await arriveAt(elsewhere, "/");
  const here = await visitAs(member.session, "/profile/keamanan");
  await here.getByRole("button", { name: /^Keluar dari Chrome/ }).click();
  await here.getByText("Perangkat itu sudah dikeluarkan.").waitFor();
  expect(await violations(here)).toEqual([]);

  const { page, recovery } = await setUp(member, "/profile/keamanan");
  await page.getByText("Perbarui kode pemulihan").click();
  await page.getByLabel("Kode verifikasi").fill(recovery[0] ?? "");
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Perbarui Kode Pemulihan" }).click();
  await page.getByText("Kode pemulihan sudah diperbarui.").waitFor();
  const codes = page.getByRole("list", { name: "Kode pemulihan" }).getByRole("listitem");
  expect(await codes.allInnerTexts()).not.toContain(recovery[1]);
});

it("asks for a code after Google too", async () => {
  const email = `dwi${Date.now().toString(36)}@example.net`;
  const first = await visit("/login");
  await comeByGoogle(first, email);
  await arriveAt(first, "/");
  const session = (await stored(first)) as SessionUser;
  await giveRoles(session, "editor");
  const { secret } = await callAs<{ secret: string }>(session, "POST", "/api/accounts/two-step/start/", {});
  await callAs(session, "POST", "/api/accounts/two-step/confirm/", { code: codeOf(secret) });

  const page = await visit("/login", { expected: REFUSED });
  await comeByGoogle(page, email);
  await page.getByRole("heading", { name: "Satu langkah lagi" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await codeField(page).fill("000000");
  await logIn(page);
  await page.getByRole("alert").getByText("Kode salah atau sudah dipakai.").waitFor();
  await codeField(page).fill(codeOf(secret, "next"));
  await logIn(page);
  await page.getByRole("status").getByText("Berhasil Login dengan akun google!").waitFor();
  expect((await stored(page))?.email).toBe(email);
});
