import type { SessionUser, Setup } from "@barakah/contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADMIN_PASSWORD } from "./administrator.ts";
import { expectNoBarrier } from "./axe.ts";
import { follow, hydrated, newPage, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { fillLogin } from "./members.ts";
import { ownApp } from "./own-app.ts";
import { redAndBlue } from "./pictures.ts";

useBrowser();

let app: Awaited<ReturnType<typeof ownApp>>;
beforeAll(async () => {
  app = await ownApp({ DEMO: "off", ADMIN_PASSWORD });
});
afterAll(() => app.stop());

const SARI = { username: "busari", email: "sari@example.com", password: "jambu-mente-77" };
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();
const title = (page: Page, name: string) => page.getByRole("heading", { level: 2, name }).waitFor();
const sessionOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null")) as Promise<SessionUser>;

async function at(path: string): Promise<Page> {
  // What the other person did is asked for every ten seconds.
  const waits = { intervals: { 10000: 1000 } };
  const page = await newPage({ baseURL: app.site, expected: /status of 40[01349]/, waits });
  await page.goto(path);
  await hydrated(page);
  return page;
}

async function call<T>(page: Page, method: string, path: string, body?: object | FormData): Promise<T> {
  const { access } = await sessionOf(page);
  const sends = body instanceof FormData;
  const answer = await fetch(app.site + path, {
    method,
    headers: {
      authorization: `Bearer ${access}`,
      ...(body && !sends && { "content-type": "application/json" }),
    },
    ...(body && { body: sends ? body : JSON.stringify(body) }),
  });
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201])]);
  return (await answer.json()) as T;
}

/** The head names the community and its account, and invites a second person. */
async function begins(page: Page): Promise<string> {
  await fillLogin(page, "admin", ADMIN_PASSWORD);
  await page.getByRole("link", { name: "Lanjutkan pemasangan" }).click();
  await title(page, "Nama, logo dan alamat");
  await expectNoBarrier(page);
  // The example's address is nobody's: the field is empty, and the step does not end with it.
  expect(await page.getByLabel("Alamat kantor").inputValue()).toBe("");
  await press(page, "Lanjut");
  await page.getByText("Alamat kantornya masih contoh.").first().waitFor();
  await page.getByLabel("Nama komunitas").fill("Masjid Nurul Iman");
  await page.getByLabel("Alamat kantor").fill("Jl. Mawar No. 3, Garut");
  await press(page, "Simpan");
  await page.getByText("Disimpan.").first().waitFor();
  await press(page, "Lanjut");
  await title(page, "Rekening tujuan");
  await page.getByLabel("Nomor rekening Bank Syariah Indonesia (BSI)").fill("7012 3456 78");
  await page.getByLabel("Atas nama").first().fill("YAYASAN NURUL IMAN");
  await press(page, "Ajukan perubahan");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
  await dialog.getByRole("button", { name: "Ajukan", exact: true }).click();
  await page.getByText("Menunggu disetujui orang kedua.").waitFor();
  await press(page, "Lanjut");
  await title(page, "Orang kedua");
  await page.getByLabel("Siapa yang kamu undang").fill("Bu Sari");
  await press(page, "Buat tautan undangan");
  return page.getByLabel("Tautan undangan Bu Sari").inputValue();
}

