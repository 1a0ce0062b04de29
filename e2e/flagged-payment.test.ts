import { expect, it } from "vitest";
import { violations } from "./axe.ts";
import { DESK, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { onceDecided, openQueue, paymentFile, treasurer, waitingGiftsOf } from "./treasury.ts";

useBrowser();

it("asks before it approves a gift with a warning, and keeps why", { timeout: atMost(120_000) }, async () => {
  const session = await treasurer();
  const [reference = ""] = await waitingGiftsOf(200_111);
  const page = await openQueue(session, reference, { viewport: DESK });
  await page.getByText(reference, { exact: true }).waitFor();
  await page.keyboard.press("s");
  const dialog = page.getByRole("dialog", { name: "Setujui meski ada peringatan?" });
  await dialog.getByText("Tiga digit terakhir berbeda dari kode kategorinya.").waitFor();
  await dialog.getByRole("button", { name: "Tetap setujui" }).click();
  await dialog.getByText("Tulis alasannya; tercatat di riwayat.").waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("Mengapa tetap disetujui?").fill("Rekening koran ditunjukkan di kantor");
  await dialog.getByRole("button", { name: "Tetap setujui" }).click();
  await page.getByRole("link", { name: "Hari ini" }).click();
  await expect
    .poll(
      onceDecided(async () => (await paymentFile(session, reference)).history.at(-1)?.reason),
      { interval: 200 },
    )
    .toBe("Rekening koran ditunjukkan di kantor");
});
