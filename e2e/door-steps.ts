import { randomUUID } from "node:crypto";
import type { SessionUser, StaffEvent, Ticket, TicketPage } from "@barakah/contract";
import type { Page } from "playwright-core";
import { anEvent } from "./event-steps.ts";
import { callAs, post } from "./members.ts";
import { SITE } from "./site.ts";
import { staff } from "./staff.ts";

interface Wanted {
  price?: number;
  sessions?: { title: string; handout: boolean }[];
}

/** A published event at whose door `panitia` scans and sells. */
export async function aCrewedEvent({ price = 0, sessions = [] }: Wanted = {}): Promise<StaffEvent> {
  const types = { ticket_types: [{ name: "Umum", price, per_order_max: 10 }] };
  const event = await anEvent(`Uji pintu ${randomUUID().slice(0, 8)}`, price, types);
  const editor = await staff("editor");
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
