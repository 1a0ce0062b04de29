import type { listTapMessages, ResponseOf, SessionUser } from "@barakah/contract";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { startPushService } from "../simulators/push/push-service.ts";
import { afterJobs } from "./app-database.ts";
import { arriveAt } from "./arriving.ts";
import { expectNoBarrier } from "./axe.ts";
import { DESK, follow, open, useBrowser } from "./browser.ts";
import { atMost } from "./every-look.ts";
import { awaitChat, donationsOf } from "./giving-steps.ts";
import { aMember, callAs, inMailTo, visitAs } from "./members.ts";
import { aPhoneOf } from "./push-steps.ts";
import { callerOf, staff } from "./staff.ts";
import { aGift } from "./treasury.ts";

useBrowser();

const approve = async (reference: string) =>
  callAs(await callerOf("bendahara"), "POST", `/api/admin/payments/${reference}/approve/`, {});

it("tells a member in the app, by mail and on the phone, though the phone's service was down", {
  timeout: atMost(120_000),
}, async () => {
  const { session, email } = await aMember();
  const service = await startPushService();
  onTestFinished(() => service.stop());
  await callAs(session, "POST", "/api/push/subscriptions/", service.subscribe());
  const page = await visitAs(session, "/about", { serviceWorkers: "allow" });
  const phone = await aPhoneOf(page);
  const reference = await aGift(141_225, "081277700011", session);
  await inMailTo(email, new RegExp(`\\(${reference}\\) sedang diperiksa`));
  service.answerWith(503);
  await approve(reference);
  await open(page, "/notifikasi");
  await page.getByRole("main").getByText(reference).waitFor();
  await inMailTo(email, new RegExp(`\\(${reference}\\) sudah kami catat`));
  expect(service.received).toEqual([]);

  service.answerWith(undefined);
  // It is sent again after a pause.
  await expect
    .poll(
      afterJobs("push", async () => service.received.length),
      { interval: 200 },
    )
    .toBe(1);
  const [{ text } = { text: "" }] = service.received;
  expect(await phone.hears(text)).toEqual([
    expect.stringContaining("sudah kami terima"),
    expect.objectContaining({
      ...{ body: expect.stringContaining(reference), tag: expect.any(String) },
      data: { link: JSON.parse(text).link },
    }),
  ]);
  await phone.tap();
  await arriveAt(page, new URL(JSON.parse(text).link, page.url()).pathname);
  expect(await donationsOf(session)).toMatchObject([{ order_id: reference, status: "verified" }]);
  expect(service.received).toHaveLength(1);
});

/** The rows of this number: the last three digits are shown. */
const rowsOf = (page: Page, region: string | RegExp, phone: string) =>
  page
    .getByRole("region", { name: region })
    .getByRole("listitem")
    .filter({ hasText: `••••${phone.slice(-3)}` });

const listFor = async (editor: SessionUser) =>
  (await callAs<ResponseOf<typeof listTapMessages>>(editor, "GET", "/api/admin/messages/")).waiting;

/** The list shows the oldest ones first, and other journeys leave theirs there. */
async function emptyTheList(editor: SessionUser) {
  for (let waiting = await listFor(editor); waiting.length > 0; waiting = await listFor(editor))
    for (const { id } of waiting)
      await callAs(editor, "POST", `/api/admin/messages/${id}/`, { state: "skipped" });
}

let tries = 0;
it("has guests told by hand: one tap marks the row, the next has the focus, and it can be undone", {
  timeout: atMost(120_000),
}, async () => {
  const editor = await staff("editor");
  await emptyTheList(editor);
  tries += 1;
  // Others on each try: a second gift of the same sum from one phone would be flagged.
  const phones = [`08127770077${tries}`, `08127770078${tries}`] as const;
  for (const [nth, phone] of phones.entries()) await approve(await aGift(151_225 + nth * 1000, phone));
  // The job that lists them may run a moment later.
  await expect.poll(async () => (await listFor(editor)).length, { interval: 200 }).toBe(2);
  const page = await visitAs(editor, "/admin/pesan", { viewport: DESK });
  const [first, second] = phones;
  const waiting = (phone: string) => rowsOf(page, /menunggu$/, phone);
  const done = rowsOf(page, "Sudah diurus hari ini", first);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  const tap = (phone: string) => waiting(phone).getByRole("link", { name: /^Buka WhatsApp/ });
  await tap(second).waitFor();

  const chat = awaitChat(page);
  const opened = page.waitForEvent("popup");
  await tap(first).click();
  expect((await chat).href).toContain(`wa.me/62${first.slice(1)}?text=`);
  await (await opened).close();
  await done.waitFor();
  await expectNoBarrier(page);
  await page.setViewportSize(DESK);
  expect(await waiting(first).count()).toBe(0);
  await expect.poll(focused).toMatch(new RegExp(`^Buka WhatsApp.*${second.slice(-3)}$`));

  await done.getByRole("button", { name: /^Urungkan/ }).click();
  await tap(first).waitFor();
  await expect.poll(focused).toMatch(new RegExp(`^Buka WhatsApp.*${first.slice(-3)}$`));
  expect(await done.count()).toBe(0);
});

it("lists broadcasts, and writes one, on screens that everybody can use", async () => {
  const page = await visitAs(await staff("editor"), "/admin/siaran", { viewport: DESK });
  await page.getByRole("heading", { level: 1, name: "Siaran" }).waitFor();
  await expectNoBarrier(page);
  await follow(page, "/admin/siaran/baru");
  await page.getByRole("heading", { level: 1, name: /siaran/i }).waitFor();
  await expectNoBarrier(page);
});
