import type { Ticket } from "@barakah/contract";
import type { Page, Route } from "playwright-core";
import { afterEach, expect, it } from "vitest";
import { violations, violationsInDialog } from "./axe.ts";
import { DESK, follow, useBrowser, visit } from "./browser.ts";
import {
  aCrewedEvent,
  admitAll,
  aPhone,
  boardOf,
  closeScanners,
  enteredAt,
  figure,
  openScanner,
  READS_AGAIN,
  scannerOf,
  TRYING_AGAIN,
  ticketsFor,
  typeCode,
} from "./door-steps.ts";
import { aMember, callAs, visitAs } from "./members.ts";
import { SITE } from "./site.ts";
import { callerOf, staff } from "./staff.ts";
import { type Held, ticketFilm } from "./ticket-film.ts";
import { treasurer } from "./treasury.ts";

// Registered first, so called last: what a failed journey shows is kept before.
afterEach(closeScanners);
useBrowser();

it("says that its decoder is missing; once it is loaded, reads tickets that are turned, dim, small or blurred; and lights them if it can", async () => {
  const [event, crew] = [await aCrewedEvent(), await staff("panitia")];
  const held: Record<string, Omit<Held, "qr">> = {
    Lurus: {},
    Miring: { turned: 33 },
    Terbalik: { turned: 187 },
    Redup: { light: 0.25 },
    Kecil: { side: 150 },
    Kabur: { blurred: 1.6 },
  };
  const names = Object.keys(held).toSorted();
  const tickets = await ticketsFor(event, names);
  const film = await ticketFilm(tickets.flatMap(({ name, qr }) => (qr ? [{ qr, ...held[name] }] : [])));
  // Without a service worker, so that nothing else has loaded it meanwhile.
  const { page } = await aPhone({ film, worker: false });
  await page.route("**/*.wasm", (route) => route.abort());
  await openScanner(page, crew, event);
  await page.getByText(/^Pembaca QR belum ada di HP ini\./).waitFor();
  await page
    .locator("[data-ready=false]")
    .getByText(/: pembaca qr/)
    .waitFor();
  await page.unroute("**/*.wasm");
  await page.locator("[data-verdict=valid]").waitFor();
  await expect.poll(() => enteredAt(crew, event), { interval: 500 }).toEqual(names);
  // The film begins again: the first one has come before, and the scanner goes on.
  await page.locator("[data-verdict=again]").waitFor();

  const light = page.getByRole("button", { name: "Lampu" });
  await light.click();
  await page.getByText(/^Lampu kamera ini tidak bisa dinyalakan/).waitFor();
  // As a camera with a light answers.
  await page.evaluate(() => {
    let torch = false;
    MediaStreamTrack.prototype.applyConstraints = async (wanted) => {
      torch = (wanted?.advanced as { torch?: boolean }[] | undefined)?.[0]?.torch === true;
    };
    MediaStreamTrack.prototype.getSettings = () => ({ torch }) as MediaTrackSettings;
  });
  await page.keyboard.press("l");
  await expect.poll(() => light.getAttribute("aria-pressed")).toBe("true");
  await light.click();
  await expect.poll(() => light.getAttribute("aria-pressed")).toBe("false");
});

const HOUR = 3600_000;
const withoutSignal = (ahead: number) => ({
  waits: { ...TRYING_AGAIN, ahead },
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
});

