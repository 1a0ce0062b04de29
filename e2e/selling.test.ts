import { expect, it } from "vitest";
import { violations } from "./axe.ts";
import { follow, open, useBrowser } from "./browser.ts";
import { says, toast } from "./giving-steps.ts";
import { callAs, visitAs } from "./members.ts";
import { staff } from "./staff.ts";

useBrowser();

it("a seller sends today's first parcel on the phone, answers a review, and another seller sees none of it", async () => {
  const [seller, other] = [await staff("penjual"), await staff("penjual2")];
  const page = await visitAs(seller, "/toko-saya");
  await page.getByRole("heading", { name: "Kirim hari ini" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const [first] = await callAs<{ order_number: string }[]>(
    seller,
    "GET",
    "/api/stores/mine/orders/?state=to_send",
  );
  const number = first?.order_number ?? "";
  await page.getByRole("link", { name: number }).click();
  await page.getByRole("heading", { name: "Dikirim ke" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Isi nomor resi" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nomor resi").fill("salah");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await says(page, "Nomor resi NusaKirim tidak seperti ini. Contohnya NK261116000642.");
  await dialog.getByLabel("Nomor resi").fill("NK261118000991");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await toast(page, "Tercatat. Pembelinya kami kabari.");
  await page.getByText("NK261118000991").waitFor();

  await follow(page, "/toko-saya/pesanan?bagian=sent");
  await page.getByRole("link", { name: number }).waitFor();
  expect(await violations(page)).toEqual([]);

  await follow(page, "/toko-saya/ulasan");
  await page.getByRole("button", { name: "Jawab" }).first().click();
  await page.getByRole("dialog").getByLabel("Jawabanmu").fill("Alhamdulillah, terima kasih.");
  await page.getByRole("button", { name: "Tayangkan" }).click();
  await toast(page, "Jawabanmu tayang.");
  expect(await violations(page)).toEqual([]);
  await follow(page, "/toko/dapur-bu-nadia");
  await page.getByText("Alhamdulillah, terima kasih.").waitFor();

  const [product] = await callAs<{ id: number }[]>(seller, "GET", "/api/stores/mine/products/");
  const eyes = await visitAs(other, `/toko-saya/pesanan/${number}`, { expected: /404/ });
  await eyes.getByText("Pesanan gagal dimuat.").waitFor();
  await follow(eyes, "/toko-saya/pesanan?bagian=sent");
  await eyes.getByRole("tab", { name: "Di perjalanan", selected: true }).waitFor();
  expect(await eyes.getByText(number, { exact: true }).count()).toBe(0);
  await open(eyes, `/toko-saya/produk/${product?.id}`);
  await eyes.getByText("Produknya gagal dimuat.").waitFor();
});
