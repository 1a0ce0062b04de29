import { expect, it } from "vitest";
import {
  answerWith,
  banner,
  decideAbout,
  enrolmentOf,
  joinAs,
  joinButton,
  OTHER_PAID,
  OTHER_PRICE,
  openTab,
  PAID,
  PAID_PRICE,
} from "./academy-steps.ts";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { follow, open, reload, useBrowser } from "./browser.ts";
import { attach, awaitChat, fillTransfer, SENT_AGAIN, says, send, toast } from "./giving-steps.ts";
import { aMember, visitAs } from "./members.ts";

useBrowser();

const PAY = `/konfirmasi-pembayaran-kelas/${PAID}`;

it("leads from joining to the payment, its confirmation, a rejection, a new proof, and the open course", async () => {
  const { session } = await aMember();
  const page = await visitAs(session, `/kelas/${PAID}`);
  await joinButton(page).click();
  await arriveAt(page, PAY);
  await page.getByRole("heading", { name: "Konfirmasi Pembayaran" }).waitFor();
  await says(page, "PENTING! Mohon transfer sesuai sampai dengan 3 digit terakhir");
  await says(page, session.username);
  expect(await violations(page)).toEqual([]);
  // Its price has no code to mark, and it is paid online like everything else.
  expect(await page.locator("mark").count()).toBe(0);
  await page.getByRole("radio", { name: /Pembayaran Online/ }).check();
  await page.getByRole("button", { name: "Bayar Online" }).waitFor();

  await page.getByRole("radio", { name: /bjb/ }).check();
  await says(page, "0000 0000 02");
  await page.getByRole("button", { name: "Salin No Rek." }).click();
  await toast(page, "No Rek. berhasil disalin!");
  await page.getByRole("button", { name: "Salin Nominal" }).click();
  await toast(page, "Nominal berhasil disalin!");

  await send(page);
  await toast(page, "Mohon lengkapi semua data yang diperlukan.");
  await page.getByLabel("Bank asal").fill("Bank Contoh & Mitra");
  await page.getByLabel("Nomor rekening asal").fill("0001112223");
  await send(page);
  await toast(page, "Mohon upload bukti transfer");
  await attach(page, await page.screenshot());

  const chat = awaitChat(page);
  await send(page);
  const text = (await chat).searchParams.get("text") ?? "";
  for (const words of [
    session.username,
    "Jualan Daring yang Amanah",
    PAID_PRICE,
    "bjb",
    "Bank Contoh & Mitra",
    "0001112223",
  ])
    expect(text).toContain(words);
  await arriveAt(page, `/kelas/${PAID}`);
  await page.getByText(/sedang diperiksa bendahara/).waitFor();
  expect(await banner(page).count()).toBe(0);

  await page.getByRole("link", { name: "BUKTI SEDANG DIPERIKSA" }).click();
  await page.getByText("Buktimu sedang diperiksa.").waitFor();

  await decideAbout(session, PAID, { reason: "Nominal pada bukti tidak terbaca." });
  await open(page, `/kelas/${PAID}`);
  await says(page, "Nominal pada bukti tidak terbaca.");
  const first = (await enrolmentOf(session, PAID)).order_id;
  await joinButton(page).click();
  // The existing payment continues with its own amount; no second one is created.
  await page.getByRole("link", { name: "Kirim bukti baru" }).click();
  await says(page, "Nominal pada bukti tidak terbaca.");
  await fillTransfer(page);
  await page.getByRole("button", { name: "Kirim bukti" }).click();
  await page.getByText("Buktimu sedang diperiksa.").waitFor();
  expect((await enrolmentOf(session, PAID)).order_id).toBe(first);

  await decideAbout(session, PAID, "approve");
  await open(page, `/kelas/${PAID}`);
  await banner(page).waitFor();
  await openTab(page, /^Materi/);
  await page.getByRole("tabpanel").getByRole("link", { name: /^1\. / }).waitFor();
});

it("brings a payer who closed the tab back to the right course and its price", async () => {
  const { session } = await aMember();
  await joinAs(session, PAID);
  await joinAs(session, OTHER_PAID);
  const page = await visitAs(session, "/academy");
  await page.getByRole("link", { name: /^Lanjutkan pembayaran .*Waris/ }).click();
  await arriveAt(page, `/konfirmasi-pembayaran-kelas/${OTHER_PAID}`);
  // The list that was left shows the same title and price; only this button belongs to the payment page.
  await page.getByRole("button", { name: "Salin Nominal" }).waitFor();
  await page.getByText(OTHER_PRICE).first().waitFor();
  expect(await page.getByRole("main").innerText()).toContain("Pengantar Ilmu Waris");
  expect(await page.getByText(PAID_PRICE).count()).toBe(0);

  await follow(page, `/kelas/${PAID}`);
  await page.getByText(/menunggu pembayaran/).waitFor();
  await joinButton(page).click();
  await arriveAt(page, PAY);
  await page.getByText(PAID_PRICE).first().waitFor();
  await reload(page);
  await page.getByText(PAID_PRICE).first().waitFor();

  // A QRIS payment that was left: no proof is being checked, and the course leads back to the code.
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  await page.getByText(/^Nominal pasti muncul bersama kode QRIS: dipotong/).waitFor();
  expect(await page.getByLabel("Bukti transfer").count()).toBe(0);
  await page.getByRole("button", { name: "Bayar dengan QRIS" }).click();
  await arriveAt(page, /^\/pembayaran\//);
  const begun = new URL(page.url()).pathname;
  await open(page, `/kelas/${PAID}`);
  await page.getByText(/menunggu pembayaran/).waitFor();
  await joinButton(page).click();
  await arriveAt(page, begun);
});

it("keeps the typed values if the confirmation fails, and says so", async () => {
  const { session } = await aMember();
  await joinAs(session, PAID);
  const page = await visitAs(session, PAY, { expected: /Failed to load resource/, waits: SENT_AGAIN });
  await fillTransfer(page);
  const confirmation = "**/api/payments/purchase/";
  await answerWith(page, confirmation, 409, { detail: "Belum bisa.", code: "in_review" });
  await send(page);
  await toast(page, "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.");
  await page.unroute(confirmation);
  expect(await page.getByLabel("Bank asal").inputValue()).toBe("Bank Contoh & Mitra");
  await page.getByText("siap dikirim").waitFor();
  await page.route(confirmation, (route) => route.abort());
  await send(page);
  await page.getByText("Buktimu aman di HP ini").waitFor();
  await page.unroute(confirmation);
  await page.getByRole("link", { name: "Buka WhatsApp" }).waitFor();
});

it("redirects a member who has not joined from the payment page to the join page", async () => {
  const { session } = await aMember();
  const page = await visitAs(session, PAY);
  await arriveAt(page, `/ikut-kelas/${PAID}`);
});
