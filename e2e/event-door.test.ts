import type { Page } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { violations } from "./axe.ts";
import { DESK, useBrowser } from "./browser.ts";
import {
  aCrewedEvent,
  aPhone,
  aScanner,
  boardOf,
  closeScanners,
  enteredAt,
  figure,
  READS_AGAIN,
  scannerOf,
  TRYING_AGAIN,
  ticketsFor,
  typeCode,
} from "./door-steps.ts";
import { keptIn } from "./kept-on-phone.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { callerOf, staff } from "./staff.ts";
import { ticketFilm } from "./ticket-film.ts";

// Registered first, so called last: what a failed journey shows is kept before.
afterEach(closeScanners);
useBrowser();

it("is made ready at home without a camera, and reads tickets once it is allowed in a hall without a signal", async () => {
  const [event, crew] = [await aCrewedEvent(), await staff("panitia")];
  const tickets = await ticketsFor(event, ["Sari Wulandari"]);
  const film = await ticketFilm(tickets.flatMap(({ qr }) => (qr ? [{ qr }] : [])));
  const { context, page } = await aScanner(event, crew, { film, allowed: false });
  const line = page.locator("[data-ready]");
  await line.getByText("Belum siap tanpa sinyal: kamera", { exact: true }).waitFor();
  await page.getByText("Kamera belum diizinkan.", { exact: false }).first().waitFor();
  await line.click();
  const check = page.getByRole("region", { name: "Siap tanpa sinyal" });
  await check.getByText("Satu hal perlu dibereskan.").waitFor();
  expect(await violations(page)).toEqual([]);
  await check.getByRole("button", { name: "Tetap memindai" }).click();

  await context.setOffline(true);
  await context.grantPermissions(["camera"]);
  await page.locator("[data-verdict=valid]").waitFor();
  await page.locator("[data-ready=true]").getByText("Siap tanpa sinyal").waitFor();
  await page.getByText("1 belum terkirim").waitFor();
  // The phone was switched off meanwhile: all of it is still here.
  await page.reload();
  await page.locator("[data-ready=true]").waitFor();
  await page.locator("[data-verdict=again]").waitFor();
  await context.setOffline(false);
  await expect.poll(() => enteredAt(crew, event)).toEqual(["Sari W."]);
});

