import type { SessionUser } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { violations, violationsInDialog } from "./axe.ts";
import { DESK, open, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { bankLines, onceDecided, openQueue, paymentFile, treasurer, waitingGiftsOf } from "./treasury.ts";

useBrowser();
const LATER = { interval: 200 };
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

const seenOf = async (reference: string) => (await paymentFile(session, reference)).seen_amount;

it("approves with the bank's line in one act, and asks before money is counted a second time", {
  timeout: atMost(180_000),
}, async () => {
  const [exact = "", short = ""] = await waitingGiftsOf(512_225, 1_500_225);
  const names = await Promise.all(
    [exact, short].map(async (one) => (await paymentFile(session, one)).payer_name),
  );
  const [first, second] = names.map((name) => `TRF ${name.toUpperCase()}`) as [string, string];
  await bankLines(session, [
    [first, 512_225],
    [second, 1_500_000],
  ]);

  const page = await openQueue(session, exact, { viewport: DESK, expected: /409/ });
  const lines = page.getByRole("region", { name: "Baris mutasi yang cocok" });
  await page.getByText(short, { exact: true }).waitFor();
  const near = lines.getByRole("checkbox", { name: "1.500.000" });
  expect(await near.isChecked()).toBe(false);
  await lines.getByText("Kurang Rp. 225").waitFor();
  await page.keyboard.press("s");

  await page.getByText(exact, { exact: true }).waitFor();
  const same = lines.getByRole("checkbox", { name: "512.225" });
  expect(await same.isChecked()).toBe(true);
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Setujui donasi" }).waitFor();
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Setujui dan kaitkan" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("s");
  await page.getByRole("link", { name: "Hari ini" }).click();
  await expect
    .poll(
      onceDecided(() => seenOf(exact)),
      LATER,
    )
    .toBe(512_225);
  await expect
    .poll(
      onceDecided(async () => (await paymentFile(session, short)).status),
      LATER,
    )
    .toBe("verified");
  expect(await seenOf(short)).toBe(0);

  await open(page, "/admin/mutasi");
  const tabs = page.getByRole("group", { name: "Keadaan" });
  await tabs.getByRole("button", { name: "Disetujui, belum ada di mutasi" }).click();
  await page.getByRole("row", { name: short }).getByText("Rp. 1.500.225").first().waitFor();
  expect(await page.getByRole("row", { name: exact }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await tabs.getByRole("button", { name: "Baru", exact: true }).click();
  const row = page.getByRole("row", { name: second });
  await row.getByRole("link", { name: short }).waitFor();
  await row.getByRole("button", { name: "Belum tahu dari siapa" }).click();
  const dialog = page.getByRole("dialog", { name: "Uang ini tampaknya sudah tercatat" });
  await dialog.getByText(short).waitFor();
  expect(await violationsInDialog(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cocokkan" }).click();
  await page.getByText("Sudah dicocokkan.").waitFor();
  await row.waitFor({ state: "detached" });
  await expect.poll(() => seenOf(short)).toBe(1_500_000);
});

it("pays two gifts with one line from the decision, by P", { timeout: atMost(120_000) }, async () => {
  const [first = "", second = ""] = await waitingGiftsOf(641_225, 5_225);
  const { payer_name } = await paymentFile(session, first);
  await bankLines(session, [[`TRF ${payer_name.toUpperCase()}`, 646_450]]);
  const page = await openQueue(session, first, { viewport: DESK });
  await page.keyboard.press("j");
  await page.getByText(first, { exact: true }).waitFor();
  await page.keyboard.press("1");
  await page.getByRole("button", { name: "Bayar pembayaran lain juga" }).waitFor();
  await page.keyboard.press("p");
  const dialog = page.getByRole("dialog", { name: "Cari pembayaran" });
  await dialog.getByRole("searchbox").fill(second);
  // The first payment is chosen already; the list is replaced when the answer comes.
  await expect.poll(() => dialog.getByRole("checkbox").count()).toBe(2);
  await dialog.getByRole("checkbox", { name: second }).check();
  await dialog.getByText("Pas. Pembayaran yang menunggu langsung disetujui.").waitFor();
  expect(await violationsInDialog(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Cocokkan" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  expect(await seenOf(first)).toBe(641_225);
  expect(await seenOf(second)).toBe(5_225);
});

it("looks by B for a line that was not proposed, and approves with it", {
  timeout: atMost(120_000),
}, async () => {
  const [reference = ""] = await waitingGiftsOf(321_225);
  const words = `SETORAN ATM ${reference.slice(4)}`;
  await bankLines(session, [[words, 300_000]]);
  const page = await openQueue(session, reference, { viewport: DESK });
  const lines = page.getByRole("region", { name: "Baris mutasi yang cocok" });
  await lines.getByText("Belum ada.").waitFor();
  await page.keyboard.press("b");
  const dialog = page.getByRole("dialog", { name: "Cari baris mutasi" });
  await dialog.waitFor();
  await page.keyboard.type(words.toLowerCase());
  const found = dialog.getByRole("button", { name: words });
  await found.getByText("Kurang Rp. 21.225").waitFor();
  expect(await violationsInDialog(page)).toEqual([]);
  await found.click();
  await dialog.waitFor({ state: "detached" });
  expect(await lines.getByRole("checkbox", { name: "300.000" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Terima Rp. 300.000" }).waitFor();
  await page.keyboard.press("s");
  await page.getByRole("link", { name: "Hari ini" }).click();
  await expect
    .poll(
      onceDecided(() => seenOf(reference)),
      LATER,
    )
    .toBe(300_000);
});
