import type { QueuedPayment, TicketPage } from "@barakah/contract";
import { expect, it } from "vitest";
import { arriveAt } from "./arriving.ts";
import { useBrowser, visit } from "./browser.ts";
import { anEvent } from "./event-steps.ts";
import { DONATE, goOn } from "./giving-steps.ts";
import { typeEarly } from "./held-scripts.ts";
import { callAs, post } from "./members.ts";
import { pictureOf } from "./pictures.ts";
import { SITE } from "./site.ts";
import { callerOf } from "./staff.ts";

useBrowser();

const unique = (name: string) => `${name} ${Date.now().toString(36)}`;

const paymentsOf = async (payer: string) =>
  callAs<QueuedPayment[]>(
    await callerOf("bendahara"),
    "GET",
    `/api/admin/payments/?${new URLSearchParams({ search: payer })}`,
  );

it("keeps a donor's input from before the scripts ran, instead of the draft of an earlier visit", async () => {
  const payer = unique("Sulastri");
  const page = await visit(DONATE);
  await page.getByLabel("Nama lengkap").fill("Nama Lama");
  await page.getByLabel("Pesan atau doa").fill("Semoga lancar.");
  await typeEarly(
    DONATE,
    async () => {
      await page.getByRole("radio", { name: "Nominal lain" }).check();
      await page.getByLabel("Nominal donasi").fill("137000");
      await page.getByRole("radio", { name: /^QRIS/ }).check();
      await page.getByLabel("Nama lengkap").fill(payer);
      await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
    },
    page,
  );
  await expect.poll(() => page.getByLabel("Nominal donasi").inputValue()).toBe("137.000");
  expect(await page.getByLabel("Pesan atau doa").inputValue()).toBe("Semoga lancar.");
  expect(await page.getByLabel("Nama lengkap").inputValue()).toBe(payer);
  await goOn(page);
  await page.getByRole("img", { name: /^Kode QRIS/ }).waitFor();
  const [given] = await paymentsOf(payer);
  expect(given).toMatchObject({ payer_name: payer, method: "qris-donasi" });
  expect(Math.floor((given?.amount ?? 0) / 1000)).toBe(137);
});

it("keeps the choices and answers of a registration whose questions load last", async () => {
  const event = await anEvent(unique("Kajian Ahad"), 0, {
    ticket_types: [{ name: "Umum" }, { name: "Santri" }],
    questions: [
      { label: "Asal kota", kind: "text" },
      { label: "Kaus", kind: "choice", options: [{ label: "M" }, { label: "XL" }] },
    ],
  });
  const page = await typeEarly(`/acara/${event.slug}/daftar`, async (early) => {
    await early.getByLabel("Jenis tiket").selectOption({ label: "Santri, Gratis" });
    await early.getByLabel(/^Asal kota/).fill("Garut");
    await early.getByRole("radio", { name: "M" }).check();
    await early.getByRole("radio", { name: "XL" }).check();
    await early.getByLabel("Nama lengkap").fill("Dedi");
    await early.getByLabel("Nomor telepon").fill("0812 0000 0000");
  });
  await expect.poll(() => page.getByLabel(/^Asal kota/).inputValue()).toBe("Garut");
  await expect.poll(() => page.getByRole("radio", { name: "XL" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Daftar", exact: true }).click();
  await page.getByRole("img", { name: "Kode QR tiket" }).waitFor();
  const key = new URL(page.url()).pathname.replace("/tiket/", "");
  const { tickets } = (await (await fetch(`${SITE}/api/tickets/${key}/`)).json()) as TicketPage;
  expect(tickets).toMatchObject([{ name: "Dedi", type: "Santri" }]);
  const table = await fetch(`${SITE}/api/admin/events/${event.id}/registrations/export/`, {
    headers: { authorization: `Bearer ${(await callerOf("editor")).access}` },
  });
  expect(await table.text()).toMatch(/Dedi.*Garut.*XL/);
});

it("keeps the figure that a zakat is reckoned from, and a search", async () => {
  const page = await typeEarly("/zakat/penghasilan", (early) =>
    early.getByLabel("Berapa penghasilanmu?").fill("9876543"),
  );
  await page.getByText("Sembilan juta delapan ratus tujuh puluh enam ribu").waitFor();
  await page.getByRole("button", { name: "Lanjut" }).click();
  await page.getByRole("button", { name: "Lihat hasilnya" }).click();
  await page.getByText("Rp. 246.914").first().waitFor();
  const list = await typeEarly("/charity", (early) => early.getByRole("searchbox").fill("masjid"));
  await list.waitForURL("**/charity?search=masjid");
  expect(await list.getByRole("searchbox").inputValue()).toBe("masjid");
});

it("sends a proof that was chosen before the scripts came", async () => {
  const payer = unique("Wahyu");
  const event = await anEvent(unique("Kelas Roti"), 50_000);
  const { payment_page } = await post<{ payment_page: string }>(`/api/events/${event.slug}/register/`, {
    ...{ tickets: [{ type: event.ticket_types[0]?.id, name: payer }], name: payer, phone: "081200000000" },
    ...{ amount: 50_000, method: "bsi" },
  });
  const page = await typeEarly(`${payment_page}/bukti`, async (early) => {
    await early.getByLabel("Bank asal").fill("Bank Contoh");
    await early.getByLabel("Nomor rekening asal").fill("0001112223");
    const buffer = await pictureOf(payer);
    await early.getByLabel("Bukti transfer").setInputFiles({ name: "b.png", mimeType: "image/png", buffer });
  });
  await page.getByText("siap dikirim").waitFor();
  await page.getByRole("button", { name: "Kirim bukti" }).click();
  await arriveAt(page, payment_page);
  expect(await paymentsOf(payer)).toMatchObject([{ payer_name: payer, has_proof: true }]);
});
