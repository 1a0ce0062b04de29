import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { FREE, joinAs } from "./academy-steps.ts";
import { follow, hydrated } from "./browser.ts";
import { anEvent, payQris, register } from "./event-steps.ts";
import { DONATE, fillGift, fillTransfer, goOn, MOSQUE, send } from "./giving-steps.ts";
import { aMember, callAs, someone } from "./members.ts";
import {
  answersHere,
  aPhone,
  approveProof,
  atForm,
  copied,
  copyOf,
  cutUntilSent,
  keptAnswer,
  newestAnswer,
  paymentsOf,
  signal,
  usePhones,
  worked,
} from "./phone-steps.ts";
import { aProduct, fillBuyer, ordersOf, payNow, putInCart } from "./shop-steps.ts";

usePhones();

it.each([
  ["of a first visit", false],
  ["of a phone that keeps pages", true],
])(
  "leads a gift to our account although the signal drops in the form %s, and is sent once",
  async (_, worker) => {
    const donor = someone();
    const { context, page } = await aPhone(undefined, worker);
    await atForm(page, DONATE);
    if (worker) {
      await worked(page);
      for (const path of [DONATE, "/konfirmasi-pembayaran-donasi"]) await copyOf(page, path);
      await keptAnswer(page, '["payment-options"');
    }
    await fillGift(page, "Bank Syariah Indonesia (BSI)");
    await page.getByLabel("Nama lengkap").fill(donor);
    await signal.lose(context);
    await goOn(page);
    await page.getByRole("button", { name: "Salin No Rek." }).waitFor();
    await page.getByText("Rp. 100.225").first().waitFor();
    if (worker) await page.reload();
    await fillTransfer(page);
    await send(page);
    await page.getByText("Buktimu aman di HP ini dan terkirim sendiri begitu ada sinyal").waitFor();
    expect(await paymentsOf(donor)).toHaveLength(0);
    // No chat opens before it was sent.
    expect(context.pages()).toHaveLength(1);
    await signal.find(context);
    await page.getByRole("link", { name: "Buka WhatsApp" }).waitFor();
    await approveProof(donor);
    await context.close();
  },
);

it("keeps a QRIS gift that met no signal, sends it once, and shows its code again without a signal", async () => {
  const donor = someone();
  const { context, page } = await aPhone();
  await atForm(page, DONATE);
  await worked(page);
  await fillGift(page, "QRIS Semua bank");
  await page.getByLabel("Nama lengkap").fill(donor);
  // The answer of a first try is lost: the server has it already.
  await page.route("**/api/payments/purchase/", async (route) => {
    await route.fetch();
    await signal.lose(context);
    await route.abort().catch(() => undefined);
  });
  await goOn(page);
  await page.getByRole("heading", { name: "Isianmu aman di HP ini" }).waitFor();
  await page.getByText("Kode QRIS dibuat setelah terkirim").waitFor();
  await page.unroute("**/api/payments/purchase/");
  // The tab is dropped while it waits.
  await page.reload();
  await page.getByRole("heading", { name: "Isianmu aman di HP ini" }).waitFor();
  await signal.find(context);
  const code = page.getByRole("img", { name: /^Kode QRIS Rp\. 100\./ });
  await code.waitFor();
  expect(await paymentsOf(donor)).toHaveLength(1);
  const address = page.url();
  await keptAnswer(page, '["payment-page"');
  await signal.lose(context);
  await page.goto(address);
  await code.waitFor();
  await copied(page);
  await page.getByText("Kode dan nominal ini milikmu").waitFor();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Simpan gambar" }).click();
  expect((await readFile(await (await saved).path())).readUInt32BE(0)).toBe(0x89504e47);
  await context.close();
});

it("lets zakat be transferred without a signal, and records it once with its proof", async () => {
  const payer = someone("Muzaki");
  const { context, page } = await aPhone();
  await atForm(page, "/zakat/bayar");
  await page.getByLabel("Zakat penghasilan").fill("125000");
  await page.getByText("Bank Syariah Indonesia").click();
  await page.getByLabel("Nama lengkap").fill(payer);
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await signal.lose(context);
  await goOn(page);
  await page.getByRole("button", { name: "Salin No Rek." }).waitFor();
  await page.getByText("Rp. 125.000").first().waitFor();
  await fillTransfer(page);
  await send(page);
  await page.getByText("Buktimu aman di HP ini").waitFor();
  await signal.find(context);
  await approveProof(payer);
  await context.close();
});

it("opens the payment page of zakat automatically when the signal is back before a proof was chosen", async () => {
  const payer = someone("Muzaki");
  const { context, page } = await aPhone();
  await atForm(page, "/zakat/bayar");
  await page.getByLabel("Zakat penghasilan").fill("135000");
  await page.getByText("Bank Syariah Indonesia").click();
  await page.getByLabel("Nama lengkap").fill(payer);
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await signal.lose(context);
  await goOn(page);
  await page.getByRole("button", { name: "Salin No Rek." }).waitFor();
  await signal.find(context);
  await page.waitForURL("**/pembayaran/*");
  await page.getByRole("button", { name: "Salin No Rek." }).waitFor();
  // Its page is open, and the signal drops again: the proof waits.
  await page.getByRole("link", { name: "Kirim bukti" }).click();
  await page.getByLabel("Bank asal").waitFor();
  await keptAnswer(page, '["payment-page"');
  await worked(page);
  await signal.lose(context);
  await page.reload();
  await fillTransfer(page);
  await page.getByRole("button", { name: "Kirim bukti" }).click();
  await page.getByText("Buktimu aman di HP ini").waitFor();
  await signal.find(context);
  await approveProof(payer);
  await context.close();
});