it("loses no ticket scanned offline on two phones whose clocks differ by two hours, and shows both the double scans", async () => {
  const [event, crew, member] = [await aCrewedEvent(), await staff("panitia"), await aMember()];
  await callAs(await callerOf("editor"), "POST", `/api/admin/events/${event.id}/crew/`, {
    username: member.username,
    may: "scan",
  });
  const tickets: Ticket[] = [];
  for (const name of ["Peserta A", "Peserta B"])
    tickets.push(
      ...(await ticketsFor(
        event,
        Array.from({ length: 10 }, (_, nth) => `${name}${nth}`),
      )),
    );
  // The first phone is an hour ahead, and the later one an hour behind.
  const first = await scannerOf(event, crew, withoutSignal(HOUR));
  const later = await scannerOf(event, member.session, withoutSignal(-HOUR));
  for (const phone of [first, later]) await phone.context().setOffline(true);
  await admitAll(first, tickets.slice(0, 12));
  await admitAll(later, tickets.slice(8));
  await later.getByText("12 belum terkirim").waitFor();
  // The later phone has its signal first: until the other one sends, its scans count.
  await later.context().setOffline(false);
  const isSent = (page: Page) => page.getByText(/daftar \d\d\.\d\d$/).waitFor();
  await isSent(later);
  expect(await later.locator("[data-duplicates]").count()).toBe(0);
  // The first answer to the other phone gets lost on the way: it sends its scans twice.
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await first.route("**/scans/", lose, { times: 1 });
  await first.context().setOffline(false);
  await isSent(first);
  const noticeOn = (page: Page) => page.locator("[data-duplicates='4']");
  await noticeOn(first)
    .getByText(/Peserta [AB]\.: .* di HP ini, .* oleh anggota/)
    .first()
    .waitFor();
  expect(await violations(first)).toEqual([]);
  // The other one learns of it with its next list.
  await later.reload();
  await noticeOn(later)
    .getByText(/Peserta [AB]\.: .* oleh Ani Lestari/)
    .first()
    .waitFor();
  await later.getByRole("button", { name: "Mengerti" }).click();
  await noticeOn(later).waitFor({ state: "detached" });
  await later.getByText("Terakhir di HP ini").click();
  await later.getByText("Dicatat", { exact: true }).first().waitFor();
  expect(await enteredAt(crew, event)).toHaveLength(20);
  // Arrivals are of this hour, each once, and nothing is doubtful.
  const { entered, arrivals, duplicates, doubtful } = await boardOf(event);
  expect([entered, duplicates.length, doubtful.length]).toEqual([20, 4, 0]);
  const within = arrivals.filter(({ at }) => Math.abs(Date.parse(at) - Date.now()) < HOUR / 2);
  expect(within.reduce((sum, { count }) => sum + count, 0)).toBe(20);
  for (const page of [first, later]) await figure(page, "sudah masuk", "20");
});

/** Any printable signs, as other QR codes have them; half of them begin as a ticket does. */
const noise = (nth: number) => {
  const signs = Array.from({ length: 5 + (nth % 90) }, (_, at) =>
    String.fromCharCode(33 + ((nth * 7919 + at * 104_729 + nth * at) % 94)),
  );
  return `${nth % 2 ? "BRK1:" : ""}${signs.join("")}`;
};

/** Types each text as a USB scanner does, and gives it time; what was shown about it. */
const judgeAll = (page: Page, texts: readonly string[]) =>
  page.evaluate(async (all) => {
    const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }));
    const seen: string[] = [];
    for (const text of all) {
      for (const key of [...text, "Enter"]) press(key);
      for (let wait = 0; wait < 5; wait++) await new Promise((resolve) => setTimeout(resolve, 2));
      seen.push(document.querySelector("[data-verdict]")?.getAttribute("data-verdict") ?? "nothing");
      press("Escape");
    }
    return [...new Set(seen)].toSorted();
  }, texts);

