import { isQris, registerForEvent } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { keyOfForm } from "../payments/index.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../platform/http/plain-forms.ts";
import { validate } from "../platform/http/validation.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { priceOf } from "./price.ts";
import { offeredOrRefuse, voucherFor } from "./register.ts";
import { beginRegistration, type RegistrationParts } from "./registration-routes.ts";

type Fields = Record<string, string>;

const TICKET_FIELD = /^tickets\.(\d{1,2})\.(type|name|price|answers)(?:\.(\d{1,15})(?:\.\d{1,2})?)?$/;

/** `tickets.0.name`, `tickets.0.answers.12` and, of several choices, `tickets.0.answers.12.0`. Empty places are left out. */
export function ticketsOf(fields: Fields) {
  const tickets: {
    type?: string;
    name?: string;
    price?: string;
    answers: Record<string, string | string[]>;
  }[] = [];
  for (const [field, value] of Object.entries(fields)) {
    const [, place, part, question] = TICKET_FIELD.exec(field) ?? [];
    if (place === undefined || part === undefined || value === "") continue;
    tickets[Number(place)] ??= { answers: {} };
    const ticket = tickets[Number(place)];
    if (!ticket) continue;
    if (part !== "answers") ticket[part as "type" | "name" | "price"] = value;
    else if (question) {
      const isOneOfMany = field.split(".").length === 5;
      ticket.answers[question] = isOneOfMany ? [...[ticket.answers[question] ?? []].flat(), value] : value;
    }
  }
  return tickets.filter((ticket) => ticket?.name !== undefined || ticket?.type !== undefined);
}

const PLACE = /^tickets\.(\d{1,2})\.(.+)$/;

/** 'Tambah peserta' and 'Hapus' submit the form: it is shown again with one participant more or less. */
function otherParticipants({ aksi = "", ...fields }: Fields): Fields | undefined {
  const places = Object.keys(fields).map((field) => Number(PLACE.exec(field)?.[1] ?? 0));
  if (aksi === "tambah") return { ...fields, [`tickets.${Math.max(0, ...places) + 1}.name`]: "" };
  const [, removed] = /^hapus:(\d{1,2})$/.exec(aksi) ?? [];
  if (removed === undefined) return undefined;
  const left = Object.entries(fields).flatMap(([field, value]) => {
    const [, place, part] = PLACE.exec(field) ?? [];
    if (place === undefined) return [[field, value]];
    const moved = Number(place) - (Number(place) > Number(removed) ? 1 : 0);
    return place === removed ? [] : [[`tickets.${moved}.${part}`, value]];
  });
  return Object.fromEntries(left);
}

/** Registration without JavaScript. The price is the server's; a form that saw another total is shown again with it. */
export function eventForms(app: FastifyInstance, parts: RegistrationParts) {
  const { database } = parts.payments;
  plainForms(app, parts.origin, (scope) => {
    scope.post<{ Params: { slug: string } }>("/acara/:slug/daftar", FORM_ROUTE, async (request, reply) => {
      const fields = (request.body as Fields) ?? {};
      const { slug } = request.params;
      const path = `/acara/${encodeURIComponent(slug)}/daftar`;
      const changed = otherParticipants(fields);
      if (changed) return answerForm(reply, path, { values: changed, errors: {} });
      try {
        const {
          name = "",
          tel: phone = "",
          email = "",
          voucher = "",
          payment_method: chosen,
          offer,
        } = fields;
        const method = chosen && isQris(chosen) ? "qris" : chosen;
        // The first participant is who registers.
        const tickets = ticketsOf({ ...fields, "tickets.0.name": fields["tickets.0.name"] || name });
        const sent = {
          tickets,
          name,
          phone,
          email,
          voucher,
          ...(method && { method }),
          ...(offer && { offer }),
        };
        const body = validate(registerForEvent.body, { ...sent, amount: fields.amount || "0" }) as Parameters<
          typeof beginRegistration
        >[3];
        const offered = await offeredOrRefuse(database.kysely, slug);
        const total = priceOf(
          offered,
          body.tickets,
          await voucherFor(database.kysely, offered, body.voucher),
        ).total;
        // A form without script cannot show the total before it is sent: without an amount the server's holds.
        const amount = fields.amount === undefined || fields.amount === "" ? total : body.amount;
        const call = { headers: { "idempotency-key": keyOfForm(fields.key) }, caller: callerOf(request) };
        const made = await beginRegistration(parts, undefined, slug, { ...body, amount }, call);
        return reply.redirect(made.payment_page ?? made.ticket_page, 303);
      } catch (error) {
        return answerForm(reply, path, {
          values: { ...fields, key: keyOfForm(fields.key, error) },
          errors: sentencesOf(error),
        });
      }
    });
  });
}
