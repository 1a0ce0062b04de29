import type { beginPurchase, OnlinePayment, PaymentOptions, ResponseOf } from "@barakah/contract";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { open, useBrowser, visit } from "./browser.ts";
import { DONATE, donationsOf, fillGift, goOn, says, toast } from "./giving-steps.ts";
import { aMember, visitAs } from "./members.ts";
import { SITE } from "./site.ts";

useBrowser();

type Begun = ResponseOf<typeof beginPurchase>;
const PURCHASE = "**/api/payments/purchase/";

/** Opens the provider's pop-up; returns the payment that the server created. */
async function openPopUp(page: Page): Promise<OnlinePayment> {
  const answer = page.waitForResponse(PURCHASE);
  await goOn(page);
  const begun = (await (await answer).json()) as Begun;
  await page.getByRole("button", { name: "Bayar berhasil" }).waitFor();
  const { token = "", redirect_url = "" } = begun.online ?? {};
  return { token, redirect_url, order_id: begun.reference, page: begun.page };
}

/** From a payment's page. */
async function reopenPopUp(page: Page): Promise<OnlinePayment> {
  const answer = page.waitForResponse((response) => response.url().endsWith("/online/"));
  await page.getByRole("button", { name: "Bayar sekarang" }).click();
  const payment = (await (await answer).json()) as OnlinePayment;
  await page.getByRole("button", { name: "Bayar berhasil" }).waitFor();
  return payment;
}

const choose = (page: Page, ending: string) => page.getByRole("button", { name: ending }).click();