it("refuses other codes, another event's ticket and a changed letter, and admits the next guest", async () => {
  const [event, other] = [await aCrewedEvent(), await aCrewedEvent()];
  const [own] = await ticketsFor(event, ["Sari Wulandari"]);
  const [theirs] = await ticketsFor(other, ["Umar Faruq"]);
  const page = await scannerOf(event, await staff("panitia"));
  const others = Array.from({ length: 30 }, (_, nth) => noise(nth));
  expect(await judgeAll(page, others)).toEqual(["forged", "nothing"]);
  const verdict = page.locator("[data-verdict]");
  const shows = async (text: string, is: string) => {
    await page.evaluate((typed) => {
      for (const key of [...typed, "Enter"]) dispatchEvent(new KeyboardEvent("keydown", { key }));
    }, text);
    await page.locator(`[data-verdict=${is}]`).waitFor();
    await page.keyboard.press("Escape");
    await verdict.waitFor({ state: "detached" });
  };
  const genuine = own?.qr?.text ?? "";
  await shows(theirs?.qr?.text ?? "", "other-event");
  await shows(`${genuine.slice(0, -9)}${genuine.at(-9) === "A" ? "B" : "A"}${genuine.slice(-8)}`, "forged");
  // Typed by hand, what is too short says so and stays to be mended.
  await typeCode(page, "K7M");
  await page.getByText(/^Kode tiket terdiri dari 8 huruf dan angka/).waitFor();
  expect(await page.getByLabel("Ketik kode tiket").inputValue()).toBe("K7M");
  expect(await violations(page)).toEqual([]);
  await page.getByLabel("Ketik kode tiket").fill("");
  await page.getByLabel("Ketik kode tiket").blur();
  await shows(genuine, "valid");
  await figure(page, "sudah masuk", "1");
});

it("counts a session and a hand-out once, and shows both on the board that reads itself again", async () => {
  const event = await aCrewedEvent({
    sessions: [
      { title: "Klinik usaha", handout: false },
      { title: "Makan siang", handout: true },
    ],
  });
  const board = await visitAs(await staff("editor"), `/admin/acara/${event.id}/kehadiran`, {
    viewport: DESK,
    waits: READS_AGAIN,
  });
  const [ticket] = await ticketsFor(event, ["Sari Wulandari"]);
  const page = await scannerOf(event, await staff("panitia"));
  const mode = page.getByLabel("Mode");
  const verdict = page.locator("[data-verdict]");
  const type = () => typeCode(page, ticket?.code ?? "");

  await mode.selectOption({ label: "Klinik usaha" });
  await type();
  await verdict.getByText("Hadir: Klinik usaha").waitFor();
  await type();
  await verdict.getByText(/^Sudah dicatat/).waitFor();

  await mode.selectOption({ label: "Serah: Makan siang" });
  await type();
  await verdict.getByText("Serahkan Makan siang").waitFor();
  // Nothing is handed out before crew say so.
  await page.getByRole("button", { name: "Tidak jadi" }).click();
  await type();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Sudah diserahkan" }).click();
  await verdict.waitFor({ state: "detached" });
  await type();
  await verdict.getByText(/^Sudah diserahkan \d\d\.\d\d$/).waitFor();

  const tile = (label: string) => board.locator("dl > div", { hasText: label }).locator("dd");
  await expect.poll(() => tile("Makan siang, diserahkan").innerText()).toBe("1");
  await expect.poll(() => tile("Klinik usaha, hadir").innerText()).toBe("1");
  await board.getByText("1 orang belum datang").waitFor();
  await mode.selectOption({ label: "Masuk" });
  await type();
  await board.getByText("semua sudah datang").waitFor();
  await board.getByText("Sari Wulandari").waitFor();
  expect(await violations(board)).toEqual([]);
});

it("lets in by a form with one field where there is no JavaScript", async () => {
  const event = await aCrewedEvent();
  const [ticket] = await ticketsFor(event, ["Umar Faruq"]);
  const path = `/api/events/${event.slug}/scan-list/`;
  const { plain_page } = await callAs<{ plain_page: string }>(await callerOf("panitia"), "GET", path);
  const page = await visit(plain_page, { javaScriptEnabled: false });
  await page.getByText(event.title).waitFor();
  const type = async (code = "") => {
    await page.getByLabel("Kode tiket").fill(code);
    await page.getByRole("button", { name: "Periksa dan masukkan" }).click();
  };
  await type("2222 3333");
  await page.locator("[data-verdict=unknown]").getByText("Tidak dikenal").waitFor();
  await type(ticket?.code.toLowerCase());
  await page.locator("[data-verdict=accepted]").getByText("Umar F.").waitFor();
  await type(ticket?.code);
  await page
    .locator("[data-verdict=duplicate]")
    .getByText(/^Sudah masuk \d\d\.\d\d$/)
    .waitFor();
});

