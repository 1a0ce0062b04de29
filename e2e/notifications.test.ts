import { expect, it } from "vitest";
import { startPushService } from "../simulators/push/push-service.ts";
import { arriveAt } from "./arriving.ts";
import { expectNoBarrier } from "./axe.ts";
import { follow, newPage, open, PHONE, useBrowser, visit } from "./browser.ts";
import { anEvent, payQris, register } from "./event-steps.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { givePush } from "./push-steps.ts";
import { aProduct, buyAs } from "./shop-steps.ts";
import { callerOf } from "./staff.ts";

useBrowser();

/** A member whose order was paid and sent. */
async function anInformedMember() {
  const { session } = await aMember();
  const product = await aProduct(1);
  const number = await buyAs(session, product, 1);
  const staff = await callerOf("bendahara");
  await callAs(staff, "POST", `/api/admin/orders/${number}/process/`, { confirm: true });
  await callAs(staff, "POST", `/api/admin/orders/${number}/ship/`, { note: "JNE 0123456789" });
  return { session, number, title: product.title };
}

it("shows a member's notifications, counts unread ones, and clears the count after reading", async () => {
  const { session, number, title } = await anInformedMember();
  const page = await visitAs(session, "/login");
  const bell = page.getByRole("link", { name: "Notifikasi, 2 belum dibaca" });
  await bell.waitFor();
  await expectNoBarrier(page, "/login, two unread", [PHONE]);
  const read = page.waitForResponse("**/api/notifications/read/");
  await bell.click();
  await page.getByRole("heading", { level: 1, name: "Notifikasi" }).waitFor();
  const items = page.getByRole("main").getByRole("listitem");
  await items.first().getByText(`${title} sudah dikirim`).waitFor();
  await items.first().getByText(number).waitFor();
  expect(await items.filter({ hasText: "Baru" }).count()).toBe(2);
  await read;
  await expectNoBarrier(page);
  await items.first().getByRole("link").click();
  await arriveAt(page, "/riwayat-belanja");
  await page.getByText(number).waitFor();

  await follow(page, "/login");
  await page.getByRole("link", { name: "Notifikasi", exact: true }).waitFor();
  await open(page, "/notifikasi");
  await items.first().waitFor();
  expect(await items.filter({ hasText: "Baru" }).count()).toBe(0);
});

it("says so when there is nothing yet, and when it cannot be fetched, and tries again", async () => {
  const { session } = await aMember();
  const page = await newPage({ session, expected: /Failed to load resource/ });
  await page.route("**/api/notifications/?*", (route) => route.abort());
  await open(page, "/notifikasi");
  await page.getByRole("alert").getByText("Notifikasi belum dapat dimuat.").waitFor();
  await page.unroute("**/api/notifications/?*");
  await page.getByRole("button", { name: "Coba Lagi" }).click();
  await page.getByText("Belum ada notifikasi.").waitFor();
});

it("is for members only", async () => {
  const page = await visit("/notifikasi");
  await page.getByRole("heading", { name: "Akses Dibatasi" }).waitFor();
});

it("lets a member choose topics and channels, which is saved at once, and stop everything by one tap", async () => {
  const { session } = await aMember();
  const page = await visitAs(session, "/notifikasi");
  await page.getByRole("link", { name: "Atur" }).click();
  await arriveAt(page, "/notifikasi/pilihan");
  const box = page.getByRole("checkbox", { name: "Kabar penyaluran lewat E-mail" });
  const saved = () =>
    page.waitForResponse(
      (answer) => answer.url().includes("contact-choices") && answer.request().method() === "PUT",
    );
  await box.waitFor();
  expect(await box.isChecked()).toBe(true);
  const done = saved();
  await box.click();
  await done;
  await page.reload();
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  await expectNoBarrier(page);
  await page.getByRole("button", { name: "Hentikan semua" }).click();
  await page.getByRole("status").getByText("Semua kabar dihentikan.").waitFor();
  await page.getByRole("button", { name: "Semua sudah berhenti" }).waitFor();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
});

it("accepts a mail's link without signing in, and reports an invalid one", async () => {
  const page = await visit("/notifikasi/pilihan?key=bukan.kunci", { expected: /Failed to load resource/ });
  await page.getByRole("heading", { name: "Tautan ini tidak kami kenal" }).waitFor();
});

it("sends a guest push messages about a payment, after a tap on its page", async () => {
  const service = await startPushService();
  const payer = `Rina ${Date.now().toString(36)}`;
  const { payment_page: address } = await register(await anEvent(`Kajian ${payer}`, 40_000), payer, 40_000);
  const page = await newPage({ serviceWorkers: "allow" });
  await givePush(page, service.subscribe());
  await open(page, address);
  const tell = page.getByRole("switch", { name: "Beri tahu lewat HP ini" });
  expect(await tell.isChecked()).toBe(false);
  await tell.click();
  await page.getByText("HP ini memberi tahu begitu ada kabar pembayaran ini.").waitFor();
  await expectNoBarrier(page, "/pembayaran/:key", [PHONE]);
  await page.reload();
  await expect.poll(() => tell.isChecked()).toBe(true);
  await payQris(address, payer);
  const heard = () => service.received.map(({ text }) => JSON.parse(text).link);
  await expect.poll(heard).toEqual([address]);
  await service.stop();
});
