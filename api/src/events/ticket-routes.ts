import {
  askTicketCode,
  calendarFile,
  cancelTickets,
  confirmSeats,
  findTickets,
  getTickets,
  jakartaClock,
  listOwnTickets,
  type TicketPage,
  tellRefundAccount,
  ticketCertificate,
} from "@barakah/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { certificateAddress, certificateOfTicket, drawCertificate } from "../certificates/index.ts";
import { type Acting, isMakersBrowser, type Payments, sendActingCode } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import { existing, notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { drawCode } from "../platform/qr-code.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { buyerOnly, madeBy, requireRight } from "./buyers-right.ts";
import { calendar } from "./calendar-file.ts";
import { canCancel, cancelByBuyer } from "./cancel-tickets.ts";
import { confirmHeldSeats } from "./confirm-seats.ts";
import { findTicketPage } from "./find-ticket-page.ts";
import type { FreeSeats } from "./limit-free-seats.ts";
import { nameRefundAccount } from "./name-refund-account.ts";
import { registrationsOf, type StoredPage, ticketPageByKey } from "./queries/ticket-pages.ts";
import { NO_TICKET } from "./refusals.ts";
import type { TicketKeys } from "./ticket-keys.ts";

/** The address is the permission: it must not travel on as a referrer, nor be found by search engines. */
function keepPrivate(reply: FastifyReply) {
  reply
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-robots-tag", "noindex");
}

async function presentPage(keys: TicketKeys, page: StoredPage, mayCancel: boolean): Promise<TicketPage> {
  const shows = page.state === "confirmed" && page.event.state !== "cancelled";
  const tickets = await Promise.all(
    page.tickets.map(async (ticket) => {
      if (!shows || ticket.state !== "valid") return { ...ticket, qr: null };
      const text = await keys.qrText(page.event_id, ticket.code);
      return { ...ticket, qr: { text, ...drawCode(text) } };
    }),
  );
  return { ...page, whole: page.ticket_id === null, tickets, can_cancel: mayCancel && canCancel(page) };
}

const actingIn = (request: FastifyRequest, actor: Actor | undefined, code: string | undefined): Acting => ({
  ...{ caller: callerOf(request), actor, requestId: request.id, code },
});

export function ticketRoutes(
  app: FastifyInstance,
  {
    payments,
    keys,
    origin,
    freeSeats,
  }: { payments: Payments; keys: TicketKeys; origin: string; freeSeats: FreeSeats },
) {
  const { database } = payments;
  const found = async (key: string) => existing(await ticketPageByKey(database, key), NO_TICKET);

  // Before `:key`, which would match it.
  serve(app, listOwnTickets, ({ actor, query }) => registrationsOf(database, actor.memberId, query));

  serve(app, getTickets, async ({ params, request, reply }) => {
    keepPrivate(reply);
    const page = await found(params.key);
    // At the address of one ticket only its buyer sees how to cancel; a participant has no way to be sent a code.
    const mayCancel =
      page.ticket_id === null || (await isMakersBrowser(database, madeBy(page), callerOf(request)));
    return presentPage(keys, page, mayCancel);
  });

  serve(app, cancelTickets, async ({ actor, params, body, request, reply }) => {
    keepPrivate(reply);
    const page = await found(params.key);
    const acting = actingIn(request, actor, body.code);
    await cancelByBuyer(payments, page, acting, await requireRight(database, page, acting));
    return presentPage(keys, await found(params.key), true);
  });

  serve(app, tellRefundAccount, async ({ actor, params, body: { code, ...account }, request, reply }) => {
    keepPrivate(reply);
    const page = await found(params.key);
    await nameRefundAccount(database, page, account, actingIn(request, actor, code));
    return presentPage(keys, await found(params.key), true);
  });

  serve(app, confirmSeats, async ({ params, body, request, reply }) => {
    keepPrivate(reply);
    const page = await found(params.key);
    await confirmHeldSeats(database, page, freeSeats, actingIn(request, undefined, body.code));
    return presentPage(keys, await found(params.key), true);
  });

  serve(app, askTicketCode, async ({ params, reply }) => {
    keepPrivate(reply);
    const page = await found(params.key);
    if (page.ticket_id !== null) throw buyerOnly();
    const words = {
      ...{ what: `pendaftaran ${page.code}`, link: `/tiket/${page.page_key}`, publicUrl: origin },
      ...(page.provisional && { without: "petugas mendaftarkan peserta sesudah bicara denganmu" }),
    };
    return sendActingCode(payments, madeBy(page), words);
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
    return drawCertificate(awarded, address, {
      name: await app.communityName(),
      logo: await payments.payables.logo(),
    });
  });

  serve(app, findTickets, async ({ body, request }) => {
    return { page: `/tiket/${await findTicketPage(database, callerOf(request), body)}` };
  });
}
