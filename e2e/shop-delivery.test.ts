import type { Order, ProductSummary } from "@barakah/contract";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { violations } from "./axe.ts";
import { DESK, follow, open, useBrowser } from "./browser.ts";
import { says, toast } from "./giving-steps.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { aProduct, buyAs, fillBuyer, ordersOf, PARCEL_GOODS, payNow, stockOf } from "./shop-steps.ts";
import { COURIERS, SITE } from "./site.ts";
import { staff } from "./staff.ts";

useBrowser();
const rupiah = (amount: number) => `Rp. ${amount.toLocaleString("id-ID")}`;

const providerIs = (fault: "none" | "down") =>
  fetch(`${COURIERS}/fault`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ fault }),
  });

it("is bought, sent and received, though the couriers' provider dies in the middle", async () => {
  await providerIs("none");
  const { session } = await aMember();
  const { title } = (await (await fetch(`${SITE}/api/products/${PARCEL_GOODS}/`)).json()) as ProductSummary;
  const page = await visitAs(session, `/produk/${PARCEL_GOODS}`, { expected: /409|503/ });
  await page.getByRole("button", { name: "+ KERANJANG" }).click();
  await toast(page, "Berhasil menambahkan ke Keranjang Belanja!");

  await follow(page, "/bayar-belanja");
  await says(page, "Tambah alamat bila pesanannya dikirim. Alamatmu hanya diberikan kepada yang mengirim.");
  await page.getByRole("button", { name: "Tambah alamat" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Kecamatan atau kota").fill("Lembang");
  await dialog.getByRole("button", { name: /^Lembang Kabupaten Bandung Barat/ }).click();
  await dialog.getByRole("button", { name: "Simpan Alamat" }).click();
  await says(page, "Isi dengan nama jalan, nomor, RT dan RW.");
  await dialog.getByLabel("Jalan, nomor, RT dan RW").fill("Jalan Kenanga No. 14");
  await dialog.getByLabel("Nama penerima").fill("Siti Pembeli");
  await dialog.getByLabel("Nomor telepon").fill("081200000000");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Simpan Alamat" }).click();
  await page.getByRole("radio", { name: /NusaKirim Reguler/ }).waitFor();
  expect(await page.getByText("perkiraan", { exact: true }).count()).toBe(0);

  await providerIs("down");
  await follow(page, "/keranjang");
  await page
    .getByRole("button", { name: /^Tambah/ })
    .first()
    .click();
  await open(page, "/bayar-belanja");
  await page.getByRole("radio", { name: /NusaKirim Reguler.*perkiraan/ }).check();
  await fillBuyer(page, "Pembayaran Online");
  await payNow(page);
  await page.getByRole("button", { name: "Bayar berhasil" }).click();
  await arriveAt(page, "/success");
  const [bought] = (await ordersOf(session)) as [Order];
  expect(bought).toMatchObject({ status: "Diproses", shipment: { courier: "NusaKirim", estimate: true } });

  const desk = await visitAs(await staff("editor"), "/admin/pengemasan", { viewport: DESK });
  await desk.getByRole("button", { name: new RegExp(bought.order_number) }).click();
  // Unique: a reused number would be questioned.
  const number = `NK261116${String(Date.now()).slice(-6)}`;
  await desk.getByLabel(/^Nomor resi untuk/).fill(number);
  const label = desk.getByRole("region", { name: "Label A6" });
  await label.getByText(number).waitFor();
  await desk.keyboard.press("Enter");
  const row = desk.getByRole("listitem").filter({ hasText: bought.order_number });
  await row.getByText(number).waitFor();
  // It stays in view for the day, counted among the numbered ones.
  await desk.reload();
  await row.getByText(number).waitFor();
  await desk.getByRole("searchbox", { name: "Cari nomor atau nama" }).fill(bought.order_number);
  await expect
    .poll(() =>
      desk
        .getByText(/^\d+ dari \d+ bernomor$/)
        .first()
        .textContent(),
    )
    .toBe("1 dari 1 bernomor");
  expect(await violations(desk)).toEqual([]);

  await follow(page, `/riwayat-belanja/${bought.order_number}`);
  await says(page, number);
  await page.getByText(/Tanpa kabar darimu, pesanan selesai sendiri/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Ada masalah" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Kirim laporan" }).click();
  await says(page, "Pilih apa yang terjadi.");
  await page.getByRole("radio", { name: "Belum sampai" }).check();
  await page.getByLabel("Ceritakan singkat").fill("Kurir tidak menemukan rumah kami.");
  await page.getByRole("dialog").getByRole("button", { name: "Kirim laporan" }).click();
  const report = page.getByRole("list", { name: "Jalannya laporan" });
  await report.getByText("Menunggu jawaban petugas").waitFor();
  await follow(desk, `/admin/pesanan/${bought.order_number}`);
  await desk.getByText("Menunggu jawaban petugas").first().waitFor();
  await desk.getByRole("link", { name: "Jawab laporan ini" }).click();
  await desk
    .getByRole("region", { name: bought.order_number })
    .getByText(/rumah kami/)
    .waitFor();
  const complaint = desk.getByRole("region", { name: bought.order_number });
  await complaint.getByRole("radio", { name: /^Kirim pengganti/ }).check();
  await complaint.getByLabel(/^Jawaban untuk/).fill("Maaf, kami kirim lagi hari ini.");
  await complaint.getByRole("button", { name: /^Kirim jawaban dan pengganti/ }).click();
  await complaint.waitFor({ state: "detached" });
  await open(desk, "/admin/pengemasan");
  const replacement = desk.getByRole("button", { name: new RegExp(`Pengganti.*${bought.order_number}`) });
  const badge = await replacement.getByText("Pengganti", { exact: true }).boundingBox();
  const name = await replacement.boundingBox();
  // A badge beside the name, not a bar across the row.
  expect(badge?.width).toBeLessThan((name?.width ?? 0) / 2);
  await replacement.click();
  const second = number.replace("261116", "261117");
  await desk.getByLabel(/^Nomor resi untuk/).fill(second);
  await desk.keyboard.press("Enter");
  await row.getByText(second).waitFor();
  await page.getByRole("button", { name: "Pesanan diterima" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sudah Diterima" }).click();
  await page.getByText("Selesai", { exact: true }).first().waitFor();
  expect((await ordersOf(session))[0]).toMatchObject({ status: "Selesai", items: [{ product_name: title }] });
  await providerIs("none");
});

it("a parcel that came back ends its order: what arrived, stock, refund, and the buyer reads it", async () => {
  const { session } = await aMember();
  const product = await aProduct(2);
  const number = await buyAs(session, product, 2);
  const treasurer = await staff("bendahara");
  await callAs(treasurer, "POST", `/api/admin/orders/${number}/process/`, { confirm: true });
  await callAs(treasurer, "POST", `/api/admin/orders/${number}/ship/`, { note: "Kurir toko" });
  const before = await stockOf(product);

  const desk = await visitAs(treasurer, `/admin/pesanan/${number}`, { viewport: DESK, expected: /409/ });
  await desk.getByRole("button", { name: "Barang tidak diambil" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel(`Tidak layak jual: ${product.title}`).fill("1");
  await expect
    .poll(() => dialog.getByLabel(`Layak jual: ${product.title}`, { exact: true }).inputValue())
    .toBe("1");
  await dialog.getByLabel("Catatan").fill("Satu botolnya pecah di jalan.");
  expect(await violations(desk)).toEqual([]);
  await dialog.getByRole("button", { name: "Catat dan akhiri pesanan" }).click();
  await says(desk, `Paketnya kembali. ${rupiah(product.price * 2)} akan dikembalikan kepada pembeli.`);
  expect(await stockOf(product)).toBe(before + 1);

  await desk.getByRole("link", { name: "Kembalikan dananya" }).click();
  await desk.getByRole("heading", { name: number }).waitFor();
  const page = await visitAs(session, `/riwayat-belanja/${number}`);
  await says(page, "Paketnya kembali ke kami");
  await says(
    page,
    `${rupiah(product.price * 2)} akan dikembalikan kepadamu. Kami kabari begitu sudah ditransfer.`,
  );
  await page.getByText(/1 layak jual, 1 tidak layak jual/).waitFor();
  expect(await page.getByRole("button", { name: "Pesanan diterima" }).count()).toBe(0);
});
