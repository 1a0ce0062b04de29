import type { SessionUser } from "@barakah/contract";
import { describe, expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { follow, open, reload, useBrowser, type Visit } from "./browser.ts";
import { awaitChat, fillTransfer, loseAnswer, SENT_AGAIN, says, send, toast } from "./giving-steps.ts";
import { aMember, callAs, post, visitAs } from "./members.ts";
import {
  aProduct,
  cartOf,
  fillBuyer,
  ordersOf,
  payNow,
  putInCart,
  somebodyBuys,
  stockOf,
} from "./shop-steps.ts";
import { staff } from "./staff.ts";

useBrowser();

const BSI = "Bank Syariah Indonesia (BSI)";
const ONLINE = "Pembayaran Online";

/** A member at the checkout with two of a product in the cart. */
async function atCheckout(quantity = 2, more: Visit = {}) {
  const product = await aProduct(quantity + 1);
  const { session, email } = await aMember();
  await putInCart(session, product, quantity);
  const page = await visitAs(session, "/bayar-belanja", { expected: /409|503|ERR_FAILED/, ...more });
  await page.getByRole("heading", { name: "Data pemesan" }).waitFor();
  await page.locator(`input[type=email][value="${email}"]`).waitFor();
  return { page, product, session, total: product.price * quantity };
}
const popUp = (name: string) => ({ name });
const rupiah = (amount: number) => `Rp. ${amount.toLocaleString("id-ID")}`;

describe("buying by transfer", () => {
  it("goes from the cart, lowered by a voucher, to the proof and WhatsApp, and is in the history", async () => {
    const { session } = await aMember();
    const product = await aProduct(8);
    const quantity = Math.ceil(75_000 / product.price);
    await putInCart(session, product, quantity);
    const page = await visitAs(session, "/keranjang", { expected: /409/ });
    const chat = awaitChat(page);
    const code = page.getByLabel("Kode kupon");
    await code.fill("tidak-ada");
    await page.getByRole("button", { name: "Pakai" }).click();
    await says(page, "Kupon ini tidak dikenal. Periksa hurufnya.");
    await code.fill("sinergy10");
    await page.getByRole("button", { name: "Pakai" }).click();
    const saved = Math.floor((product.price * quantity) / 10);
    const total = product.price * quantity - saved;
    await says(page, `Kupon komunitas, hemat ${rupiah(saved)}`);
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Bayar" }).click();
    await arriveAt(page, "/bayar-belanja");
    await says(page, "Kupon SINERGY10");
    await payNow(page);
    await toast(page, "Isi dengan nama lengkap.");
    await says(page, "Silakan pilih metode pembayaran");
    expect(await violations(page)).toEqual([]);
    await fillBuyer(page, BSI);
    await payNow(page);
    await arriveAt(page, "/konfirmasi-pembayaran-belanja");
    await says(page, rupiah(total));
    expect(await page.getByText("PENTING!").count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await fillTransfer(page);
    const before = await stockOf(product);
    await send(page);
    await arriveAt(page, "/");
    const text = (await chat).searchParams.get("text") ?? "";
    expect(text).toContain(`Jumlah: ${rupiah(total)}`);
    expect(text).toContain(`${product.title} × ${quantity}`);

    expect(await stockOf(product)).toBe(before - quantity);
    expect(await cartOf(session)).toEqual([]);
    await follow(page, "/riwayat-belanja");
    const [order] = await ordersOf(session);
    expect(order).toMatchObject({ voucher_code: "SINERGY10", voucher_amount: saved });
    await page.getByRole("heading", { name: order?.order_number }).waitFor();
    await says(page, "Menunggu Verifikasi");
    await page.getByRole("button", { name: "Lihat Rincian" }).click();
    await page.getByText("Pesanan dibuat.").waitFor();
    await says(page, "Jl. Berkah No. 1, Bandung");
    expect(await violations(page)).toEqual([]);
    await follow(page, `/riwayat-belanja/${order?.order_number}`);
    await says(page, "Kupon SINERGY10");
  });

  it("survives a reload and 'back', and makes one order however often it is sent", async () => {
    const { page, session } = await atCheckout(2, { waits: SENT_AGAIN });
    void awaitChat(page);
    await fillBuyer(page, BSI);
    await reload(page);
    await expect.poll(() => page.getByLabel("Nomor telepon").inputValue()).not.toBe("");
    await payNow(page);
    await arriveAt(page, "/konfirmasi-pembayaran-belanja");
    await page.getByLabel("Bank asal").fill("Bank Contoh & Mitra");
    await reload(page);
    await expect.poll(() => page.getByLabel("Bank asal").inputValue()).toBe("Bank Contoh & Mitra");
    await page.goBack();
    await arriveAt(page, "/bayar-belanja");
    await payNow(page);
    await arriveAt(page, "/konfirmasi-pembayaran-belanja");
    await fillTransfer(page);
    // The order is created, but its answer is lost.
    await loseAnswer(page, "**/payments/purchase/");
    await send(page);
    // The proof is kept on the device and sent again by itself.
    await page.getByRole("link", { name: "Buka WhatsApp" }).waitFor();
    expect(await ordersOf(session)).toHaveLength(1);
  });

  it("says what changed when something sold out before the proof was sent", async () => {
    const { page, product, session } = await atCheckout();
    await fillBuyer(page, BSI);
    await payNow(page);
    await arriveAt(page, "/konfirmasi-pembayaran-belanja");
    await fillTransfer(page);
    await somebodyBuys(product, product.stock - 1);
    await send(page);
    await toast(page, "Gagal mengkonfirmasi pembayaran. Silakan coba lagi.");
    await page.getByText(`${product.title}: Stok tinggal 1.`).waitFor();
    await says(page, "Kabari kami lewat WhatsApp");
    await page.getByRole("link", { name: "Periksa Keranjang" }).click();
    await arriveAt(page, "/keranjang");
    await says(page, "Stok tinggal 1.");
    expect(await ordersOf(session)).toEqual([]);
  });

  it("stops a buyer before the transfer if the goods have sold out meanwhile", async () => {
    const { page, product } = await atCheckout();
    await fillBuyer(page, BSI);
    await somebodyBuys(product, product.stock - 1);
    await payNow(page);
    await toast(page, "Isi atau harga keranjangmu baru saja berubah. Periksa lagi sebelum mentransfer.");
    await says(page, "Stok tinggal 1.");
    expect(new URL(page.url()).pathname).toBe("/bayar-belanja");
  });

  it("is one order when another tab has paid with the same cart", async () => {
    const { page, session } = await atCheckout();
    await fillBuyer(page, BSI);
    await payNow(page);
    await arriveAt(page, "/konfirmasi-pembayaran-belanja");
    await fillTransfer(page);
    const second = await page.context().newPage();
    await open(second, "/bayar-belanja");
    await fillBuyer(second, ONLINE);
    await payNow(second);
    await second.getByRole("button", popUp("Bayar berhasil")).click();
    await arriveAt(second, "/success");
    await send(page);
    await page.getByText("Keranjang belanja kosong.").first().waitFor();
    await page.getByRole("link", { name: "Riwayat Belanja" }).click();
    await arriveAt(page, "/riwayat-belanja");
    await says(page, "Diproses");
    expect(await ordersOf(session)).toHaveLength(1);
  });
});

describe("an order that is on its way", () => {
  it("is received, and its product gets a testimony", async () => {
    const credentials = { username: "demo", password: "barakah-demo-2026" };
    const session = await post<SessionUser>("/api/auth/login/", credentials);
    const page = await visitAs(session, "/riwayat-belanja");
    const arrived = page.getByRole("button", { name: "Pesanan diterima" });
    // Orders of members' stores are on their way too.
    const card = page.getByRole("listitem").filter({ has: arrived }).filter({ hasText: "Madu Hutan" });
    const number = /[A-Z]{3}-[0-9A-Z]{12}/.exec(await card.innerText())?.[0] ?? "";
    await card.getByRole("button", { name: "Pesanan diterima" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sudah Diterima" }).click();
    await toast(page, "Terima kasih! Semoga berkah.");
    await page
      .getByRole("listitem")
      .filter({ hasText: number })
      .getByText("Selesai", { exact: true })
      .waitFor();

    const bought = page.getByRole("listitem").filter({ hasText: "Madu Hutan Murni Sumbawa" }).last();
    await bought.getByRole("button", { name: "Beri Testimoni" }).click();
    const dialog = page.getByRole("dialog", { name: "Beri testimoni" });
    await dialog.getByRole("button", { name: "Kirim" }).click();
    await dialog.getByText("Pilih 1 sampai 5 bintang.").waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole("radio", { name: "4 bintang" }).check({ force: true });
    await dialog.getByLabel("Testimoni").fill("Madunya kental dan harum.");
    await dialog.getByRole("button", { name: "Kirim" }).click();
    await toast(page, "Terima kasih atas testimonimu!");
    await follow(page, "/produk/madu-hutan-murni-sumbawa");
    await page.getByRole("tab", { name: "Testimoni" }).click();
    await says(page, "Madunya kental dan harum.");
  });
});

describe("buying online", () => {
  it("that was closed is paid later from the history, as the same order, and fetched", async () => {
    const { page, session, total } = await atCheckout();
    await fillBuyer(page, ONLINE);
    await payNow(page);
    await page.getByRole("button", popUp("Tutup")).click();
    await toast(page, "Payment canceled. Please complete the payment to proceed.");
    await arriveAt(page, "/riwayat-belanja");
    await says(page, "Menunggu Pembayaran");
    expect(await violations(page)).toEqual([]);
    // The tab is closed, and the order is found again, on its own page too.
    const [waiting] = await ordersOf(session);
    const own = `/riwayat-belanja/${waiting?.order_number}`;
    await open(page, own);
    await page.getByRole("button", { name: "Batalkan" }).waitFor();
    await page.getByRole("button", { name: "Bayar sekarang" }).click();
    await page.getByRole("button", popUp("Bayar berhasil")).click();
    await arriveAt(page, "/success");
    await says(page, rupiah(total));
    expect(await ordersOf(session)).toMatchObject([{ status: "Diproses", total_price: total }]);
    expect(await cartOf(session)).toEqual([]);
    await follow(page, "/riwayat-belanja");
    await says(page, "Diproses");
    await page.getByRole("button", { name: "Pesan lagi" }).click();
    await arriveAt(page, "/keranjang");
    expect(await cartOf(session)).toHaveLength(1);

    // Fetched: a meeting, with its place, and nothing is sent.
    await follow(page, own);
    await page.getByRole("heading", { name: "Ambil di sini" }).waitFor();
    await says(page, "Siapkan waktu mengambilnya");
    const handed = `/api/admin/orders/${waiting?.order_number}/ship/`;
    await callAs(await staff("editor"), "POST", handed, { note: "Siti" });
    await page.reload();
    await says(page, "Sudah diserahkan? Tekan Pesanan diterima.");
    const steps = page.getByRole("list", { name: "Langkah pesanan" });
    expect(await steps.getByRole("listitem").allInnerTexts()).toContainEqual(
      expect.stringContaining("Diambil"),
    );
    expect(await page.getByText(/dikirim/i).count()).toBe(0);
  });

  it("keeps the order when the provider gives no page; cancelled, its goods are back", async () => {
    const { page, product, session } = await atCheckout();
    const before = await stockOf(product);
    await fillBuyer(page, ONLINE);
    await page.route("**/snap.js", (route) => route.abort(), { times: 1 });
    await payNow(page);
    await toast(page, "Payment gateway is not available. Please try again later.");
    await arriveAt(page, "/riwayat-belanja");
    await page.getByRole("button", { name: "Bayar sekarang" }).waitFor();
    expect(await stockOf(product)).toBe(before - 2);
    await page.getByRole("button", { name: "Batalkan" }).click();
    const dialog = page.getByRole("dialog", { name: "Batalkan pesanan?" });
    await dialog.getByRole("button", { name: "Tidak" }).click();
    await page.getByRole("button", { name: "Batalkan" }).click();
    await dialog.getByRole("button", { name: "Batalkan Pesanan" }).click();
    await toast(page, "Pesanan dibatalkan.");
    await says(page, "Dibatalkan");
    expect(await stockOf(product)).toBe(before);
    expect(await ordersOf(session)).toMatchObject([{ status: "Dibatalkan" }]);
  });

  it("that was not paid can be paid by transfer instead", async () => {
    const product = await aProduct(2);
    const { session } = await aMember();
    await putInCart(session, product, 1);
    const order = { amount: product.price, customerName: "Siti Pembeli", customerPhone: "081200000000" };
    await callAs(session, "POST", "/api/payments/generate-order-midtrans-token/", order);
    const page = await visitAs(session, "/riwayat-belanja");
    void awaitChat(page);
    await page.getByRole("button", { name: "Bayar dengan transfer" }).click();
    await arriveAt(page, "/konfirmasi-pembayaran-belanja");
    await fillTransfer(page);
    await send(page);
    await arriveAt(page, "/");
    expect(await ordersOf(session)).toMatchObject([{ status: "Menunggu Verifikasi", payment_method: "bsi" }]);
  });
});
