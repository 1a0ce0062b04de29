import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { it } from "vitest";
import { expectNoBarrier } from "./axe.ts";
import { DESK, open, useBrowser } from "./browser.ts";
import { EVERY_LOOK } from "./every-look.ts";
import { aMember, visitAs } from "./members.ts";
import { aProduct, buyAs } from "./shop-steps.ts";
import { administrator } from "./staff.ts";
import { treasurer } from "./treasury.ts";

useBrowser();

interface Screen {
  path: string;
  /** Buttons that open a dialog, by the beginning of their names. */
  asks?: string[];
  /** Other tabs of the screen. */
  tabs?: string[];
}

const MONEY: Screen[] = [
  { path: "/admin/dana", asks: ["Ajukan pemindahan", "Ambil amil"] },
  { path: "/admin/dana/daftar", asks: ["Dana baru", "Ubah "] },
  { path: "/admin/dana/riwayat" },
  { path: "/admin/dana/jenis" },
  { path: "/admin/dana/jenis/zakat" },
  { path: "/admin/zakat", asks: ["Aturan baru", "Harga baru"] },
  { path: "/admin/bukti", asks: ["Ganti", "Batalkan"] },
  { path: "/admin/persetujuan" },
  { path: "/admin/notifikasi-uang" },
  { path: "/admin/qris" },
];

const HOUSE: Screen[] = [
  { path: "/admin/pengemasan", tabs: ["Diambil", "Keluhan"] },
  { path: "/admin/tarif" },
  { path: "/admin/doa" },
  { path: "/admin/operasi" },
];

async function arrive(page: Page, path: string) {
  await page.setViewportSize(DESK);
  await open(page, path);
  await page.locator("header h1").waitFor();
  await page.getByText("Memuat...").first().waitFor({ state: "detached" });
}

async function walk(session: SessionUser, screens: readonly Screen[]) {
  // Some questions come from the server as a 409.
  const page = await visitAs(session, "/admin", { viewport: DESK, expected: /409/ });
  for (const { path, asks = [], tabs = [] } of screens) {
    await arrive(page, path);
    await expectNoBarrier(page, path);
    for (const name of tabs) {
      await page.getByRole("button", { name: new RegExp(`^${name} \\d`) }).click();
      await expectNoBarrier(page, `${path}, ${name}`);
    }
    for (const name of asks) {
      await arrive(page, path);
      await page
        .getByRole("main")
        .or(page.locator("header"))
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await page.getByRole("dialog").first().waitFor();
      await expectNoBarrier(page, `${path}, ${name}`);
    }
  }
}

// Screens that no journey covers, only in the long form: there are many.
it.runIf(EVERY_LOOK)("has no barrier where money is kept, promised and proved", async () => {
  await walk(await treasurer(), MONEY);
});

it.runIf(EVERY_LOOK)("has no barrier where orders, members and the house are looked after", async () => {
  const member = await aMember();
  const order = await buyAs(member.session, await aProduct(2), 1);
  await walk(await administrator(), [
    ...HOUSE,
    { path: `/admin/pesanan/${order}`, asks: ["Proses Pesanan"] },
    { path: `/admin/anggota/${member.session.id}`, asks: ["Tangguhkan", "Ubah Peran"] },
  ]);
});
