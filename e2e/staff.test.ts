import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { expectNoBarrier, expectSameParts } from "./axe.ts";
import { DESK, follow, PHONE, reload, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { aMember, visitAs } from "./members.ts";
import { administrator } from "./staff.ts";

useBrowser();
let session: SessionUser;
beforeAll(async () => {
  session = await administrator();
});

const REFUSED = /Failed to load resource: the server responded with a status of 40[03]/;
const dialog = (page: Page) => page.getByRole("dialog");
const menu = (page: Page) => page.getByRole("navigation", { name: "Menu admin" }).getByRole("link");

async function changeRole(page: Page, name: string) {
  await page.getByRole("button", { name: `Ubah peran ${name}` }).click();
  await dialog(page).waitFor();
}

it("gives a member a role, changes and removes it, and their menu follows; administrators keep their own", async () => {
  const member = await aMember();
  const page = await visitAs(session, "/admin/petugas", { viewport: DESK });
  await changeRole(page, "Administrator");
  expect(
    await dialog(page)
      .getByRole("checkbox", { name: /Administrator/ })
      .isDisabled(),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });

  await page.getByRole("searchbox", { name: "Nama, nama pengguna, atau e-mail" }).fill(member.email);
  await page.getByRole("button", { name: member.email }).click();
  await dialog(page)
    .getByRole("checkbox", { name: /Editor/ })
    .check();
  await dialog(page).getByRole("button", { name: "Simpan Peran" }).click();
  await page.getByText(`Peran ${member.username} disimpan.`).waitFor();
  const theirs = await visitAs(member.session, "/admin", { viewport: DESK, expected: REFUSED });
  await theirs.getByRole("heading", { name: "Hari ini", level: 1 }).waitFor();
  await expect.poll(() => menu(theirs).allInnerTexts()).toContain("Program");
  expect(await menu(theirs).allInnerTexts()).not.toContain("Petugas");

  await changeRole(page, member.username);
  await dialog(page)
    .getByRole("checkbox", { name: /Editor/ })
    .uncheck();
  await dialog(page).getByText("langsung tidak dapat membuka back office").waitFor();
  // A role with money waits, and the dialog says so before it is given.
  const money = dialog(page).getByRole("checkbox", { name: /Bendahara/ });
  await money.check();
  await dialog(page).getByText("berlaku tiga hari kemudian").waitFor();
  await money.uncheck();
  await dialog(page)
    .getByRole("checkbox", { name: /Pengemas/ })
    .check();
  await dialog(page).getByRole("button", { name: "Simpan Peran" }).click();
  await page.getByRole("row", { name: new RegExp(`${member.email}.*Pengemas`) }).waitFor();
  await reload(theirs);
  await theirs.getByRole("heading", { name: "Hari ini", level: 1 }).waitFor();
  await menu(theirs).filter({ hasText: "Pengemasan" }).waitFor();

  await changeRole(page, member.username);
  await dialog(page)
    .getByRole("checkbox", { name: /Pengemas/ })
    .uncheck();
  await dialog(page).getByRole("button", { name: "Cabut Semua Peran" }).click();
  await page.getByText(`${member.username} tidak lagi menjadi petugas.`).waitFor();
  await reload(theirs);
  await theirs.getByRole("heading", { name: "Khusus Pengurus" }).waitFor();
});

it("finds audit entries by search, and from the subject's own page", async () => {
  const { session: member, username } = await aMember();
  const page = await visitAs(session, `/admin/anggota/${member.id}`, { viewport: DESK, expected: REFUSED });
  await page.getByRole("button", { name: "Tangguhkan Anggota" }).click();
  await dialog(page).getByRole("button", { name: "Tangguhkan" }).click();
  await dialog(page).getByText("Isi alasannya.").waitFor();
  await dialog(page).getByLabel("Alasan").fill(`Uji coba ${username}`);
  await dialog(page).getByRole("button", { name: "Tangguhkan" }).click();
  await page.getByRole("button", { name: "Aktifkan Lagi" }).waitFor();

  await page.getByRole("link", { name: "Riwayat perubahan" }).last().click();
  const entries = page.getByRole("list", { name: "Catatan perubahan" }).getByRole("listitem");
  await page.getByText(`Hanya anggota ${username}`).waitFor();
  await expect.poll(() => entries.count()).toBe(1);
  await page.getByRole("button", { name: "Tampilkan semuanya" }).click();

  await page.getByRole("main").getByRole("searchbox").fill(`uji coba ${username}`);
  await arriveAt(page, /cari=/);
  await page.getByLabel("Jenis").selectOption("member");
  await arriveAt(page, /jenis=member/);
  await reload(page);
  const entry = entries.filter({ hasText: `Uji coba ${username}` });
  await entry.getByText("Menangguhkan anggota").waitFor();
  await entry.getByRole("deletion").filter({ hasText: "Tidak" }).waitFor();
  await entry.getByRole("insertion").filter({ hasText: /^Ya$/ }).waitFor();
  await expect.poll(() => entries.count()).toBe(1);
  await page.getByLabel("Jenis").selectOption("campaign");
  await page.getByText("Tidak ada catatan di sini.").waitFor();
});

it("has no accessibility violation on a desk and a phone, by day and by night", {
  timeout: atMost(120_000),
}, async () => {
  const { session: member } = await aMember();
  const page = await visitAs(session, "/admin", { viewport: DESK });
  await page.locator("header h1").waitFor();
  const arrive = async (path: string) => {
    await follow(page, path);
    await page.locator("header h1").waitFor();
    await expect.poll(() => page.getByText("Memuat...").count()).toBe(0);
  };
  await arrive("/admin/riwayat");
  await expectNoBarrier(page);
  await arrive(`/admin/anggota/${member.id}`);
  await expectNoBarrier(page, page.url(), [PHONE, DESK]);
  await arrive("/admin/petugas");
  await changeRole(page, "Editor Demo");
  await expectNoBarrier(page, "role dialog");
  // Lists like the other ones of staff.
  for (const path of ["/admin/anggota", "/admin/pendaftaran"]) {
    await arrive(path);
    await expectSameParts(page);
  }
});
