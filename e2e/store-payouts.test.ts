import { expect, it } from "vitest";
import { violations } from "./axe.ts";
import { DESK, PHONE, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { visitAs } from "./members.ts";
import { staff } from "./staff.ts";
import { treasurer } from "./treasury.ts";

useBrowser();

it("a seller asks for a payout, part of it as alms, and sees its transfer and its return by the bank", {
  timeout: atMost(120_000),
}, async () => {
  const shop = await visitAs(await staff("penjual"), "/toko-saya", { viewport: PHONE });
  await shop.getByRole("link", { name: "Cairkan saldo" }).click();
  await shop.getByLabel("Jumlah", { exact: true }).fill("40000");
  await shop.getByRole("radio", { name: "2,5%" }).check({ force: true });
  const campaign = shop.getByLabel("Untuk program");
  await campaign.getByRole("option").nth(1).waitFor({ state: "attached" });
  await shop.getByRole("button", { name: "Ajukan pencairan" }).click();
  await shop.getByText("Pilih programnya.").first().waitFor();
  await campaign.selectOption({ index: 1 });
  await shop.getByText("– Rp. 1.000").waitFor();
  expect(await violations(shop)).toEqual([]);
  await shop.getByRole("button", { name: "Ajukan pencairan" }).click();
  await shop.getByText(/Dengan sedekah Rp\. 1\.000/).waitFor();

  const desk = await visitAs(await treasurer(), "/admin/pencairan-toko", { viewport: DESK });
  const row = desk.getByRole("row", { name: /Dapur Bu Nadia.*Rp\. 39\.000/ });
  await row.getByRole("button", { name: "Transfer" }).click();
  await desk.getByRole("button", { name: "Tampilkan nomor lengkap" }).click();
  await desk.getByText("BSI 7000000042").waitFor();
  await desk.getByLabel("Nomor referensi transfer").fill("FT26111800042");
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole("button", { name: "Sudah ditransfer" }).last().click();
  await desk.getByText("Dicatat. Penjualnya sudah dikabari.").waitFor();

  await shop.reload();
  await shop.getByText(/Termasuk sedekah Rp\. 1\.000/).waitFor();

  await desk.getByRole("button", { name: "Sudah ditransfer" }).click();
  await row.getByRole("button", { name: "Uang kembali dari bank" }).click();
  await desk.getByRole("button", { name: "Catat uang kembali" }).click();
  await desk.getByText("Tulis alasannya, paling sedikit lima huruf.").waitFor();
  await desk.getByLabel(/Alasan dari bank/).fill("Rekening tujuan sudah ditutup");
  expect(await violations(desk)).toEqual([]);
  // The same treasurer has the same dialog open in a second browser.
  const late = await visitAs(await treasurer(), "/admin/pencairan-toko?status=paid", {
    viewport: DESK,
    expected: /409/,
  });
  const sameRow = late.getByRole("row", { name: /Dapur Bu Nadia.*Rp\. 39\.000/ });
  await sameRow.getByRole("button", { name: "Uang kembali dari bank" }).click();
  await late.getByLabel(/Alasan dari bank/).fill("Rekening ditutup");
  await desk.getByRole("button", { name: "Catat uang kembali" }).click();
  await desk.getByText("Dicatat. Saldo toko kembali, dan penjualnya sudah dikabari.").waitFor();
  await desk.getByRole("button", { name: "Kembali dari bank", exact: true }).click();
  await row.getByText("Kembali, belum di mutasi").waitFor();
  // The refreshed list no longer has the row, so its dialog closes: the reason of the refusal must still be shown.
  await late.getByRole("button", { name: "Catat uang kembali" }).click();
  await late.getByRole("alert").getByText("Pencairan ini sudah dicatat kembali dari bank.").waitFor();

  await shop.reload();
  await shop.getByText(/^Rp\. 39\.000 kembali dari bank/).waitFor();
  await shop.getByText(/^Transfer terakhir ke BSI ••••0042 kembali dari bank/).waitFor();
  expect(await violations(shop)).toEqual([]);
});