it("undoes a scan, scans a participant out and in again, and shows on the board who entered with a cancelled ticket", async () => {
  const [event, crew] = [await aCrewedEvent(), await staff("panitia")];
  const [sari, joko] = [
    ...(await ticketsFor(event, ["Sari Wulandari"])),
    ...(await ticketsFor(event, ["Joko Santoso"])),
  ];
  const board = await visitAs(await staff("editor"), `/admin/acara/${event.id}/kehadiran`, {
    viewport: DESK,
    waits: READS_AGAIN,
  });
  const page = await scannerOf(event, crew, {
    waits: { ...TRYING_AGAIN, ahead: 5000 },
    expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch/,
  });
  const context = page.context();
  const last = page.getByRole("region", { name: "Pindaian terakhir" });
  await typeCode(page, sari?.code ?? "");
  await page.getByText("Terakhir di HP ini").click();
  await page.getByText("Dicatat", { exact: true }).waitFor();
  // Its clock is five seconds ahead: it accuses nobody of a second phone.
  expect(await page.locator("[data-duplicates]").count()).toBe(0);
  await last.getByRole("button", { name: "Urungkan", exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await last.getByRole("button", { name: "Pilih: Orangnya bukan Sari W." }).click();
  await page.getByText("Dicoret", { exact: true }).waitFor();
  await figure(page, "sudah masuk", "0");
  const late = board.getByRole("region", { name: "Kabar yang datang terlambat" });
  await late.getByText("Dicoret: Sari Wulandari").waitFor();
  await late.getByText(/“Orangnya bukan Sari W\.”/).waitFor();
  await late.getByRole("button", { name: "Kembalikan: Sari Wulandari" }).click();
  await late.waitFor({ state: "detached" });

  await context.setOffline(true);
  await typeCode(page, joko?.code ?? "");
  await page.locator("[data-verdict=valid]").waitFor();
  const { rows } = await cancelled(event.id, joko?.name ?? "");
  expect(rows).toBe(1);
  await context.setOffline(false);
  await page.locator("[data-ended='1']").getByText("tiketnya sudah dibatalkan").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Mengerti" }).click();
  await late.getByText("Masuk padahal sudah dibatalkan: Joko Santoso").waitFor();
  expect(await violations(board)).toEqual([]);
  await late.getByRole("button", { name: "Tetap hadir: Joko Santoso" }).click();
  await late.waitFor({ state: "detached" });

  await page.getByLabel("Mode").selectOption({ label: "Keluar sebentar" });
  await typeCode(page, sari?.code ?? "");
  await page.locator("[data-verdict=valid]").getByText("Keluar dicatat").waitFor();
  await page.getByLabel("Mode").selectOption({ label: "Masuk" });
  await typeCode(page, sari?.code ?? "");
  await page.locator("[data-verdict=valid]").getByText("Silakan masuk").waitFor();
  await expect.poll(async () => (await boardOf(event)).inside).toBe(1);
});

/** Staff cancel the registration of this guest. */
async function cancelled(event: number, name: string) {
  const editor = await callerOf("editor");
  const at = `/api/admin/events/${event}/registrations/`;
  const found = await callAs<{ code: string }[]>(editor, "GET", `${at}?search=${encodeURIComponent(name)}`);
  for (const { code } of found)
    await callAs(await callerOf("bendahara"), "POST", `${at}${code}/cancel/`, {
      reason: "Diminta pesertanya.",
    });
  return { rows: found.length };
}

it("sends the scans of a removed crew member by one tap", async () => {
  const [event, member] = [await aCrewedEvent(), await aMember()];
  const crewOf = `/api/admin/events/${event.id}/crew/`;
  const editor = await callerOf("editor");
  await callAs(editor, "POST", crewOf, { username: member.username, may: "scan" });
  const tickets = await ticketsFor(event, ["Sari Wulandari", "Umar Faruq"]);
  const page = await scannerOf(event, member.session, {
    expected: /ERR_INTERNET_DISCONNECTED|Failed to fetch|status of 403/,
  });
  const context = page.context();
  await context.setOffline(true);
  for (const { code } of tickets) {
    await typeCode(page, code);
    await page.locator("[data-verdict=valid]").waitFor();
    await page.keyboard.press("Escape");
  }
  await page.getByText("2 belum terkirim").waitFor();
  // The phone knows the server's time only up to this error. A scan within it could count as later than the removal.
  const error = await page.evaluate(
    () => (JSON.parse(localStorage.getItem("barakah-jam-pemindai") ?? "") as { error: number }).error,
  );
  await page.waitForTimeout(error + 200);
  await callAs(editor, "POST", crewOf, { username: member.username, may: null });
  await context.setOffline(false);
  await page.getByText("2 pindaian masih di HP ini.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Serahkan 2 pindaian" }).click();
  await page.getByText("2 pindaian sudah diserahkan. Terima kasih.").waitFor();
  const { entered, handed_over } = await boardOf(event);
  expect([entered, handed_over.map(({ scans }) => scans)]).toEqual([2, [2]]);

  // Names of participants do not stay on the phone of somebody who signs out.
  expect(await kept(page)).toEqual({ lists: 1, scans: 2 });
  await page.goto("/login");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect.poll(() => kept(page)).toEqual({ lists: 0, scans: 0 });
});

it("forgets the list and the sent scans of an event a week after it, but no scan that was not sent", async () => {
  const [event, crew] = [await aCrewedEvent(), await callerOf("panitia")];
  const tickets = await ticketsFor(event, ["Sari Wulandari", "Umar Faruq"]);
  const page = await scannerOf(event, crew, { expected: /ERR_FAILED|Failed to fetch/ });
  await typeCode(page, tickets[0]?.code ?? "");
  await expect.poll(() => enteredAt(crew, event)).toEqual(["Sari W."]);
  await page.keyboard.press("Escape");
  await page.route("**/scans/", (route) => route.abort());
  await typeCode(page, tickets[1]?.code ?? "");
  await page.getByText("1 belum terkirim").waitFor();
  await eightDaysPass(page);
  expect(await kept(page)).toEqual({ lists: 1, scans: 2 });
  await page.goto("/about");
  await expect.poll(() => kept(page)).toEqual({ lists: 0, scans: 1 });
});

const kept = async (page: Page) => ({
  lists: await keptIn(page, "daftar-tiket"),
  scans: await keptIn(page, "pindaian"),
});

/** For what the scanner keeps. */
const eightDaysPass = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((told) => {
        const then = new Date(Date.now() - 8 * 24 * 60 * 60_000).toISOString();
        const opened = indexedDB.open("barakah");
        opened.onsuccess = () => {
          const writing = opened.result.transaction(["daftar-tiket", "pindaian"], "readwrite");
          const [lists, scans] = ["daftar-tiket", "pindaian"].map((name) => writing.objectStore(name));
          const all = lists?.getAll();
          const made = scans?.getAll();
          if (all)
            all.onsuccess = () => {
              for (const { id, list } of all.result)
                lists?.put({ id, list: { ...list, event: { ...list.event, ends_at: then } } });
            };
          if (made)
            made.onsuccess = () => {
              for (const scan of made.result) scans?.put({ ...scan, at: then });
            };
          writing.oncomplete = () => {
            opened.result.close();
            told();
          };
        };
      }),
  );

it("keeps a ticket that was opened while the service worker was about to start", async () => {
  const event = await aCrewedEvent();
  const [ticket] = await ticketsFor(event, ["Sari Wulandari"]);
  const { context, page } = await aPhone();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${ticket?.page}`, async (route) => {
    await held;
    await route.continue();
  });
  const opened = page.goto(ticket?.page ?? "");
  const other = await context.newPage();
  await other.goto("/acara");
  await other.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== "activated") await new Promise((wait) => setTimeout(wait, 50));
  });
  release();
  await opened;
  await page.getByText(event.title).first().waitFor();
  const isKept = () =>
    page.evaluate(
      async (path) => (await caches.match(path, { cacheName: "tiket", ignoreVary: true })) !== undefined,
      ticket?.page ?? "",
    );
  await expect.poll(isKept).toBe(true);
});
