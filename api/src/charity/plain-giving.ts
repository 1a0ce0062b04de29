import {
  type BodyOf,
  createDonation,
  isQris,
  jakartaDay,
  type QuoteBody,
  quoteBody,
  UNKNOWN_GIVER,
} from "@barakah/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { beginPurchase, keyOfForm, pageOf, proofOf, purchaseCall, quote } from "../payments/index.ts";
import { readTypedForm } from "../platform/http/multipart.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../platform/http/plain-forms.ts";
import { validate } from "../platform/http/validation.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { refuseTooLittle } from "./donate.ts";
import { type GivingParts, giftByTransfer } from "./giving-routes.ts";

type Fields = Record<string, string | undefined>;

/** What the first page asks for; the second one asks about the transfer. */
const asked = createDonation.body.pick({
  amount: true,
  donor_name: true,
  donor_phone: true,
  donor_email: true,
  message: true,
  on_behalf: true,
  payment_method: true,
}) satisfies z.ZodType;

/** A typed amount takes precedence over a preset. */
function amountOf({ nominal = "", amount = "" }: Fields): string {
  const typed = nominal.replace(/\D/g, "");
  return typed || amount.replace(/\D/g, "");
}

/** In the names of the API. */
function giftOf(fields: Fields): Record<string, string> {
  const amount = amountOf(fields);
  return {
    amount,
    // The second page adds the category's add-on to it.
    nominal: amount,
    donor_name: fields.hide_identity ? UNKNOWN_GIVER : (fields.name ?? ""),
    donor_phone: fields.tel ?? "",
    donor_email: fields.email ?? "",
    message: fields.message ?? "",
    on_behalf: fields.on_behalf ?? "",
    payment_method: fields.payment_method ?? "",
  };
}

async function checked(
  gift: Record<string, string>,
  { leastGift }: GivingParts,
): Promise<Record<string, string>> {
  try {
    const { amount } = validate(asked, gift) as z.output<typeof asked>;
    await refuseTooLittle(amount, leastGift);
    return {};
  } catch (error) {
    return sentencesOf(error);
  }
}

/** With an idempotency key, so that a form sent twice is one gift. */
const begun = () => ({ kunci: keyOfForm(undefined), transfer_date: jakartaDay(new Date()) });

const pathOf = (slug: string) => `/bayar-donasi/${encodeURIComponent(slug)}`;

/** Giving by transfer without JavaScript: amount and donor first, then the account, the transfer and its proof. */
export function plainGiving(app: FastifyInstance, parts: GivingParts) {
  async function give(request: FastifyRequest, slug: string) {
    const { fields, file, problem } = await readTypedForm(request, "proof_file");
    if (problem) return { sent: { values: fields, errors: { proof_file: problem.message } } };
    try {
      const body = validate(createDonation.body, fields) as BodyOf<typeof createDonation>;
      const headers = { "idempotency-key": fields.kunci };
      const gift = await giftByTransfer(parts.payments, slug, body);
      const caller = callerOf(request);
      const call = purchaseCall(
        { headers, caller },
        createDonation,
        undefined,
        gift,
        proofOf({ proof_file: file }),
      );
      return { page: pageOf(await beginPurchase(parts, call)) };
    } catch (error) {
      const values = { ...fields, kunci: keyOfForm(fields.kunci, error) };
      return { sent: { values, errors: sentencesOf(error) } };
    }
  }

  /** Redirects to the page with the code after the amount was confirmed. */
  async function payByQris(
    request: FastifyRequest<{ Params: { slug: string } }>,
    reply: FastifyReply,
    values: Record<string, string>,
  ) {
    const { slug } = request.params;
    const { kunci } = (request.body ?? {}) as Fields;
    const shown = (more: Record<string, string>, errors: Record<string, string>) =>
      answerForm(reply, pathOf(slug), { values: { ...values, ...more }, errors });
    try {
      const wanted = { ...values, kind: "donation", slug, base_amount: Number(values.amount) };
      const body = validate(quoteBody, wanted) as Extract<QuoteBody, { kind: "donation" }>;
      // The cached page has no idempotency key; the answer to the first submit has one.
      if (!kunci) {
        await refuseTooLittle(body.base_amount, parts.leastGift);
        return shown({ kunci: keyOfForm(kunci), langkah: "periksa" }, {});
      }
      const sent = { headers: { "idempotency-key": kunci }, caller: callerOf(request) };
      return reply.redirect(pageOf(await quote(parts, sent, undefined, body)), 303);
    } catch (error) {
      const { base_amount, ...errors } = sentencesOf(error);
      return shown(
        { kunci: keyOfForm(kunci, error) },
        { ...(base_amount && { amount: base_amount }), ...errors },
      );
    }
  }

  plainForms(app, parts.origin, (scope) => {
    scope.post<{ Params: { slug: string } }>("/bayar-donasi/:slug", FORM_ROUTE, async (request, reply) => {
      const path = pathOf(request.params.slug);
      const values = giftOf((request.body ?? {}) as Fields);
      if (isQris(values.payment_method ?? "")) return payByQris(request, reply, values);
      const errors = await checked(values, parts);
      if (Object.keys(errors).length > 0) return answerForm(reply, path, { values, errors });
      return answerForm(reply, `${path}/transfer`, { values: { ...values, ...begun() }, errors });
    });

    scope.post<{ Params: { slug: string } }>(
      "/bayar-donasi/:slug/transfer",
      FORM_ROUTE,
      async (request, reply) => {
        const { slug } = request.params;
        const { page, sent } = await give(request, slug);
        if (page) return reply.redirect(page, 303);
        return answerForm(reply, `${pathOf(slug)}/transfer`, sent ?? { values: {}, errors: {} });
      },
    );
  });
}
