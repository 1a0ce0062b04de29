import type { QueuedPayment, StaffEvent } from "@barakah/contract";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callAs, post } from "./members.ts";
import { SITE } from "./site.ts";
import { callerOf } from "./staff.ts";

/** A payment page asks every five seconds whether its code was paid, then every 45 for the treasurer's decision: here sooner. */
export const PAID_SOON = { intervals: { 5000: 500, 45000: 500 } };

/** A ticket page asks every fifteen seconds for the money or seat that is awaited: here sooner. */
export const OFFERED_SOON = { intervals: { 15000: 500 } };

/** The simulated bank pays the code of this payment page; the treasurer confirms its notice, unless the policy does it by itself. */
export async function payQris(address: string, payer: string) {
  const body = new URLSearchParams({ kode: address });
  const answer = await fetch(`${SITE}/simulator/qris`, { method: "POST", body });
  expect(await answer.text()).toContain("dibayar ke YAYASAN CONTOH");
  const isPaid = (status?: string) => status === "pending" || status === "verified";
  await expect.poll(async () => isPaid((await paymentOf(payer))?.status)).toBe(true);
  const payment = await paymentOf(payer);
  if (payment?.status === "pending")
    await callAs(await callerOf("bendahara"), "POST", `/api/admin/payments/${payment.reference}/approve/`, {
      confirm: true,
    });
  return payment?.reference ?? "";
}

async function paymentOf(payer: string) {
  const query = new URLSearchParams({ search: payer, limit: "2" });
  const found = await callAs<QueuedPayment[]>(
    await callerOf("bendahara"),
    "GET",
    `/api/admin/payments/?${query}`,
  );
  return found[0];
}

const HOUR = 3600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const draft = (title: string, price: number, more: object) => ({
  ...{ title, summary: "Acara untuk dicoba.", body: "<p>Acara untuk dicoba.</p>", place: "Aula Contoh" },
  ...{ starts_at: at(240), ends_at: at(243), listed: false, price_kind: price > 0 ? "fixed" : "free" },
  ticket_types: [{ name: "Peserta", price }],
  ...more,
});

/** A published event of the editor's, in ten days. */
export async function anEvent(title: string, price: number, more: object = {}) {
  const editor = await callerOf("editor");
  const made = await callAs<StaffEvent>(editor, "POST", "/api/admin/events/", draft(title, price, more));
  return callAs<StaffEvent>(editor, "POST", `/api/admin/events/${made.id}/publish/`, { state: "published" });
}

/** Its day has come and gone. */
export async function letPass(event: StaffEvent, price: number, more: object = {}) {
  const past = { starts_at: at(-27), ends_at: at(-24), version: event.version };
  const types = { ticket_types: [{ id: event.ticket_types[0]?.id, name: "Peserta", price }] };
  const body = { ...draft(event.title, price, more), ...types, ...past, slug: event.slug };
  await callAs(await callerOf("editor"), "PUT", `/api/admin/events/${event.id}/`, body);
}

interface Made {
  code: string;
  ticket_page: string;
  payment_page: string;
}
const wanted = (event: StaffEvent, name: string, amount: number, { seats = 1, email = "" } = {}) => ({
  tickets: Array.from({ length: seats }, () => ({ type: event.ticket_types[0]?.id, name })),
  ...{ name, phone: "081200000000", email },
  ...{ amount, ...(amount > 0 && { method: "qris" }) },
});

/** By nobody's browser: it may only look at what it made. */
export const register = (event: StaffEvent, name: string, amount: number) =>
  post<Made>(`/api/events/${event.slug}/register/`, wanted(event, name, amount));

/** By the browser of this page, which may also cancel and name an account. */
export const registerIn = (
  page: Page,
  event: StaffEvent,
  name: string,
  amount: number,
  more: { seats?: number; email?: string } = {},
): Promise<Made> =>
  page.evaluate(
    async ([address, body]) => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const headers = { "content-type": "application/json", "x-csrftoken": token };
      return (await fetch(address, { method: "POST", headers, body })).json();
    },
    [`/api/events/${event.slug}/register/`, JSON.stringify(wanted(event, name, amount, more))] as const,
  );
