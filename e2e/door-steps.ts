import { randomUUID } from "node:crypto";
import type { getBoard, ResponseOf, SessionUser, StaffEvent, Ticket, TicketPage } from "@barakah/contract";
import type { Browser, Page } from "playwright-core";
import { CAMERA, launch, PHONE, theBrowser, type Visit } from "./browser.ts";
import { anEvent } from "./event-steps.ts";
import { hurry } from "./hurry.ts";
import { LONG_ENOUGH_MS } from "./long-enough.ts";
import { callAs, post, visitAs } from "./members.ts";
import { SITE } from "./site.ts";
import { callerOf } from "./staff.ts";

interface Wanted {
  price?: number;
  sessions?: { title: string; handout: boolean }[];
}

/** A published event at whose door `panitia` scans and sells. */
export async function aCrewedEvent({ price = 0, sessions = [] }: Wanted = {}): Promise<StaffEvent> {
  const types = { ticket_types: [{ name: "Umum", price, per_order_max: 10 }] };
  const event = await anEvent(`Uji pintu ${randomUUID().slice(0, 8)}`, price, types);
  const editor = await callerOf("editor");
  const at = `/api/admin/events/${event.id}`;
  await callAs(editor, "POST", `${at}/crew/`, { username: "panitia", may: "manage" });
  await callAs(editor, "PUT", `${at}/sessions/`, { version: event.version, sessions });
  return event;
}

/** Registers these people for a free event; their tickets. */
export async function ticketsFor(event: StaffEvent, names: readonly string[]): Promise<Ticket[]> {
  const type = event.ticket_types[0]?.id;
  const { ticket_page } = await post<{ ticket_page: string }>(`/api/events/${event.slug}/register/`, {
    tickets: names.map((name) => ({ type, name })),
    ...{ name: names[0], phone: "081234567890", amount: 0 },
  });
  const answer = await fetch(`${SITE}/api/tickets/${ticket_page.replace("/tiket/", "")}/`);
  return ((await answer.json()) as TicketPage).tickets;
}

/** Opens the scanner of an event as its crew. */
export async function openScanner(page: Page, session: SessionUser, { slug }: StaffEvent) {
  await page.goto("/healthz");
  await page.evaluate((user) => localStorage.setItem("user", JSON.stringify(user)), session);
  await page.goto(`/panitia/${slug}/pindai`);
  await page.getByText("sudah masuk", { exact: true }).waitFor();
}

export async function typeCode(page: Page, code: string) {
  await page.getByLabel("Ketik kode tiket").fill(code);
  await page.getByRole("button", { name: "Periksa" }).click();
}

const closing: (() => Promise<void>)[] = [];
export async function closeScanners() {
  for (const close of closing.splice(0)) await close();
}

interface Phone {
  /** What its camera plays. */
  film?: string;
  /** Whether the page may use the camera from the start. */
  allowed?: boolean;
  /** Whether a service worker may start. */
  worker?: boolean;
}

/** The board reads itself again every five seconds. */
export const READS_AGAIN = { intervals: { 5000: 500 } };

/** A scanner sends, tries its camera and decoder and checks what is ready again after some seconds: here sooner. */
export const TRYING_AGAIN = { timeouts: { 5000: 500 }, intervals: { 3000: 500, 8000: 1000, 10000: 1000 } };

/** Only a camera needs a browser of its own. */
async function aBrowser(film?: string): Promise<Browser> {
  if (!film) return theBrowser();
  const browser = await launch(CAMERA, `--use-file-for-fake-video-capture=${film}`);
  closing.push(() => browser.close());
  return browser;
}

/** A phone with a service worker. */
export async function aPhone({ film, allowed = true, worker = true }: Phone = {}) {
  const browser = await aBrowser(film);
  const context = await browser.newContext({
    ...{ baseURL: SITE, locale: "id-ID", timezoneId: "Asia/Jakarta" },
    ...{ reducedMotion: "reduce", viewport: PHONE },
    ...(film && allowed && { permissions: ["camera"] }),
    serviceWorkers: worker ? "allow" : "block",
  });
  if (!film) closing.push(() => context.close());
  context.setDefaultTimeout(LONG_ENOUGH_MS);
  await hurry(context, TRYING_AGAIN);
  return { context, page: await context.newPage() };
}

/** The scanner of an event on a phone of its own. */
export async function aScanner(event: StaffEvent, session: SessionUser, phone: Phone = {}) {
  const made = await aPhone(phone);
  await openScanner(made.page, session, event);
  return made;
}

/** The scanner in a visitor's window: without a service worker, which only a page that is opened without a signal needs. */
export async function scannerOf({ slug }: StaffEvent, session: SessionUser, options?: Visit): Promise<Page> {
  const page = await visitAs(session, `/panitia/${slug}/pindai`, options);
  await page.getByText("sudah masuk", { exact: true }).waitFor();
  return page;
}

/** As a USB scanner does: types each ticket's QR text and Enter, and goes on once the ticket is admitted. */
export const admitAll = (page: Page, tickets: readonly Ticket[]) =>
  page.evaluate(
    async (texts) => {
      const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }));
      const shown = () => document.querySelector("[data-verdict]")?.getAttribute("data-verdict");
      const until = async (is: string | undefined) => {
        while (shown() !== is) await new Promise((resolve) => setTimeout(resolve, 1));
      };
      for (const text of texts) {
        for (const key of [...text, "Enter"]) press(key);
        await until("valid");
        press("Escape");
        await until(undefined);
      }
    },
    tickets.map(({ qr }) => qr?.text ?? ""),
  );

export const enteredAt = async (session: SessionUser, { slug }: StaffEvent) => {
  const path = `/api/events/${slug}/scan-list/`;
  const { tickets } = await callAs<{ tickets: { name: string; entered: object | null }[] }>(
    session,
    "GET",
    path,
  );
  return tickets.flatMap(({ name, entered }) => (entered ? [name] : [])).toSorted();
};

export const figure = (page: Page, name: string, value: string) =>
  page.locator("dl > div", { hasText: name }).getByText(value, { exact: true }).waitFor();

export const boardOf = async ({ id }: StaffEvent) =>
  callAs<ResponseOf<typeof getBoard>>(await callerOf("editor"), "GET", `/api/admin/events/${id}/board/`);
