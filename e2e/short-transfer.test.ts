import type { SessionUser } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { expectNoBarrier, violations, violationsInDialog } from "./axe.ts";
import { DESK, follow, open, PHONE, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { callAs, visitAs } from "./members.ts";
import { administrator } from "./staff.ts";
import { bankLines, onceDecided, openQueue, paymentFile, treasurer, waitingGiftsOf } from "./treasury.ts";

useBrowser();
const LATER = { interval: 200 };
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

it("takes what came for a gift, by keyboard, and lets the surplus be kept instead", {
  timeout: atMost(120_000),
}, async () => {
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
  await expectNoBarrier(page, "/admin/verifikasi, short", [DESK, PHONE]);
  await page.setViewportSize(DESK);
  await page.keyboard.press("s");

  await page.getByText(long, { exact: true }).waitFor();
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await page.getByRole("button", { name: "Setujui, simpan kelebihannya" }).click();
  await page.getByRole("link", { name: "Hari ini" }).click();
  await expect
    .poll(
      onceDecided(async () => (await paymentFile(session, short)).status),
      LATER,
    )
    .toBe("verified");
  expect(await paymentFile(session, short)).toMatchObject({ amount: 250_000, seen_amount: 250_000 });
  await expect
    .poll(
      onceDecided(async () => (await paymentFile(session, long)).money),
      LATER,
    )
    .toMatchObject([{ amount: 345_000 }]);
  expect(await paymentFile(session, long)).toMatchObject({ status: "verified", held_amount: 4_775 });
});

it("gives money back from the payment's page, marks it as transferred, and takes another decision back", {
  timeout: atMost(120_000),
}, async () => {
  const [first = "", second = ""] = await waitingGiftsOf(500_225, 300_225);
  for (const reference of [first, second])
    await callAs(session, "POST", `/api/admin/payments/${reference}/approve/`, { confirm: true });
  const refused = { viewport: DESK, expected: /Failed to load resource/ };
  const page = await visitAs(session, `/admin/pembayaran/${first}`, refused);
  await page.getByRole("heading", { name: "Tindakan" }).waitFor();
  await page.keyboard.press("r");
  await page.getByLabel("Jumlah").fill("200225");
  await page.getByLabel("Alasan").fill("Kelebihan transfer");
  expect(await violationsInDialog(page)).toEqual([]);
  await page.getByRole("button", { name: "Kembalikan Rp. 200.225" }).click();
  // No bank line has shown this money: one person does not give it back alone.
  const two = page.getByRole("dialog", { name: "Perlu orang kedua" });
  await two.getByText("belum terlihat di mutasi").waitFor();
  expect(await violationsInDialog(page)).toEqual([]);
  await two.getByRole("button", { name: "Ajukan" }).click();
  await page.getByRole("heading", { name: "Pengembalian Rp. 200.225" }).first().waitFor();
  await page.getByText("Ini usulanmu").first().waitFor();
  await follow(page, `/admin/pembayaran/${first}`);
  const own = page.getByRole("region", { name: "Menunggu orang kedua" });
  await own.getByText("Petugas keuangan lain yang memutuskannya").waitFor();
  expect(await own.getByRole("button").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Kembalikan dana/ }).isDisabled()).toBe(true);

  const chair = await visitAs(await administrator(), `/admin/pembayaran/${first}`, { viewport: DESK });
  const banner = chair.getByRole("region", { name: "Menunggu orang kedua" });
  await banner.getByRole("heading", { name: "Pengembalian Rp. 200.225" }).waitFor();
  await banner.getByText("Bendahara Demo").waitFor();
  await banner.getByRole("button", { name: "Tolak" }).waitFor();
  expect(await violations(chair)).toEqual([]);
  await banner.getByRole("button", { name: "Setujui" }).click();
  await chair.getByRole("dialog").getByRole("button", { name: "Setujui" }).click();
  await chair.getByText("Disetujui dan sudah dijalankan.").waitFor();
  await banner.waitFor({ state: "detached" });
  await open(page, `/admin/pembayaran/${first}`);
  await page.getByRole("button", { name: "Tandai sudah ditransfer" }).click();
  await page.getByLabel("Nomor referensi transfer").fill("TRX-77");
  await page.getByRole("button", { name: "Sudah ditransfer", exact: true }).click();
  await page.getByText("Sudah dikembalikan", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  // A thumb meets the fields of staff as well.
  await follow(page, "/admin/pembayaran");
  await page.getByRole("searchbox").first().waitFor();
  const fields = page.locator(".bo :is(input:not([type=checkbox], [type=radio]), select):visible");
  const heights = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  expect(await paymentFile(session, first)).toMatchObject({
    status: "verified",
    refunded_amount: 200_225,
    held_amount: 0,
  });

  await page.setViewportSize(DESK);
  await follow(page, `/admin/pembayaran/${second}`);
  await page.getByRole("button", { name: "Batalkan keputusan" }).click();
  await page.getByLabel("Alasan").fill("Salah baca bukti");
  await page.getByRole("dialog").getByRole("button", { name: "Batalkan keputusan" }).click();
  await page.getByRole("link", { name: "Ke verifikasi" }).waitFor();
  expect((await paymentFile(session, second)).status).toBe("pending");
});