/** The invited person registers on the way, becomes a treasurer, and consents to the account. */
async function joins(link: string): Promise<Page> {
  const page = await at(link.slice(app.site.length));
  await title(page, "Kamu diundang menjadi Bendahara");
  expect(page.url()).not.toContain("#");
  await expectNoBarrier(page);
  await page.getByRole("link", { name: "Buat akun, lalu terima" }).click();
  await page.getByLabel("E-mail").fill(SARI.email);
  await page.getByLabel("Username").fill(SARI.username);
  await page.getByLabel("Password", { exact: true }).fill(SARI.password);
  await press(page, "Mendaftar");
  await page.getByRole("button", { name: "Login", exact: true }).waitFor();
  await fillLogin(page, SARI.username, SARI.password);
  await press(page, "Terima sebagai busari");
  await page.getByRole("heading", { name: "Menunggu kamu" }).waitFor();
  await follow(page, "/admin/persetujuan");
  await page
    .getByRole("button", { name: /^Setujui/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(SARI.password);
  await dialog.getByRole("button", { name: "Setujui" }).click();
  await dialog.waitFor({ state: "detached" });
  return page;
}

/** Lists that are empty say what comes next, and the way to work stands above the other rows of the menu. */
async function looksAround(page: Page): Promise<void> {
  await follow(page, "/login");
  const first = page.getByRole("navigation", { name: "Menu akun" }).locator("section").first();
  await first.getByRole("link", { name: "Back Office" }).waitFor();
  await follow(page, "/admin/mutasi");
  await page.getByText("Tidak ada baris yang menunggu diperiksa.").waitFor();
  await page.getByRole("link", { name: "Impor mutasi bank" }).waitFor();
}

async function publishesCampaign(page: Page): Promise<string> {
  const draft = {
    title: "Atap masjid",
    slug: "atap-masjid",
    description: "<p>Atap masjid bocor.</p>",
    category: "pembangunan",
  };
  const made = await call<{ id: number; slug: string; version: string }>(
    page,
    "POST",
    "/api/admin/campaigns/",
    draft,
  );
  await call(page, "POST", `/api/admin/campaigns/${made.id}/status/`, {
    status: "published",
    version: made.version,
  });
  return made.slug;
}

async function waitingGift(head: Page): Promise<Setup> {
  const now = () => call<Setup>(head, "GET", "/api/admin/setup/");
  await expect.poll(async () => (await now()).gift !== null).toBe(true);
  return now();
}

/** Somebody gives the thousand of the trial, with a proof; the second person finds it in the bank and verifies. */
async function givesAndVerifies(slug: string, head: Page, treasurer: Page): Promise<void> {
  const giver = await at(`/bayar-donasi/${slug}?amount=1000`);
  await giver.getByRole("radio", { name: "Bank Syariah Indonesia (BSI)" }).check();
  // No provider is set up beside the simulator, no second bank: what is not there is not offered.
  expect(await giver.getByRole("radio", { name: /bjb/ }).count()).toBe(0);
  await giver.getByText("Masjid Nurul Iman").first().waitFor();
  await giver.getByLabel("Nama lengkap").fill("Rina Donatur");
  await giver.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await press(giver, "Lanjutkan");
  await giver.getByText("7012 3456 78").first().waitFor();
  await giver.getByLabel("Bank asal").fill("Bank Contoh");
  await giver.getByLabel("Nomor rekening asal").fill("0001112223");
  const proof = { name: "bukti.png", mimeType: "image/png", buffer: await redAndBlue(giver) };
  await giver.getByLabel("Bukti transfer").setInputFiles(proof);
  await giver.getByText("siap dikirim").waitFor();
  await press(giver, "KIRIM VIA WHATSAPP");
  const { gift } = await waitingGift(head);
  await call(treasurer, "POST", `/api/admin/payments/${gift?.reference}/approve/`, { confirm: true });
}

it("sets up an empty installation, by two people, to its first verified gift", {
  timeout: atMost(240_000),
}, async () => {
  const head = await at("/login?next=/admin");
  const sari = await joins(await begins(head));
  // What she did shows by itself.
  await head.getByText("2 orang memutuskan soal uang. Langkah ini beres.").waitFor();
  await head.getByLabel("Tautan undangan Bu Sari").waitFor({ state: "detached" });
  for (const step of ["two_step", "whatsapp", "mail", "qris", "payment"])
    await call(head, "POST", `/api/admin/setup/steps/${step}/`, { skip: true });
  await looksAround(sari);
  await follow(head, "/admin/kampanye");
  await head.getByText("Tulis program pertamamu.").waitFor();
  await head.getByRole("link", { name: "Kembali ke pemasangan" }).waitFor();
  await givesAndVerifies(await publishesCampaign(head), head, sari);

  await expect
    .poll(async () => (await call<Setup>(head, "GET", "/api/admin/setup/")).gift?.verified)
    .toBe(true);
  await head.goto("/admin/mulai");
  await press(head, "Selesai");
  await head.getByRole("heading", { name: "Pemasangan selesai" }).first().waitFor();
  await head.goto("/");
  await expect.poll(() => head.title()).toContain("Masjid Nurul Iman");
  await head.getByRole("link", { name: "Masjid Nurul Iman" }).first().waitFor();
  expect(await head.getByText("BARAKAH APP").count()).toBe(0);
});
