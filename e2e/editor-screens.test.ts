import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { beforeAll, it } from "vitest";
import { expectNoBarrier } from "./axe.ts";
import { DESK, follow, open, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { visitAs } from "./members.ts";
import { SITE } from "./site.ts";
import { administrator } from "./staff.ts";

useBrowser();

let admin: SessionUser;
const ids: Record<string, number> = {};
beforeAll(async () => {
  admin = await administrator();
  for (const name of ["campaigns", "products", "courses"]) {
    const answer = await fetch(`${SITE}/api/admin/${name}/?limit=1`, {
      headers: { authorization: `Bearer ${admin.access}` },
    });
    ids[name] = ((await answer.json()) as { id: number }[])[0]?.id ?? 0;
  }
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
const previewed = async (page: Page) => {
  await press(page, "Pratinjau");
  await page.getByRole("dialog", { name: "Pratinjau" }).getByRole("tab").first().waitFor();
};
const unseen = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Pratinjau" });
  await dialog.getByRole("button", { name: "Tutup" }).click();
  await dialog.waitFor({ state: "detached" });
};
const asItIs = async () => {};

/** Each screen, a text that identifies it, and the steps before each check. */
const screens: { path: () => string; shows: string | RegExp; steps?: ((page: Page) => Promise<void>)[] }[] = [
  { path: () => "/admin/kampanye", shows: /Daftar program/ },
  { path: () => "/admin/produk", shows: /Daftar produk/ },
  { path: () => "/admin/kelas", shows: /Daftar kelas/ },
  { path: () => "/admin/kampanye/baru", shows: "Informasi utama" },
  { path: () => "/admin/produk/baru", shows: "Informasi utama" },
  { path: () => "/admin/kelas/baru", shows: "Materi" },
  {
    path: () => `/admin/kampanye/${ids.campaigns}`,
    shows: "Kabar Terbaru",
    steps: [
      previewed,
      async (page) => {
        await unseen(page);
        await press(page, "Tambah kabar");
      },
    ],
  },
  { path: () => `/admin/produk/${ids.products}`, shows: "Stok", steps: [asItIs, previewed] },
  {
    path: () => `/admin/kelas/${ids.courses}`,
    shows: "Materi",
    steps: [
      previewed,
      async (page) => {
        await unseen(page);
        await press(page, "Tambah materi");
        await page.getByLabel("Jenis").selectOption("video");
        await page.getByText("Unggah video").waitFor();
      },
      async (page) => {
        await page.getByLabel("Jenis").selectOption("quiz");
        await press(page, "Tambah Soal");
      },
    ],
  },
  { path: () => "/admin/pengaturan", shows: "Tentang komunitas" },
  { path: () => "/admin/mulai", shows: "Nama, logo dan alamat" },
  { path: () => "/admin/testimoni", shows: /testimoni/i },
  { path: () => "/admin/pesanan", shows: /Daftar pesanan/i },
];

it("have no barrier and never scroll sideways, on a desk and a phone, by day and by night", {
  timeout: atMost(480_000),
}, async () => {
  const page = await visitAs(admin, "/admin", { viewport: DESK });
  await page.locator("header h1").waitFor();
  let goOn = follow;
  for (const { path, shows, steps } of screens) {
    await goOn(page, path());
    await page.getByRole("region", { name: shows }).first().waitFor();
    // With unsaved changes, links would ask first.
    goOn = steps ? open : follow;
    for (const step of steps ?? [asItIs]) {
      await step(page);
      await expectNoBarrier(page);
      await page.setViewportSize(DESK);
    }
  }
});