it("sells at the door for cash, which ends in the treasurer's books", async () => {
  const [event, crew] = [await aCrewedEvent({ price: 75_000 }), await staff("panitia")];
  const page = await scannerOf(event, crew);
  await page.getByText("Jual di pintu, tunai").click();
  const sell = page.getByRole("button", { name: "Terima tunai Rp. 75.000 dan masukkan" });
  await sell.click();
  await page.getByText("Tulis nama pesertanya.").waitFor();
  await page.getByLabel("Nama peserta").fill("Pak Darmo");
  expect(await violations(page)).toEqual([]);
  await sell.click();
  await page.getByText("Pak Darmo sudah masuk.").waitFor();
  await page
    .getByText(/Tunai Rp\. 75\.000 tercatat di kas acara\. Kode tiketnya [2-9A-Z]{4} [2-9A-Z]{4}\./)
    .waitFor();
  expect(await enteredAt(crew, event)).toEqual(["Pak D."]);

  const kas = await visitAs(await treasurer(), "/admin/kas", { viewport: DESK });
  const box = kas.getByRole("listitem").or(kas.getByRole("row")).filter({ hasText: event.title });
  await box.getByText("Rp. 75.000").first().waitFor();
  await follow(kas, `/admin/acara/${event.id}/peserta`);
  const row = kas.getByRole("row").filter({ hasText: "Pak Darmo" }).first();
  await row.getByText("Terkonfirmasi").waitFor();
});

it("lets staff choose the crew, write vouchers and stop them, and add a hand-out", async () => {
  const [event, member] = [await aCrewedEvent({ price: 50_000 }), await aMember()];
  const page = await visitAs(await staff("editor"), `/admin/acara/${event.id}/panitia`, {
    viewport: DESK,
    expected: /status of 400/,
  });
  const dialog = page.getByRole("dialog");
  const add = async (username: string) => {
    await page.getByRole("button", { name: "Tambah panitia" }).click();
    await dialog.getByLabel("Nama pengguna").fill(username);
    await dialog.getByRole("button", { name: "Simpan" }).click();
  };
  await add("tidak-ada-orangnya");
  await dialog.getByText("Tidak ada anggota dengan nama pengguna ini.").waitFor();
  expect(await violationsInDialog(page)).toEqual([]);
  await dialog.getByLabel("Nama pengguna").fill(member.username);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await page.getByText(`Memindai · ${member.username}`).waitFor();
  await page.getByRole("button", { name: `Keluarkan ${member.username}` }).click();
  await page.getByRole("button", { name: "Keluarkan", exact: true }).last().click();
  await page.getByText(`Memindai · ${member.username}`).waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Tambah", exact: true }).click();
  await dialog.getByLabel("Nama").fill("Kaus panitia");
  await dialog.getByLabel(/^Barang yang diserahkan satu kali/).check();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await page.getByText("Diserahkan satu kali per tiket · 0 sudah").waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("link", { name: "Tiket", exact: true }).click();
  await page.getByRole("button", { name: "Tambah kupon" }).click();
  await dialog.getByLabel("Kode").fill("sahabat20");
  await dialog.getByLabel("Persen", { exact: true }).fill("20");
  await dialog.getByRole("button", { name: "Buat Kupon" }).click();
  await page.getByText("0 dari 10").waitFor();
  expect(await violations(page)).toEqual([]);
  const quote = () =>
    fetch(`${SITE}/api/events/${event.slug}/quote/`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${member.session.access}` },
      body: JSON.stringify({ tickets: [{ type: event.ticket_types[0]?.id }], voucher: "SAHABAT20" }),
    }).then((answer) => answer.json() as Promise<{ total?: number; code?: string }>);
  expect((await quote()).total).toBe(40_000);
  await page.getByRole("button", { name: "Hentikan kupon SAHABAT20" }).click();
  await page.getByRole("button", { name: "Hentikan", exact: true }).last().click();
  await page.getByText(/^Berhenti/).waitFor();
  expect((await quote()).code).toBe("voucher_over");
});
