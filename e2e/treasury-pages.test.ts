import type { SessionUser } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { DESK, PHONE, useBrowser } from "./browser.ts";
import { MOSQUE } from "./giving-steps.ts";
import { visitAs } from "./members.ts";
import { treasurer } from "./treasury.ts";

useBrowser();
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

it("records a payout, which visitors then find on the campaign's page", async () => {
  const page = await visitAs(session, "/admin/penyaluran", { viewport: DESK });
  const campaign = page.getByLabel("Kampanye");
  const name = page.getByRole("option", { name: /Bangun Masjid Al-Barakah/ });
  await name.waitFor({ state: "attached" });
  await campaign.selectOption(await name.getAttribute("value"));
  await page.getByLabel("Nominal").fill("150000");
  await page.getByLabel("Judul").fill("Semen untuk pondasi");
  await page.getByLabel("Cerita").fill("Tiga puluh sak sudah tiba.\n\nTerima kasih.");
  await page.getByRole("button", { name: "Catat penyaluran" }).click();
  await page.getByRole("cell", { name: /Semen untuk pondasi/ }).waitFor();
  await page.goto(`/kampanye/${MOSQUE}`);
  await page.getByRole("heading", { name: "Penyaluran Dana" }).waitFor();
  await page.getByText("Tiga puluh sak sudah tiba.").waitFor();
  expect(await violations(page)).toEqual([]);
}, 120_000);

const PAGES = [
  "/admin/pembayaran",
  "/admin/penyaluran",
  "/admin/mutasi",
  "/admin/mutasi/impor",
  "/admin/keamanan",
];
const LOOKS = [
  { viewport: DESK, colorScheme: "light" as const },
  { viewport: PHONE, colorScheme: "dark" as const },
];
it.each(LOOKS)(
  "has no accessibility violation: $viewport.width px, $colorScheme",
  async (look) => {
    const page = await visitAs(session, "/admin", look);
    for (const path of PAGES) {
      await page.goto(path);
      await page.locator("header h1").waitFor();
      await page.getByText("Memuat...").waitFor({ state: "detached" });
      expect({ path, found: await violations(page) }).toEqual({ path, found: [] });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.viewport.width);
    }
  },
  120_000,
);
