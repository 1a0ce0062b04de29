import type { SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { beforeAll, it } from "vitest";
import { expectNoBarrier, expectSameParts } from "./axe.ts";
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

interface State {
  /** What is done on the screen before it is examined. */
  step: (page: Page) => Promise<void>;
  examine: typeof expectNoBarrier | typeof expectSameParts;
}
const whole = (step: State["step"] = asItIs): State => ({ step, examine: expectNoBarrier });
/** Made of the components of a screen that is examined wholly. */
const same = (step: State["step"] = asItIs): State => ({ step, examine: expectSameParts });

/**
 * Each screen, a text that identifies it, and its states. The empty form of a new item is a part of the form of an existing one. Today, the
 * figures and an order are examined in `backoffice.test.ts`, as is the list of courses; the first set-up in `first-evening.test.ts`.
 */
const screens: { path: () => string; shows: string | RegExp; states: State[] }[] = [
  { path: () => "/admin/produk", shows: /Daftar produk/, states: [whole()] },
  { path: () => "/admin/kampanye", shows: /Daftar program/, states: [same()] },
  { path: () => "/admin/testimoni", shows: /testimoni/i, states: [same()] },
  { path: () => "/admin/pesanan", shows: /Daftar pesanan/i, states: [same()] },
  { path: () => "/admin/pengaturan", shows: "Tentang komunitas", states: [whole()] },
  {
    path: () => `/admin/kampanye/${ids.campaigns}`,
    shows: "Kabar Terbaru",
    states: [
      whole(previewed),
      same(async (page) => {
        await unseen(page);
        await press(page, "Tambah kabar");
      }),
    ],
  },
  { path: () => `/admin/produk/${ids.products}`, shows: "Stok", states: [whole(), same(previewed)] },
  {
    path: () => `/admin/kelas/${ids.courses}`,
    shows: "Materi",
    states: [
      same(previewed),
      whole(async (page) => {
        await unseen(page);
        await press(page, "Tambah materi");
        await page.getByLabel("Jenis").selectOption("video");
        await page.getByText("Unggah video").waitFor();
      }),
      same(async (page) => {
        await page.getByLabel("Jenis").selectOption("quiz");
        await press(page, "Tambah Soal");
      }),
    ],
  },
];

it("have no barrier and never scroll sideways, on a desk and a phone, by day and by night", {
  timeout: atMost(480_000),
}, async () => {
  const page = await visitAs(admin, "/admin", { viewport: DESK });
  await page.locator("header h1").waitFor();
  let goOn = follow;
  for (const { path, shows, states } of screens) {
    await goOn(page, path());
    await page.getByRole("region", { name: shows }).first().waitFor();
    // With unsaved changes, links would ask first.
    goOn = states.length > 1 ? open : follow;
    for (const { step, examine } of states) {
      await step(page);
      await examine(page);
    }
  }
});