it("stores a registration without a signal, says that no seat is held, and continues until it is paid", async () => {
  const event = await anEvent("Acara Tanpa Sinyal", 50_000);
  const buyer = someone("Peserta");
  const { context, page } = await aPhone();
  await atForm(page, `/acara/${event.slug}/daftar`);
  await worked(page);
  await page.getByLabel("Nama lengkap").first().fill(buyer);
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  await signal.lose(context);
  await page.getByRole("button", { name: "Lanjut bayar" }).click();
  await page.getByText("Kursimu belum dipegang").waitFor();
  await cutUntilSent(context, page);
  await payQris(page.url(), buyer);
  await page.getByText("Terverifikasi").first().waitFor();
  expect(await paymentsOf(buyer)).toHaveLength(1);
  await context.close();
});

it("keeps an order without a signal, asks before a sign-out deletes it, and places it once", async () => {
  const { session } = await aMember();
  await putInCart(session, await aProduct());
  const { context, page } = await aPhone(session);
  await atForm(page, "/bayar-belanja");
  await worked(page);
  await fillBuyer(page, "Bank Syariah Indonesia (BSI)");
  const buyer = `Pembeli Tanpa Sinyal ${session.username}`;
  await page.getByLabel("Nama lengkap").fill(buyer);
  await page.getByRole("radio", { name: /^QRIS/ }).check();
  await signal.lose(context);
  await payNow(page);
  await page.getByText("Belum ada yang dibayar").waitFor();
  // Signing out would delete it, so it asks.
  await page.route("**/api/payments/purchase/", (route) => route.abort());
  await signal.find(context);
  await page.goto("/login");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("heading", { name: "Ada isian yang belum terkirim" }).waitFor();
  await page.getByRole("button", { name: "Batal" }).click();
  await signal.lose(context);
  await page.unroute("**/api/payments/purchase/");
  await page.goto("/menunggu-sinyal");
  await cutUntilSent(context, page);
  expect(await paymentsOf(buyer)).toHaveLength(1);
  expect(await ordersOf(session)).toHaveLength(1);
  await context.close();
});

const NEVER_COPIED = /^\/(?:pembayaran|cek-donasi|notifikasi)/;

/** Every row of the document: address, what is read there, and whether it opens without a signal. */
async function documented(): Promise<{ address: string; words: string; opens: boolean; answer: boolean }[]> {
  const text = await readFile(resolve(import.meta.dirname, "../docs/without-signal.md"), "utf8");
  return [...text.matchAll(/^\| `([^`]+)` \| '([^']+)' \| (yes|no)\b[^|]*\|.*/gm)].map(
    ([row, address = "", words = "", opens]) => ({
      ...{ address, words, opens: opens === "yes" },
      answer: row.includes("answer"),
    }),
  );
}

it("opens the documented pages without a signal, and deletes the member's copies at sign-out", async () => {
  const { session } = await aMember();
  const event = await anEvent("Kajian Tanpa Sinyal", 0);
  const own = { ...{ tickets: [{ type: event.ticket_types[0]?.id, name: "Rina" }], name: "Rina" } };
  const ticket = await callAs<{ ticket_page: string }>(
    session,
    "POST",
    `/api/events/${event.slug}/register/`,
    {
      ...{ ...own, phone: "081200000000", amount: 0 },
    },
  );
  await joinAs(session, FREE);
  await putInCart(session, await aProduct());
  const paid = await register(await anEvent("Acara Berbayar Tanpa Sinyal", 40_000), "Rina Lain", 40_000);
  const { context, page } = await aPhone(session);
  await page.goto("/about");
  await hydrated(page);
  await worked(page);
  const named: Record<string, string> = {
    ":campaign": MOSQUE,
    ":course": FREE,
    ":event": event.slug,
    ":ticket": ticket.ticket_page.split("/").at(-1) ?? "",
    ":payment": paid.payment_page.split("/").at(-1) ?? "",
  };
  const rows = await documented();
  const pathOf = (address: string) => address.replace(/:\w+/g, (name) => named[name] ?? name);
  expect(rows.length).toBeGreaterThan(20);
  for (const { address, words, answer } of rows) {
    const opened = Date.now();
    if (address === "/menunggu-sinyal" || address === "/pembayaran-tersimpan") continue;
    await follow(page, pathOf(address));
    await page.getByText(words).first().waitFor();
    if (!NEVER_COPIED.test(pathOf(address))) await copyOf(page, pathOf(address));
    // An earlier page may have had the same one.
    if (answer) await expect.poll(() => newestAnswer(page)).toBeGreaterThanOrEqual(opened);
  }
  await signal.lose(context);
  const failed: string[] = [];
  for (const { address, words, opens } of rows) {
    await page.goto(pathOf(address));
    const shown = opens ? words : "Tidak ada sinyal";
    await page
      .getByText(shown)
      .first()
      .waitFor()
      .catch(() => failed.push(`${address}: ${shown}`));
  }
  expect(failed).toEqual([]);
  await page.goto("/tiket-saya");
  await page.getByText("QR tersimpan").waitFor();
  await page.getByText(/^Salinan \d\d\.\d\d$/).waitFor();
  await page.getByRole("link", { name: event.title }).click();
  await page.getByRole("heading", { name: `Tiket ${event.title}` }).waitFor({ state: "attached" });
  await signal.find(context);
  await page.goto("/login");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByText("Logout successful!").waitFor();
  await expect.poll(() => answersHere(page, '["member"')).toBe(0);
  await context.close();
});
