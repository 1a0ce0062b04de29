import { BANKS, GIFT_FORM, jakartaDay, TRANSFER_FORM } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { keyOfForm, payPlainly, plainPurchase, proofOf, purchaseIn } from "../payments/index.ts";
import { readTypedForm } from "../platform/http/multipart.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../platform/http/plain-forms.ts";
import type { GivingParts } from "./giving-routes.ts";

const isBank = (method: string) => BANKS.some((bank) => bank === method);
const giftTo = (slug: string | undefined) => ({ kind: "donation" as const, slug });

/** Giving without JavaScript. By transfer, a second page has the account, and asks about the transfer and for its proof. */
export function plainGiving(app: FastifyInstance, parts: GivingParts) {
  const transferPage = (slug: string) => `/bayar-donasi/${encodeURIComponent(slug)}/transfer`;

  plainForms(app, parts.origin, (scope) => {
    plainPurchase(scope, parts, {
      path: "/bayar-donasi/:slug",
      form: GIFT_FORM,
      about: ({ slug }) => giftTo(slug),
      otherwise(wanted, fields, reply) {
        if (wanted.kind !== "donation" || !isBank(wanted.method)) return undefined;
        const begun = { kunci: keyOfForm(undefined), transfer_date: jakartaDay() };
        return answerForm(reply, transferPage(wanted.slug), { values: { ...fields, ...begun }, errors: {} });
      },
    });

    scope.post<{ Params: { slug: string } }>(
      "/bayar-donasi/:slug/transfer",
      FORM_ROUTE,
      async (request, reply) => {
        const { slug } = request.params;
        const { fields, file, problem } = await readTypedForm(request, "proof_file");
        const shown = (errors: Record<string, string>, key = fields.kunci ?? "") =>
          answerForm(reply, transferPage(slug), { values: { ...fields, kunci: key }, errors });
        if (problem) return shown({ proof_file: problem.message });
        try {
          const wanted = purchaseIn({ ...GIFT_FORM, ...TRANSFER_FORM }, fields, giftTo(slug));
          const proof = proofOf({ proof_file: file });
          return await reply.redirect(await payPlainly(parts, request, wanted, fields.kunci, proof), 303);
        } catch (error) {
          return shown(sentencesOf(error), keyOfForm(fields.kunci, error));
        }
      },
    );
  });
}
