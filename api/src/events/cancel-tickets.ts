import {
  type Acting,
  authorOf,
  closePayment,
  endOnline,
  type Payments,
  paymentById,
} from "../payments/index.ts";
import { audit } from "../platform/audit.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import { offerSeats } from "./offer-seats.ts";
import {
  lockRegistration,
  type StoredRegistration,
  type StoredTicket,
  ticketsOf,
  updateRegistration,
  voidTickets,
} from "./queries/registrations.ts";
import { enteredTickets } from "./queries/scans.ts";
import { giveSeats } from "./queries/seats.ts";
import type { StoredPage } from "./queries/ticket-pages.ts";
import { noTicket } from "./refusals.ts";
import { endRegistration } from "./release-seats.ts";
import { tellBuyer } from "./tell-buyer.ts";

const tooLate = (detail: string) => conflict("too_late", detail);

export const canCancel = ({ state, starts_at, tickets }: StoredPage) =>
  (state === "waiting_payment" || state === "confirmed" || state === "waitlisted") &&
  Date.parse(starts_at) > Date.now() &&
  tickets.every(({ entered_at }) => entered_at === null) &&
  (state === "waitlisted" || tickets.some((ticket) => ticket.state === "valid"));

/** A ticket's part of what was paid, after the voucher. */
function worth(
  registration: StoredRegistration,
  all: readonly StoredTicket[],
  gone: readonly StoredTicket[],
) {
  const sum = (tickets: readonly StoredTicket[]) => tickets.reduce((total, { price }) => total + price, 0);
  const before = sum(all);
  return before === 0 ? 0 : Math.floor((registration.total * sum(gone)) / before);
}

/** Cancels valid tickets of a confirmed registration. The paid amount is listed for the treasurer, who decides about a refund. */
export async function cancelConfirmed(
  tx: Tx,
  registration: StoredRegistration,
  which: "all" | number,
  note = "",
): Promise<void> {
  const all = await ticketsOf(tx, registration.id);
  const valid = all.filter(({ state }) => state === "valid");
  const gone = valid.filter(({ id }) => which === "all" || id === which);
  if (gone.length === 0) throw noTicket();
  const paid = registration.payment_id === null ? undefined : await paymentById(tx, registration.payment_id);
  const everything = gone.length === valid.length;
  // The last ticket gets the rounding remainder. The deducted code of a QRIS was never paid.
  const most = paid ? paid.amount : 0;
  const due = paid
    ? Math.min(most, everything ? most : registration.refund_due + worth(registration, all, gone))
    : 0;
  if (everything) {
    await endRegistration(tx, registration, "cancelled", {
      refund_due: due,
      ...(note && { staff_note: [registration.staff_note, note].filter(Boolean).join("\n") }),
    });
    return;
  }
  await voidTickets(
    tx,
    gone.map(({ id }) => id),
  );
  await updateRegistration(tx, registration.id, { refund_due: due });
  await giveSeats(
    tx,
    registration.event_id,
    gone.map(({ ticket_type_id }) => ({ type: ticket_type_id, count: 1 })),
  );
  await offerSeats(tx, registration.event_id);
}

/** Cancels the whole registration or one ticket, whichever the page's address belongs to. */
export async function cancelByBuyer(
  { database, payables, online }: Payments,
  page: StoredPage,
  acting: Acting,
  right: string,
): Promise<void> {
  if (!canCancel(page))
    throw tooLate("Tiket ini tidak dapat dibatalkan lagi. Hubungi panitia bila ada yang keliru.");
  const payment = page.payment_id === null ? undefined : await paymentById(database.kysely, page.payment_id);
  const unpaid = page.state === "waiting_payment" && payment;
  if (
    unpaid &&
    page.ticket_id !== null &&
    page.tickets.length === 1 &&
    !(await ownsAll(database.kysely, page))
  )
    throw conflict("cancel_all", "Pendaftaran ini belum dibayar. Batalkan seluruhnya, lalu daftar lagi.");
  if (unpaid && online) await endOnline(online, payment);
  await database.transact(async (tx) => {
    if (unpaid) {
      const closed = await closePayment(tx, payables, payment.id, "cancelled", {
        as: "payer",
        reason: "dibatalkan oleh pembeli",
      });
      if (!closed.moved) throw tooLate("Pembayarannya sudah diputuskan. Muat ulang halaman ini.");
      return noteCancelled(tx, page, acting, right);
    }
    const registration = await lockRegistration(tx, { id: page.registration_id });
    if (!registration || registration.state !== page.state) throw tooLate("Muat ulang halaman ini.");
    if ((await enteredTickets(tx, registration.id)) > 0) throw tooLate("Tiketnya sudah dipakai masuk.");
    if (registration.state === "waitlisted") await endRegistration(tx, registration, "cancelled");
    else await cancelConfirmed(tx, registration, page.ticket_id ?? "all");
    await noteCancelled(tx, page, acting, right);
  });
}

/** Cancels for the buyer. It is audited, and the contact that was given first gets a message at once. */
async function noteCancelled(tx: Tx, page: StoredPage, acting: Acting, right: string): Promise<void> {
  const registration = await lockRegistration(tx, { id: page.registration_id });
  if (!registration) throw noTicket();
  const tickets = page.tickets.filter(({ state }) => state === "valid").map(({ code }) => code);
  await audit(tx, authorOf(acting), "registration.cancel_own", ["registration", registration.code], {
    before: { state: page.state },
    after: { tickets: tickets.join(", "), right },
  });
  await tellBuyer(tx, registration, {
    title: `Sudah dibatalkan: ${page.event.title}`,
    body: `${page.state === "waitlisted" ? "Kamu keluar dari daftar tunggu." : `${tickets.length} tiket dibatalkan lewat halaman tiketnya dan kursinya dilepas.`} Bila bukan kamu yang membatalkannya, segera hubungi panitia.`,
    sure: true,
  });
}

/** Whether the registration has only this ticket: then its address may cancel the whole registration. */
const ownsAll = async (reader: Payments["database"]["kysely"], { registration_id }: StoredPage) =>
  (await ticketsOf(reader, registration_id)).length === 1;