/** Pays a pending payment from elsewhere, as a bank's app would. */
async function payLater({ token }: OnlinePayment) {
  const options = (await (await fetch(`${SITE}/api/payments/options/`)).json()) as PaymentOptions;
  const base = options.online?.script_url.replace("/snap/snap.js", "");
  const answer = await fetch(`${base}/snap/v2/transactions/${token}/charge`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Basic ${btoa(`${options.online?.client_key}:`)}`,
    },
    body: JSON.stringify({ ending: "success" }),
  });
  expect(await answer.json()).toMatchObject({ transaction_status: "settlement" });
}

describe("a gift paid online", () => {
  it("ends on the success page with its real amount, and is in the history", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, DONATE);
    await fillGift(page, "Pembayaran Online");
    const { order_id } = await openPopUp(page);
    const reported = page.waitForResponse((answer) => answer.url().includes("update-payment-status"));
    await choose(page, "Bayar berhasil");
    expect((await reported).request().postDataJSON()).toEqual({
      transactionId: order_id,
      status: "verified",
      amount: 100_225,
      paymentMethod: "midtrans",
    });
    await arriveAt(page, new RegExp(`^/success\\?.*order_id=${order_id}`));
    await page.getByRole("heading", { name: "Pembayaran Berhasil" }).waitFor();
    for (const fact of ["Rp. 100.225", order_id, "Pembayaran Online", "200", "Terverifikasi"])
      await says(page, fact);
    expect(await violations(page)).toEqual([]);
    expect(await donationsOf(session)).toMatchObject([{ order_id, status: "verified" }]);
    await open(page, DONATE);
    await page.getByRole("button", { name: "Lanjutkan", disabled: false }).waitFor();
    expect(await page.getByLabel("Nominal donasi").inputValue()).toBe("");
  });

  it("waits on the pending page, which continues automatically when the money arrives", async () => {
    const page = await visit(DONATE, { waits: { intervals: { 5000: 500 } } });
    await fillGift(page, "Pembayaran Online");
    const payment = await openPopUp(page);
    await choose(page, "Bayar nanti (tertunda)");
    await toast(page, "Payment is pending. Please complete the payment.");
    await arriveAt(page, "/pembayaran-tertunda");
    await page.getByRole("heading", { name: "Pembayaran Tertunda" }).waitFor();
    await says(page, "Memeriksa status setiap 5 detik…");
    await says(page, "Menunggu Pembayaran");
    await says(page, "Rp. 100.225");
    await payLater(payment);
    await arriveAt(page, `/payment-success?order_id=${payment.order_id}&transaction_status=success`);
    await says(page, "Rp. 100.225");
  });

  it("can be taken up again from the pending page, as the same payment", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, DONATE);
    await fillGift(page, "Pembayaran Online");
    const before = await openPopUp(page);
    await choose(page, "Bayar nanti (tertunda)");
    await page.getByRole("link", { name: "Lanjutkan Pembayaran" }).click();
    await arriveAt(page, before.page);
    await says(page, "Kami belum menerima pembayaranmu.");
    await says(page, before.order_id);
    expect(await violations(page)).toEqual([]);
    const again = await reopenPopUp(page);
    expect(again.order_id).toBe(before.order_id);
    await choose(page, "Bayar berhasil");
    await arriveAt(page, "/success");
    for (const words of ["Program", "Nama yang tampil", "Tanggal", "Ajak orang terdekatmu"])
      await says(page, words);
    await page.emulateMedia({ media: "print" });
    const printed = await page.locator("body").innerText();
    expect(printed).toContain(before.order_id);
    expect(printed).toContain("BARAKAH APP");
    expect(printed).not.toMatch(/Kembali ke Beranda|Ajak orang|Home/);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Tanda Terima" }).click();
    await page.getByRole("heading", { name: "Alhamdulillah, donasimu sudah sampai" }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await donationsOf(session)).toMatchObject([{ order_id: before.order_id, status: "verified" }]);
  });

  it("says so when it failed or was closed, and reopens the same payment", async () => {
    const { session } = await aMember();
    const page = await visitAs(session, DONATE);
    await fillGift(page, "Pembayaran Online");
    const before = await openPopUp(page);
    await choose(page, "Tutup");
    await toast(page, "Payment canceled. Please complete the payment to proceed.");
    await openPopUp(page);
    await choose(page, "Gagal");
    await toast(page, "Payment failed. Please try again.");
    const again = await openPopUp(page);
    expect(again.order_id).toBe(before.order_id);
    await choose(page, "Tutup");
    expect(await donationsOf(session)).toHaveLength(1);
  });

  it("says what failed: the gateway, the server, the gateway's script, and the report of the success; and keeps the typed values", async () => {
    const page = await visit(DONATE, { expected: /50[03]|ERR_FAILED/ });
    const unavailable = "Payment gateway is not available. Please try again later.";
    await fillGift(page, "Pembayaran Online");
    const body = JSON.stringify({ code: "gateway_unavailable", detail: unavailable });
    await page.route(PURCHASE, (route) => route.fulfill({ status: 503, body }), { times: 1 });
    await goOn(page);
    await toast(page, unavailable);
    await page.route(PURCHASE, (route) => route.fulfill({ status: 500, body: "" }), { times: 1 });
    await goOn(page);
    await toast(page, "Terjadi kesalahan saat memproses pembayaran.");
    await page.route("**/snap.js", (route) => route.abort(), { times: 1 });
    const noScript = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/snap.js"));
    await goOn(page);
    await noScript;
    await toast(page, unavailable);
    // The next try works, without typing anything again.
    await page.route("**/update-payment-status/", (route) => route.fulfill({ status: 500, body: "" }));
    await openPopUp(page);
    await choose(page, "Bayar berhasil");
    await toast(page, "Payment successful, but failed to update status. Please contact support.");
  });

  it("is not offered where no provider is configured", async () => {
    const page = await visit("/about");
    await page.route("**/api/payments/options/", async (route) => {
      const options = (await (await route.fetch()).json()) as PaymentOptions;
      await route.fulfill({ json: { ...options, online: null } });
    });
    // Client-side navigation, so that the page requests the options itself.
    await page.evaluate((path) => {
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
    }, DONATE);
    await page.getByRole("radio", { name: "Bank Syariah Indonesia (BSI)" }).waitFor();
    expect(await page.getByRole("radio", { name: "Pembayaran Online" }).count()).toBe(0);
    // Nothing failed: the sentence of a failure would only worry.
    expect(await page.getByText(/Payment gateway/).count()).toBe(0);
  });
});
