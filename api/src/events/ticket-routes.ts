import {
  calendarFile,
  cancelTickets,
  findTickets,
  getTickets,
  jakartaClock,
  listOwnTickets,
  type TicketPage,
  tellRefundAccount,
  ticketCertificate,
} from "@barakah/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import { certificateAddress, certificateOfTicket, drawCertificate } from "../certificates/index.ts";
import type { Payments } from "../payments/index.ts";
import { conflict, existing, notFound, tooMany } from "../platform/errors.ts";
import { serve } from "../platform/http/serve.ts";
import { drawCode } from "../platform/qr-code.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { takeToken } from "../platform/rate-limit/token-buckets.ts";
import { canCancel, cancelByBuyer } from "./cancel-tickets.ts";
import { storeRefundAccount } from "./queries/registrations.ts";
import {
  pageByCodeAndPhone,
  registrationsOf,
  type StoredPage,
  ticketPageByKey,
} from "./queries/ticket-pages.ts";
import { NO_TICKET } from "./refusals.ts";
import type { TicketKeys } from "./ticket-keys.ts";

/** The address is the permission: it must not travel on as a referrer, nor be found by search engines. */
function keepPrivate(reply: FastifyReply) {
  reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex");
}

async function presentPage(keys: TicketKeys, page: StoredPage): Promise<TicketPage> {
  const shows = page.state === "confirmed" && page.event.state !== "cancelled";
  const tickets = await Promise.all(
    page.tickets.map(async (ticket) => {
      if (!shows || ticket.state !== "valid") return { ...ticket, qr: null };
      const text = await keys.qrText(page.event_id, ticket.code);
      return { ...ticket, qr: { text, ...drawCode(text) } };
    }),
  );
  return { ...page, whole: page.ticket_id === null, tickets, can_cancel: canCancel(page) };
}

/** RFC 5545: commas, semicolons and line breaks are escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, "\\n");
const stamp = (instant: string) => `${instant.slice(0, 19).replace(/[-:]/g, "")}Z`;

function calendar({ event, page_key }: StoredPage, origin: string): string {
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//BARAKAH APP//Acara//ID", "BEGIN:VEVENT"],
    `UID:acara-${event.id}-${page_key.slice(0, 8)}@barakah`,
    `DTSTAMP:${stamp(new Date().toISOString())}`,
    `DTSTART:${stamp(event.starts_at)}`,
    `DTEND:${stamp(event.ends_at)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(`Tiket: ${origin}/tiket/${page_key}`)}`,
    ...(event.state === "cancelled" ? ["STATUS:CANCELLED"] : []),
    ...[
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "TRIGGER:-P1D",
      `DESCRIPTION:${escaped(event.title)}`,
      "END:VALARM",
    ],
    ...["END:VEVENT", "END:VCALENDAR"],
  ];
  return `${lines.join("\r\n")}\r\n`;
}

const GUESSES = { most: 20, seconds: 3600 };

export function ticketRoutes(
  app: FastifyInstance,
  { payments, keys, origin }: { payments: Payments; keys: TicketKeys; origin: string },
) {
  const { database } = payments;
  const found = async (key: string) => existing(await ticketPageByKey(database, key), NO_TICKET);

  // Before `:key`, which would match it.
  serve(app, listOwnTickets, ({ actor, query }) => registrationsOf(database, actor.memberId, query));

  serve(app, getTickets, async ({ params, reply }) => {
    keepPrivate(reply);
    return presentPage(keys, await found(params.key));
  });

  serve(app, cancelTickets, async ({ params, reply }) => {
    keepPrivate(reply);
    await cancelByBuyer(payments, await found(params.key));
    return presentPage(keys, await found(params.key));
  });

  serve(app, tellRefundAccount, async ({ params, body, reply }) => {
    keepPrivate(reply);
    const page = await found(params.key);
    if (!page.refund)
      throw conflict("nothing_due", "Tidak ada dana yang menunggu dikembalikan untuk pendaftaran ini.");
    if (page.refund.decided)
      throw conflict(
        "refund_decided",
        "Pengembaliannya sudah disetujui dan sedang diproses. Hubungi panitia bila rekeningnya keliru.",
      );
    await storeRefundAccount(database.kysely, page.registration_id, body);
    return presentPage(keys, await found(params.key));
  });

  serve(app, calendarFile, async ({ params, reply }) => {
    keepPrivate(reply);
    const page = await found(params.key);
    const day = jakartaClock(page.starts_at).slice(0, 10);
    reply.header("content-disposition", `attachment; filename="acara-${day}.ics"`);
    return calendar(page, origin);
  });

  serve(app, ticketCertificate, async ({ params, reply }) => {
    keepPrivate(reply);
    const { ticket_id } = await found(params.key);
    const awarded = ticket_id === null ? undefined : await certificateOfTicket(database, ticket_id);
    if (!awarded) throw notFound("Tiket ini belum punya sertifikat.");
    reply.header("content-disposition", `attachment; filename="sertifikat-${awarded.slug}.pdf"`);
    const address = certificateAddress(origin, awarded.number);
    return drawCertificate(awarded, address, await payments.payables.logo());
  });

  serve(app, findTickets, async ({ body, request }) => {
    const token = await takeToken(database, `find-ticket:${callerOf(request).network}`, GUESSES);
    if (!token.granted) throw tooMany(token.retryAfter, "percobaan");
    const key = await pageByCodeAndPhone(database, body.code.toUpperCase().replaceAll(" ", ""), body.phone);
    return { page: `/tiket/${existing(key, NO_TICKET)}` };
  });
}
