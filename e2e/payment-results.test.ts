import type { Page, Route } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { expectNoBarrier } from "./axe.ts";
import { newPage, open, useBrowser, visit } from "./browser.ts";
import { MOSQUE, says } from "./giving-steps.ts";
import { post } from "./members.ts";
import { SITE } from "./site.ts";
import { holdClock } from "./windows.ts";

useBrowser();

const NOT_FOUND = { expected: /404/ };
let pending: string;

beforeAll(async () => {
  const payment = await post<{ order_id: string }>("/api/payments/generate-donation-midtrans-token/", {
    amount: 25_225,
    donorName: "Rina",
    donorPhone: "081200000000",
    campaignSlug: MOSQUE,
  });
  pending = payment.order_id;
});

async function nextAnswer(page: Page, happens: () => Promise<void>) {
  const answer = page.waitForResponse((response) => response.url().includes("/check-payment-status/"));
  await happens();
  await (await answer).finished();
}

const setVisibility = (page: Page, state: "hidden" | "visible") =>
  page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, state);

describe("the result pages", () => {
  it.each(["/success", "/pembayaran-berhasil", "/payment-success"])(
    "%s shows what the address says of a payment that nobody knows",
    async (path) => {
      const page = await visit(
        `${path}?order_id=ASING-1&status_code=200&transaction_status=settlement`,
        NOT_FOUND,
      );
      await page.getByRole("heading", { name: "Pembayaran Berhasil" }).waitFor();
      for (const fact of ["Rp. 100.000", "ASING-1", "Bank Transfer", "200", "Berhasil"])
        await says(page, fact);
      // Thanks come first, and what is left to do; home is a link below.
      expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Terima kasih");
      await page.getByRole("heading", { name: "Sesudah ini" }).waitFor();
      expect(await page.getByText("Donasimu sudah tercatat").count()).toBe(0);
      expect(await page.getByRole("link", { name: "Kembali ke Beranda" }).getAttribute("href")).toBe("/");
    },
  );

  it("do not call a payment successful that is not", async () => {
    const page = await visit(`/success?order_id=${pending}&status_code=200&transaction_status=settlement`);
    await page.getByRole("heading", { name: "Pembayaran Tertunda" }).waitFor();
    await says(page, "Menunggu Pembayaran");
    expect(await page.getByText("Pembayaran Berhasil").count()).toBe(0);
  });

  it.each(["/pembayaran-gagal", "/payment-failed"])(
    "%s offers another try and the way home",
    async (path) => {
      const page = await visit(path);
      await page.getByRole("heading", { name: "Pembayaran Gagal" }).waitFor();
      expect(await page.getByRole("link", { name: "Coba Lagi" }).getAttribute("href")).toBe("/donasi");
      expect(await page.getByRole("link", { name: "Kembali ke Beranda" }).getAttribute("href")).toBe("/");
    },
  );

  it("asks every five seconds, only while the tab is in view, and not of what does not exist", async () => {
    const page = await newPage({ expected: /404|ERR_FAILED/ });
    await holdClock(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/check-payment-status/")) asked.push(request.url());
    });
    await page.goto(`/pembayaran-tertunda?order_id=${pending}`);
    await says(page, "Menunggu Pembayaran");
    // Only the first answer brings the amount: until then a tick of the clock asks nothing.
    await says(page, "Rp. 25.225");
    expect(asked).toHaveLength(1);
    await nextAnswer(page, () => page.clock.runFor(5000));
    await nextAnswer(page, () => page.clock.runFor(5000));
    expect(asked).toHaveLength(3);
    await setVisibility(page, "hidden");
    await page.clock.runFor(60_000);
    expect(asked).toHaveLength(3);
    await nextAnswer(page, () => setVisibility(page, "visible"));
    expect(asked).toHaveLength(4);
    const lost = (route: Route) => route.abort();
    await page.route("**/check-payment-status/**", lost);
    await page.clock.runFor(5000);
    await says(page, "Status belum bisa diperiksa. Dicoba lagi setiap 5 detik…");
    await page.unroute("**/check-payment-status/**", lost);
    await nextAnswer(page, () => page.clock.runFor(5000));
    await says(page, "Memeriksa status setiap 5 detik…");
    expect(asked).toHaveLength(6);

    await page.goto("/pembayaran-tertunda?order_id=ASING-2");
    await says(page, "Pembayaran ini tidak kami temukan.");
    expect(await page.getByText("Kami masih menunggu pembayaranmu.").count()).toBe(0);
    expect(await page.getByRole("link", { name: "Buka Halaman Pembayaran" }).count()).toBe(0);
    await page.clock.runFor(60_000);
    expect(asked).toHaveLength(7);
  });

  it("promise nothing by themselves without JavaScript, and lead to where the state is", async () => {
    const page = await visit(`/pembayaran-tertunda?order_id=${pending}`, { javaScriptEnabled: false });
    expect(await page.getByText("otomatis").isVisible()).toBe(false);
    await page.getByRole("link", { name: "buka status pembayaranmu" }).click();
    await page.getByRole("heading", { name: "Di mana donasiku?" }).waitFor();
  });

  it("leads from the pending page to the failed one when the payment has failed", async () => {
    const page = await visit("/about");
    await page.route("**/api/check-payment-status/**", (route) =>
      route.fulfill({
        json: {
          order_id: pending,
          status: "failed",
          payment_status: "expired",
          kind: "donation",
          amount: 25_225,
          payment_method: "midtrans",
        },
      }),
    );
    await page.goto(`/pembayaran-tertunda?order_id=${pending}`);
    await arriveAt(page, `/payment-failed?order_id=${pending}&transaction_status=failed`);
    await says(page, "Kedaluwarsa");
  });

  it("does not ask to pay again what a treasurer rejected, and leads to the reason", async () => {
    const page = await newPage();
    const json = {
      order_id: pending,
      status: "failed",
      payment_status: "rejected",
      kind: "donation",
      amount: 25_225,
      payment_method: "bsi",
    };
    await page.route("**/api/check-payment-status/**", (route) => route.fulfill({ json }));
    await page.goto(`/pembayaran-gagal?order_id=${pending}`);
    await page.getByText("Jangan transfer lagi").waitFor();
    expect(await page.getByRole("link", { name: "Coba Lagi" }).count()).toBe(0);
    await page.getByRole("link", { name: "Baca Alasannya" }).click();
    await page.getByRole("heading", { name: "Di mana donasiku?" }).waitFor();
  });

  it("leads to the receipt on a device that did not begin the payment", async () => {
    const page = await newPage();
    const json = {
      order_id: pending,
      status: "success",
      payment_status: "verified",
      kind: "donation",
      amount: 25_225,
      payment_method: "midtrans",
    };
    await page.route("**/api/check-payment-status/**", (route) => route.fulfill({ json }));
    await page.goto(`/success?order_id=${pending}`);
    // The history is for members, and this is a guest.
    await page.getByRole("link", { name: "Tanda Terima" }).waitFor();
    expect(await page.getByRole("link", { name: "Riwayat Donasi" }).count()).toBe(0);
    await page.getByRole("link", { name: "Tanda Terima" }).click();
    await page.getByRole("heading", { name: "Di mana donasiku?" }).waitFor();
    await expect.poll(() => page.getByLabel("Nomor pembayaran").inputValue()).toBe(pending);
  });

  it("are accessible in both themes and hidden from search engines", async () => {
    const addresses = [
      "/success?order_id=ASING-3",
      "/pembayaran-gagal",
      `/pembayaran-tertunda?order_id=${pending}`,
    ];
    const page = await newPage(NOT_FOUND);
    for (const address of addresses) {
      await open(page, address);
      await page.getByRole("heading", { name: /^Pembayaran/ }).waitFor();
      await expectNoBarrier(page, address);
    }
    const html = await (await fetch(`${SITE}/success`)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});
