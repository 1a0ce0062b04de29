import type { OwnProduct, SessionUser } from "@barakah/contract";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { DESK, follow, open, PHONE, reload, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { awaitChat, fillTransfer, says, send, toast } from "./giving-steps.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { fillBuyer, ordersOf, payNow, putInCart } from "./shop-steps.ts";
import { staff } from "./staff.ts";
import { treasurer } from "./treasury.ts";

useBrowser();

const MINE = "/api/stores/mine/";

/** Fills in and sends the application of a store. */
async function apply(session: SessionUser, name: string) {
  const page = await visitAs(session, "/buka-toko", { viewport: PHONE, expected: /404|415/ });
  await page.getByLabel("Nama toko").fill(name);
  await page.getByLabel("Apa yang kamu jual").fill("Kopi dari kebun sendiri, disangrai tiap Sabtu pagi.");
  await page.getByLabel("Kecamatan atau kota").fill("Lembang");
  await page.getByRole("button", { name: "Lembang" }).first().click();
  await page.getByLabel("Nomor WhatsApp toko").fill("081200000042");
  await page.getByLabel("Bank", { exact: true }).fill("BSI");
  await page.getByLabel("Nomor rekening", { exact: true }).fill("7000000999");
  await page.getByLabel("Nomor rekening, sekali lagi").fill("7000000999");
  await page.getByLabel("Atas nama").fill("Siti Rahmawati");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Ajukan toko" }).click();
  await page.getByText("Pengajuanmu sedang diperiksa").waitFor();
  return page;
}

// From there to a payout with sedekah: `store-payouts.test.ts`, and all of it without a browser in `treasury/store-payouts/selling.test.ts`.
it("leads from an application over goods and a file, bought at two stores with a voucher, to the seller's balance", {
  timeout: atMost(150_000),
}, async () => {
  const { session, username } = await aMember();
  const shop = await apply(session, `Kebun ${username}`);
  const desk = await visitAs(await staff("editor"), "/admin/toko", { viewport: DESK });
  await desk.getByRole("button", { name: `Kebun ${username}` }).click();
  await desk.getByRole("heading", { name: `Kebun ${username}` }).waitFor();
  await desk.getByRole("button", { name: "Buka toko" }).click();
  await desk.getByText(`Kebun ${username} dibuka.`, { exact: false }).first().waitFor();

  // The first product is a file, which staff read before it is sold.
  const title = `Panduan Seduh ${username}`;
  const book = await shop.pdf();
  await open(shop, "/toko-saya/produk/baru");
  await shop.getByRole("button", { name: "Barang digital" }).click();
  await shop.getByLabel("Nama", { exact: true }).fill(title);
  await shop.getByLabel("Harga").fill("30000");
  await shop.getByLabel("Keterangan").fill("Takaran dan suhu air untuk enam alat seduh.");
  const sent = { name: "panduan.pdf", mimeType: "application/pdf", buffer: book };
  await shop.getByLabel("Berkas PDF").setInputFiles({ ...sent, buffer: Buffer.from("bukan PDF") });
  await shop.getByText("tidak dapat dibaca sebagai PDF").waitFor();
  await shop.getByLabel("Berkas PDF").setInputFiles(sent);
  await shop.getByText("sudah diperiksa").waitFor();
  expect(await violations(shop)).toEqual([]);
  await shop.getByRole("button", { name: "Jual", exact: true }).click();
  await shop.getByText("Sedang diperiksa").waitFor();
  await open(desk, "/admin/toko?bagian=produk");
  const waiting = desk.getByRole("heading", { name: title }).locator("xpath=..");
  await waiting.getByRole("button", { name: "Baca berkasnya" }).waitFor();
  await waiting.getByRole("button", { name: "Jual produk ini" }).click();
  await toast(desk, `${title} dijual sekarang.`);

  const draft = {
    title: `Kopi ${username}`,
    description: "Arabika.",
    price: 60_000,
    weight_g: 300,
    stock: 5,
  };
  const coffee = await callAs<OwnProduct>(session, "POST", `${MINE}products/`, draft);
  const sold = await callAs<OwnProduct>(session, "POST", `${MINE}products/${coffee.id}/status/`, {
    status: "published",
  });
  expect(sold.status).toBe("published");
  const code = `SEDUH-${username.slice(-8).toUpperCase()}`;
  await callAs(session, "POST", `${MINE}vouchers/`, { code, percent: 10, quota: 5 });

  const buyer = (await aMember()).session;
  const products = async (store: string) =>
    callAs<OwnProduct[]>(buyer, "GET", `/api/products/?store=${store}`);
  const woven = (await products("tenun-pak-hasan")).find(({ stock }) => stock > 0);
  const own = await products(`kebun-${username}`);
  for (const product of [...own, woven]) await putInCart(buyer, product as never);
  const address = {
    recipient: "Siti Pembeli",
    phone: "081200000000",
    region_code: "327703",
    street: "Jalan Melati 7",
  };
  await callAs(buyer, "POST", "/api/carts/voucher/", { code });
  const page = await visitAs(buyer, "/bayar-belanja", { viewport: PHONE });
  await says(page, `Kupon ${code}`);
  await page.getByText("2 paket dari 2 toko").waitFor();
  // Where nothing could be chosen, what is missing bears the store's name and leads there.
  await payNow(page);
  await page.getByText("Cara pengiriman belum dipilih").waitFor();
  await page.getByRole("link", { name: `Ke Kebun ${username}` }).click();
  await page
    .getByRole("radiogroup", { name: `Cara pengiriman Kebun ${username}` })
    .and(page.locator("[aria-invalid=true]"))
    .waitFor();
  await callAs(buyer, "POST", "/api/addresses/", address);
  await reload(page);
  await page.getByRole("heading", { name: "Unduhan, tanpa ongkir" }).waitFor();
  // One way is chosen for each store, with its reason, and may be changed; the sum names the stores.
  for (const name of [`Kebun ${username}`, "Tenun Pak Hasan"]) {
    const parcel = page.getByRole("radiogroup", { name: `Cara pengiriman ${name}` });
    await parcel.getByText(/^(Termurah|Satu-satunya)/).waitFor();
    expect(await parcel.getByRole("radio").count()).toBe(0);
    await page
      .getByRole("term")
      .filter({ hasText: new RegExp(`^${name}$`) })
      .waitFor();
    await parcel.getByRole("button", { name: /^Ganti/ }).click();
    await parcel.getByRole("radio", { name: /LintasPos/ }).check();
  }
  await fillBuyer(page, "Bank Syariah Indonesia (BSI)");
  expect(await violations(page)).toEqual([]);
  await payNow(page);
  await arriveAt(page, "/konfirmasi-pembayaran-belanja");
  void awaitChat(page);
  await fillTransfer(page);
  await send(page);
  await arriveAt(page, "/");
  const orders = await ordersOf(buyer);
  const ofStore = orders.filter(({ store }) => store?.name === `Kebun ${username}`);
  expect(ofStore.map(({ digital, voucher_amount }) => [digital, voucher_amount])).toEqual(
    expect.arrayContaining([
      [true, 0],
      [false, 6000],
    ]),
  );
  const paid = orders[0]?.order_number.replace(/-\d$/, "") ?? "";
  await callAs(await treasurer(), "POST", `/api/admin/orders/${paid}/process/`, { confirm: true });

  // The file is there at once, with the buyer's name.
  await follow(page, "/unduhan");
  await page.getByText("Belum pernah diunduh").waitFor();
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Unduh ${title}` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("panduan.pdf");
  await page.getByText("9 unduhan lagi dalam 24 jam").waitFor();

  const parcel = ofStore.find(({ digital }) => !digital)?.order_number ?? "";
  await callAs(session, "POST", `${MINE}orders/${parcel}/ship/`, {
    awb: `LP${String(Date.now()).slice(-12)}`,
  });
  await callAs(buyer, "POST", `/api/orders/${parcel}/received/`);
  // 60.000 less a tenth and five percent. What the file brought waits three days.
  await follow(shop, "/toko-saya/saldo");
  await shop.getByText("Bisa dicairkan sampai Rp. 51.300.").waitFor();
});
