import type { Notification, Pledge, SessionUser } from "@barakah/contract";
import { expect, it } from "vitest";
import { dueNow, inDatabase } from "./app-database.ts";
import { arriveAt } from "./arriving.ts";
import { expectNoBarrier } from "./axe.ts";
import { DESK, open, PHONE, useBrowser, visit } from "./browser.ts";
import { PAID_SOON, payQris } from "./event-steps.ts";
import { MOSQUE } from "./giving-steps.ts";
import { aMember, callAs, inMailTo, visitAs } from "./members.ts";
import { treasurer } from "./treasury.ts";

useBrowser();

/** Lets the day of a pledge be today, and the app look for it now. */
async function theDayComes(id: number) {
  await inDatabase((pool) =>
    pool.query("update pledge set next_on = (now() at time zone 'Asia/Jakarta')::date where id = $1", [id]),
  );
  await dueNow("pledges");
}

const pledgesOf = async (session: SessionUser) =>
  (await callAs<{ pledges: Pledge[] }>(session, "GET", "/api/pledges/")).pledges;

/** The link of the reminder in the member's notifications. */
async function reminderOf(session: SessionUser): Promise<string> {
  const found = async () =>
    (await callAs<Notification[]>(session, "GET", "/api/notifications/")).find(({ link }) =>
      link.startsWith("/niat/"),
    )?.link;
  await expect.poll(found).toBeTruthy();
  return (await found()) ?? "";
}

it("is made, reminded of on its day, paid from the message, and shown once the money came", async () => {
  const { session, username } = await aMember();
  const page = await visitAs(session, `/niat/baru?program=${MOSQUE}&amount=100000`, { viewport: PHONE });
  await page.getByLabel("Setiap Jumat").check();
  await page.getByRole("button", { name: "Simpan niat" }).click();
  await arriveAt(page, "/niat");
  await page.getByText("Rp. 100.000, setiap Jumat").waitFor();
  // Nothing was due before it began.
  expect(await page.getByText(/belum ada$/).count()).toBe(0);
  await expectNoBarrier(page, "/niat", [PHONE]);
  const [pledge] = await pledgesOf(session);
  await theDayComes(pledge?.id ?? 0);
  const link = await reminderOf(session);

  const reader = await visit(link, { viewport: PHONE, waits: PAID_SOON });
  await reader.getByText("QRIS", { exact: true }).last().click();
  await expectNoBarrier(reader, "/niat/:key", [PHONE]);
  await reader.getByRole("button", { name: /^Berikan untuk/ }).click();
  await reader.waitForURL("**/pembayaran/*");
  await open(page, "/niat");
  await page.getByRole("link", { name: "Lanjutkan pembayaran" }).waitFor();
  await page.getByText("Dihitung setelah uangnya diterima.").waitFor();

  await payQris(reader.url(), username);
  await reader.getByRole("link", { name: "Lihat Program" }).waitFor();
  // It comes again anyway.
  expect(await reader.getByRole("link", { name: "Jadikan niat rutin" }).count()).toBe(0);
  await open(page, "/niat");
  await page.getByText("1 kali, untuk 1 program").waitFor();
  expect((await pledgesOf(session))[0]).toMatchObject({ due: null, missed: 0 });
});

it("is stopped from the message without signing in and without JavaScript", async () => {
  const { session } = await aMember();
  const { pledge } = await callAs<{ pledge: Pledge }>(session, "POST", "/api/pledges/", {
    campaign: MOSQUE,
    amount: 50_000,
    rhythm: { every: "month", day: 31 },
  });
  await theDayComes(pledge.id);
  const link = await reminderOf(session);
  const page = await visit(`${link}/berhenti`, { javaScriptEnabled: false });
  expect((await pledgesOf(session))[0]?.state).toBe("active");
  await page.getByRole("button", { name: "Ya, akhiri" }).click();
  await page.getByRole("heading", { name: "Niat ini sudah berhenti" }).waitFor();
  expect((await pledgesOf(session))[0]?.state).toBe("stopped");
});

it("of a guest starts from the mailbox and is paid without JavaScript", async () => {
  const email = `ratna${Date.now().toString(36)}@example.com`;
  const page = await visit(`/niat/baru?program=${MOSQUE}&amount=50000`, { viewport: PHONE });
  await page.getByRole("button", { name: "Simpan niat" }).click();
  await page.getByText("Isi dengan nama lengkap.").first().waitFor();
  await page.getByLabel("Nama lengkap").fill("Ibu Ratna");
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Simpan niat" }).click();
  await page.getByRole("heading", { name: "Satu langkah lagi" }).waitFor();
  const link = new URL(await inMailTo(email, /https?:\/\/\S+\/niat\/[\w-]+/)).pathname;
  const reader = await visit(link, { javaScriptEnabled: false });
  await reader.getByRole("button", { name: "Mulai" }).click();
  await reader.getByText("Berjalan").waitFor();
  await theDayComes(Number(link.split("/").at(-1)?.split("-")[0]));
  await expect
    .poll(async () => {
      await reader.goto(reader.url());
      return reader.getByRole("button", { name: /^Berikan untuk/ }).count();
    })
    .toBe(1);
  await reader.getByText("Bank Syariah Indonesia").click();
  await reader.getByRole("button", { name: /^Berikan untuk/ }).click();
  await reader.waitForURL("**/pembayaran/*");
  await reader.getByText("Bangun Masjid").first().waitFor();
});

it("is made by a guest without JavaScript: errors are shown, and nothing typed is lost", async () => {
  const page = await visit(`/niat/baru?program=${MOSQUE}`, {
    javaScriptEnabled: false,
    expected: /status of 422/,
  });
  const save = () => page.getByRole("button", { name: "Simpan niat" }).click();
  await page.getByText("Rp. 100.000").click();
  await page.getByText("Setiap Jumat").click();
  await page.getByLabel("Nama lengkap").fill("Ibu Ratna");
  await save();
  await page.getByText("Isi dengan nomor telepon").first().waitFor();
  expect(await page.getByLabel("Nama lengkap").inputValue()).toBe("Ibu Ratna");
  const email = `ratna${Date.now().toString(36)}@example.com`;
  await page.getByLabel("Nomor telepon").fill("0812 0000 0000");
  await page.getByLabel("E-mail").fill(email);
  await save();
  await page.getByRole("heading", { name: "Satu langkah lagi" }).waitFor();
  const link = new URL(await inMailTo(email, /https?:\/\/\S+\/niat\/[\w-]+/)).pathname;
  await page.goto(link);
  await page.getByText("Rp. 100.000, setiap Jumat").waitFor();
});

it("shows staff the month's expected and received gifts", async () => {
  const page = await visitAs(await treasurer(), "/admin/angka", { viewport: DESK });
  const panel = page.getByRole("table", { name: "Niat rutin menurut program" });
  await panel.getByText("Sedekah Jumat").waitFor();
  await panel
    .getByText(/dari \d+ kali/)
    .first()
    .waitFor();
});
