import type { SessionUser } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { DESK, PHONE, useBrowser } from "./browser.ts";
import { bankLines, openQueue, paymentFile, treasurer, waitingGiftsOf } from "./treasury.ts";

useBrowser();
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

it("takes what came for a gift, by keyboard, and lets the surplus be kept instead", async () => {
  const [long = "", short = ""] = await waitingGiftsOf(340_225, 250_225);
  const nameOf = async (reference: string) =>
    (await paymentFile(session, reference)).payer_name.toUpperCase();
  await bankLines(session, [
    [`TRF ${await nameOf(long)}`, 345_000],
    [`TRF ${await nameOf(short)}`, 250_000],
  ]);
  const page = await openQueue(session, short, { viewport: DESK });
  await page.getByText(short, { exact: true }).waitFor();
  await page.keyboard.press("1");
  const settlement = page.getByRole("group", { name: "Kurang Rp. 225: selesaikan" });
  expect(await settlement.getByRole("radio", { name: "Terima yang datang" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Terima Rp. 250.000" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.setViewportSize(DESK);
  await page.keyboard.press("s");

  await page.getByText(long, { exact: true }).waitFor();
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Setujui, simpan kelebihannya" }).click();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect
    .poll(async () => (await paymentFile(session, short)).status, { timeout: 30_000 })
    .toBe("verified");
  expect(await paymentFile(session, short)).toMatchObject({ amount: 250_000, seen_amount: 250_000 });
  await expect
    .poll(async () => (await paymentFile(session, long)).money, { timeout: 30_000 })
    .toMatchObject([{ amount: 345_000 }]);
  expect(await paymentFile(session, long)).toMatchObject({ status: "verified", held_amount: 4_775 });
}, 120_000);
