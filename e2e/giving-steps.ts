import { randomUUID } from "node:crypto";
import type { DonationHistoryItem, SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";
import { arriveAt } from "./arriving.ts";
import { pictureOf } from "./pictures.ts";
import { SITE } from "./site.ts";

/** Demo campaigns: 'pembangunan' adds 225 to every gift. */
export const MOSQUE = "bangun-masjid-al-barakah-desa-sukamaju";
export const ENDED = "tanam-mangrove-pesisir-utara";
export const DONATE = `/bayar-donasi/${MOSQUE}`;

/** A proof that got no answer is sent again every ten seconds: here sooner. */
export const SENT_AGAIN = { intervals: { 10000: 500 } };

/** A toast or a field's message, whichever shows it. */
export const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();

export const toast = (page: Page, text: string) =>
  page.locator('[role="alert"],[role="status"]').getByText(text, { exact: true }).first().waitFor();

export const goOn = (page: Page) => page.getByRole("button", { name: "Lanjutkan" }).click();
export const send = (page: Page) => page.getByRole("button", { name: "KIRIM VIA WHATSAPP" }).click();

export async function fillGift(
  page: Page,
  method: "Bank Syariah Indonesia (BSI)" | "Pembayaran Online" | "QRIS Semua bank",
) {
  await page.getByRole("radio", { name: "Rp. 100.000", exact: true }).check();
  await page.getByRole("radio", { name: method }).check();
  const name = page.getByLabel("Nama lengkap");
  if (await name.isEnabled()) await name.fill("Rina Donatur");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
}

/** From the donation page to the transfer confirmation. */
export async function chooseTransfer(page: Page) {
  await fillGift(page, "Bank Syariah Indonesia (BSI)");
  await goOn(page);
  await arriveAt(page, "/konfirmasi-pembayaran-donasi");
  await page.getByRole("button", { name: "Salin No Rek." }).waitFor();
}

export async function fillTransfer(page: Page) {
  await page.getByLabel("Bank asal").fill("Bank Contoh & Mitra");
  await page.getByLabel("Nomor rekening asal").fill("0001112223");
  await attach(page, await pictureOf(randomUUID()));
}

export async function attach(page: Page, buffer: Buffer, name = "bukti.png", mimeType = "image/png") {
  await page.getByLabel("Bukti transfer").setInputFiles({ name, mimeType, buffer });
  await page.getByText("siap dikirim").waitFor();
}

/** Runs in the browser: visible on screen and not covered. */
export function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** The server executes the call, but its answer is lost, once. */
export const loseAnswer = (page: Page, call: string) =>
  page.route(
    call,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Waits until the background sender of proofs has heard of it and processed its queue. */
export const signalComesBack = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((heard) => {
        const again = setInterval(() => dispatchEvent(new Event("online")), 100);
        addEventListener(
          "bukti",
          () => {
            clearInterval(again);
            heard();
          },
          { once: true },
        );
      }),
  );

/** Random noise does not compress: as large as a phone's photo. */
export const aLargePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 1200, height: 900, channels: 3, background: "#888" },
      noise: { type: "gaussian", mean: 128, sigma: 80 },
    },
  })
    .jpeg({ quality: 100, chromaSubsampling: "4:4:4" })
    .toBuffer();

/** Stands in for WhatsApp; resolves with the chat's address. */
export function awaitChat(page: Page): Promise<URL> {
  return new Promise((resolve) => {
    void page.context().route("https://wa.me/**", async (route) => {
      resolve(new URL(route.request().url()));
      await route.fulfill({ contentType: "text/html", body: "<title>WhatsApp</title>" });
    });
  });
}

/** A member's donations from the API. */
export async function donationsOf({ access }: Pick<SessionUser, "access">): Promise<DonationHistoryItem[]> {
  const answer = await fetch(`${SITE}/api/donations/donation/`, {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as DonationHistoryItem[];
}
