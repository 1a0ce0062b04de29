import { type BodyOf, PAYABLE_KINDS, payZakat } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { beginPurchase, keyOfForm, pageOf, purchaseCall } from "../payments/index.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../platform/http/plain-forms.ts";
import { validate } from "../platform/http/validation.ts";
import { callerOf } from "../platform/rate-limit/caller.ts";
import { refuseTooLittle } from "./pay-zakat.ts";
import { type PayingParts, zakatPurchase } from "./paying-routes.ts";

type Fields = Record<string, string | undefined>;

const figures = (text: string | undefined) => Number((text ?? "").replace(/\D/g, "").slice(0, 15));

/** In the names of the API. */
function bodyOf(fields: Fields) {
  const items = PAYABLE_KINDS.flatMap((kind) => {
    const amount = figures(fields[kind]);
    const rule = figures(fields[`aturan_${kind}`]);
    return amount > 0 ? [{ kind, amount, ...(rule > 0 && { rule }) }] : [];
  });
  return {
    items,
    payer_name: fields.name ?? "",
    payer_phone: fields.tel ?? "",
    payer_email: fields.email ?? "",
    payment_method: fields.payment_method ?? "",
    period: fields.period ?? "",
    message: fields.message ?? "",
  };
}

/** Errors of single rows are shown below all rows. */
const sentences = (error: unknown) =>
  Object.fromEntries(
    Object.entries(sentencesOf(error)).map(([field, said]) => [
      field.startsWith("items") ? "items" : field,
      said,
    ]),
  );

const values = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? ""]));

/** Paying without JavaScript: the form with the amounts of the calculator or its total to confirm, then the payment. */
export function plainPaying(app: FastifyInstance, parts: PayingParts) {
  plainForms(app, parts.origin, (scope) => {
    scope.post("/zakat/bayar", FORM_ROUTE, async (request, reply) => {
      const { mulai, langkah: _step, ...fields } = (request.body ?? {}) as Fields;
      const kept = { ...values(fields), kunci: keyOfForm(fields.kunci) };
      if (mulai) return answerForm(reply, "/zakat/bayar", { values: kept, errors: {} });
      try {
        const body = validate(payZakat.body, bodyOf(fields)) as BodyOf<typeof payZakat>;
        // The cached page has no idempotency key; the answer to the first submit has one and shows the total.
        if (!fields.kunci) {
          await refuseTooLittle(body.items, parts.leastGift);
          return answerForm(reply, "/zakat/bayar", { values: { ...kept, langkah: "periksa" }, errors: {} });
        }
        const sent = { headers: { "idempotency-key": fields.kunci }, caller: callerOf(request) };
        const call = purchaseCall(sent, payZakat, undefined, zakatPurchase(body));
        return reply.redirect(pageOf(await beginPurchase(parts, call)), 303);
      } catch (error) {
        return answerForm(reply, "/zakat/bayar", {
          values: { ...kept, kunci: keyOfForm(kept.kunci, error) },
          errors: sentences(error),
        });
      }
    });
  });
}
