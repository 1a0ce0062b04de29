import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { codeOf } from "./authenticator.ts";
import { expectNoBarrier, violations } from "./axe.ts";
import { DESK, open, PHONE, useBrowser, visit } from "./browser.ts";
import { comeByGoogle } from "./google.ts";
import { aMember, callAs, fillLogin, type Person, stored, visitAs, visitor } from "./members.ts";
import { SITE } from "./site.ts";
import { aStaffMember, giveRoles } from "./staff.ts";
import { NOWHERE } from "./windows.ts";

useBrowser();

const REFUSED = /Failed to load resource: the server responded with a status of 40[01]/;
const codeField = (page: Page) => page.getByLabel("Kode verifikasi");
const logIn = (page: Page) => page.getByRole("button", { name: "Login", exact: true }).click();

/** Enables two-step sign-in on the security page that is open; returns the key and the recovery codes. */
async function setUp(page: Page, { password }: Person) {
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
  return { key, recovery: await codes.allInnerTexts() };
}

/** Enables it without the page; returns the key and the recovery codes. */
async function setUpBefore(session: SessionUser, proof: object) {
  const call = <T>(what: string, body: object) =>
    callAs<T>(session, "POST", `/api/accounts/two-step/${what}/`, body);
  const { secret } = await call<{ secret: string }>("start", proof);
  const { recovery_codes } = await call<{ recovery_codes: string[] }>("confirm", { code: codeOf(secret) });
  return { key: secret, recovery: recovery_codes };
}

async function askedForCode({ username, password }: Person, next = ""): Promise<Page> {
  const page = await visit(`/login${next}`, { expected: REFUSED });
  await fillLogin(page, username, password);
  await codeField(page).waitFor();
  return page;
}

it("is set up by scanning or typing a key, and then asks for a code at every sign-in", async () => {
  const member = await aStaffMember("editor");
  const security = await visitAs(member.session, "/admin/keamanan", { viewport: DESK, expected: REFUSED });
  const { key, recovery } = await setUp(security, member);
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

it("lets in with a recovery code, and is switched off with another", async () => {
  const member = await aStaffMember("editor");
  const { recovery } = await setUpBefore(member.session, { password: member.password });
  const [used = "", other = ""] = recovery;
  const page = await askedForCode(member, "?next=/admin/keamanan");
  await page.setViewportSize(DESK);
  await codeField(page).fill(used.toLowerCase());
  await logIn(page);
  await arriveAt(page, "/admin/keamanan");
  await page.getByText("Kode pemulihan yang tersisa: 7.").waitFor();
  await page.getByText("Matikan verifikasi dua langkah").click();
  await page.getByLabel("Kode untuk mematikan").fill(other);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Matikan" }).click();
  await page.getByRole("button", { name: "Aktifkan" }).waitFor();
  await page.setViewportSize(PHONE);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Logout" }).click();
  await arriveAt(page, "/login");
  expect(await stored(page)).toBeNull();
});

const CHROME = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

it("is for members too, beside the list of their devices, each with a way out", async () => {
  const member = await aMember();
  const { session, username, password } = member;
  const headers = { "content-type": "application/json", "user-agent": CHROME, ...(await visitor()) };
  const body = JSON.stringify({ username, password });
  expect((await fetch(`${SITE}/api/auth/login/`, { method: "POST", headers, body })).status).toBe(200);
  const page = await visitAs(session, "/profile/keamanan", { expected: REFUSED });
  await page.getByRole("button", { name: /^Keluar dari Chrome/ }).click();
  await page.getByText("Perangkat itu sudah dikeluarkan.").waitFor();

  const { recovery } = await setUp(page, member);
  await page.getByText("Perbarui kode pemulihan").click();
  await page.getByLabel("Kode verifikasi").fill(recovery[0] ?? "");
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Perbarui Kode Pemulihan" }).click();
  await page.getByText("Kode pemulihan sudah diperbarui.").waitFor();
  const codes = page.getByRole("list", { name: "Kode pemulihan" }).getByRole("listitem");
  expect(await codes.allInnerTexts()).not.toContain(recovery[1]);
  await expectNoBarrier(page, page.url(), [PHONE]);
});

it("asks for a code after Google too", async () => {
  const email = `dwi${Date.now().toString(36)}@example.net`;
  const page = await visit("/login", { expected: REFUSED });
  await comeByGoogle(page, email);
  await expect.poll(() => stored(page)).not.toBeNull();
  const session = (await stored(page)) as SessionUser;
  await giveRoles(session, "editor");
  const { key } = await setUpBefore(session, {});

  await page.goto(NOWHERE);
  await page.evaluate(() => localStorage.clear());
  await open(page, "/login");
  await comeByGoogle(page, email);
  await page.getByRole("heading", { name: "Satu langkah lagi" }).waitFor();
  await codeField(page).fill(codeOf(key, "next"));
  await logIn(page);
  await page.getByRole("status").getByText("Berhasil Login dengan akun google!").waitFor();
  expect((await stored(page))?.email).toBe(email);
});
