import type { SessionUser, WaitingDecision } from "@barakah/contract";
import { beforeAll, expect, it } from "vitest";
import { expectNoBarrier, violations } from "./axe.ts";
import { DESK, PHONE, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { callAs } from "./members.ts";
import { noneWaits, onceDecided, openQueue, paymentFile, treasurer, waitingGifts } from "./treasury.ts";
import { NOWHERE } from "./windows.ts";

useBrowser();
let session: SessionUser;
beforeAll(async () => {
  session = await treasurer();
});

const statusOf = async (reference: string) => (await paymentFile(session, reference)).status;

it("can be used by everybody, takes a decision back with Z, rejects with a reason, and sends it also when the tab is closed", {
  timeout: atMost(120_000),
}, async () => {
  const [second = "", first = ""] = await waitingGifts(2);
  const page = await openQueue(session, second, { viewport: DESK });
  await page.getByText(first, { exact: true }).waitFor();
  await page.getByAltText(/^Bukti transfer dari/).waitFor();
  await expectNoBarrier(page);
  await page.setViewportSize(DESK);
  await page.keyboard.press("s");
  await page.getByText(second, { exact: true }).waitFor();
  await page.keyboard.press("z");
  await page.getByText(first, { exact: true }).waitFor();
  await page.keyboard.press("j");
  await page.getByText(second, { exact: true }).waitFor();
  await page.keyboard.press("t");
  await page.getByRole("combobox", { name: "Alasan penolakan" }).waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByText("Ketik atau pilih alasannya dahulu.").waitFor();
  // Shortcut letters are ordinary letters in a text field.
  await page.keyboard.type("bel mas");
  await page.getByRole("option", { selected: true, name: "Transfer belum masuk" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^Ditolak: /).waitFor();
  await page.goto("/about");
  await expect
    .poll(
      onceDecided(() => statusOf(second)),
      { interval: 200 },
    )
    .toBe("rejected");
  await noneWaits();
  const { history } = await paymentFile(session, second);
  expect(history.at(-1)).toMatchObject({
    decided_by: "Bendahara Demo",
    reason: "Transfer belum masuk ke rekening kami.",
  });
  expect(await statusOf(first)).toBe("pending");
});

it("keeps an approval that is followed by a full page load at once, and can undo it after another one", {
  timeout: atMost(180_000),
}, async () => {
  const [reference = ""] = await waitingGifts(1);
  const page = await openQueue(session, reference, { viewport: DESK });
  await page.getByText(reference, { exact: true }).waitFor();
  await page.keyboard.press("s");
  await page.goto(NOWHERE);
  const waiting = () => callAs<WaitingDecision[]>(session, "GET", "/api/admin/decisions/");
  await expect.poll(waiting, { interval: 200 }).toMatchObject([{ reference, to: "approve" }]);
  // The decision waits on the server, so another page load shows it, and can still undo it.
  await page.goto("/admin/verifikasi");
  await page.getByText(/^Disetujui: /).waitFor();
  const undone = page.waitForResponse((answer) => /\/decisions\/[^/]+\/undo\/$/.test(answer.url()));
  await page.getByRole("button", { name: "Batalkan" }).click();
  await page.getByText(/^Disetujui: /).waitFor({ state: "detached" });
  expect((await undone).ok()).toBe(true);
  await noneWaits();
  expect(await statusOf(reference)).toBe("pending");
});

it("keeps what could not be sent, says so, and sends it at the next visit", {
  timeout: atMost(120_000),
}, async () => {
  const [reference = ""] = await waitingGifts(1);
  const page = await openQueue(session, reference, { viewport: DESK, expected: /ERR_FAILED/ });
  await page.getByText(reference, { exact: true }).waitFor();
  await page.route("**/api/admin/decisions/", (route) => route.abort());
  await page.keyboard.press("s");
  await page.getByText(/^Belum terkirim, dicoba lagi: /).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.goto("/about");
  await page.unroute("**/api/admin/decisions/");
  expect(await statusOf(reference)).toBe("pending");
  await page.goto("/admin/verifikasi");
  await page.getByText(/^Tadi belum terkirim, sekarang sudah: setujui /).waitFor();
  await expect
    .poll(
      onceDecided(() => statusOf(reference)),
      { interval: 200 },
    )
    .toBe("verified");
});

it("carries out a decision by itself when its ten seconds are over, several chosen ones together", {
  timeout: atMost(120_000),
}, async () => {
  const references = await waitingGifts(2);
  const page = await openQueue(session, references[0] ?? "", { viewport: DESK });
  await page.getByText(references[1] ?? "", { exact: true }).waitFor();
  // On a phone the next proof scrolls into view.
  await page.setViewportSize(PHONE);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press("j");
  await page.getByText(references[0] ?? "", { exact: true }).waitFor();
  const top = async () => (await page.getByRole("region", { name: "Bukti", exact: true }).boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(PHONE.height / 2);
  await page.keyboard.press("k");
  await page.getByText(references[1] ?? "", { exact: true }).waitFor();
  await page.setViewportSize(DESK);
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.getByText(references[0] ?? "", { exact: true }).waitFor();
  await page.keyboard.press("x");
  await page.getByRole("button", { name: "Setujui 2 terpilih" }).waitFor();
  await page.keyboard.press("s");
  for (const reference of references)
    await expect.poll(() => statusOf(reference), { interval: 500 }).toBe("verified");
});
