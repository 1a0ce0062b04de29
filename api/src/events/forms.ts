import { type BodyOf, REGISTRATION_FORM, registerForEvent, valuesIn } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { keyOfForm } from "../payments/index.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../platform/http/plain-forms.ts";
import { validate } from "../platform/http/validation.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { beginRegistration, type RegistrationParts } from "./registration-routes.ts";

type Fields = Record<string, string>;

const PLACE = /^tickets\.(\d{1,2})\.(.+)$/;

/** The buttons 'Tambah peserta' and 'Hapus' submit the form, which is shown again with one participant more or less. */
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

/** Registration without JavaScript, at the server's price, because such a page cannot show a total before submitting. */
export function eventForms(app: FastifyInstance, parts: RegistrationParts) {
  plainForms(app, parts.origin, (scope) => {
    scope.post<{ Params: { slug: string } }>("/acara/:slug/daftar", FORM_ROUTE, async (request, reply) => {
      const fields = (request.body as Fields) ?? {};
      const { slug } = request.params;
      const path = `/acara/${encodeURIComponent(slug)}/daftar`;
      const changed = otherParticipants(fields);
      if (changed) return answerForm(reply, path, { values: changed, errors: {} });
      try {
        const body = validate(registerForEvent.body, valuesIn(REGISTRATION_FORM, fields)) as BodyOf<
          typeof registerForEvent
        >;
        const call = { headers: { "idempotency-key": keyOfForm(fields.kunci) }, caller: callerOf(request) };
        const made = await beginRegistration(parts, undefined, slug, body, call);
        return reply.redirect(made.payment_page ?? made.ticket_page, 303);
      } catch (error) {
        return answerForm(reply, path, {
          values: { ...fields, kunci: keyOfForm(fields.kunci, error) },
          errors: sentencesOf(error),
        });
      }
    });
  });
}
