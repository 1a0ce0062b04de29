import { type FindPayment, findPaymentPage } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { allowLetters, keepWhatsappChoice } from "../../messages/index.ts";
import { answerForm, FORM_ROUTE, plainForms, sentencesOf } from "../../platform/http/plain-forms.ts";
import { validate } from "../../platform/http/validation.ts";
import { callerOf } from "../../platform/rate-limit/caller.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { payerAddress, paymentByPageKey } from "../queries/payments.ts";
import { findPayment } from "./find-payment.ts";
import type { PageParts } from "./routes.ts";

type Fields = Record<string, string> | undefined;

/** The pages of payments without JavaScript. */
export function paymentForms(app: FastifyInstance, { payments, origin }: PageParts) {
  const { database } = payments;
  // Mail programs open this address to unsubscribe. GET changes nothing, because link scanners call it too.
  app.get<{ Params: { key: string } }>("/pembayaran/:key/kabar", async ({ params }, reply) =>
    reply.redirect(`/pembayaran/${encodeURIComponent(params.key)}#kabar`, 303),
  );
  plainForms(app, origin, (scope) => {
    scope.post("/cek-donasi", FORM_ROUTE, async (request, reply) => {
      const { number = "", phone = "" } = (request.body as Fields) ?? {};
      const values = { number, phone };
      try {
        const typed = validate(findPaymentPage.body, values) as FindPayment;
        return reply.redirect(await findPayment(database, callerOf(request), typed), 303);
      } catch (error) {
        return answerForm(reply, "/cek-donasi", { values, errors: sentencesOf(error) });
      }
    });

    // Also for the one-click unsubscribe of mail programs (RFC 8058), which send no origin. The unguessable key authorises
    // the call.
    const skipOriginCheck = { config: { ...FORM_ROUTE.config, skipOriginCheck: true } };
    scope.post<{ Params: { key: string } }>(
      "/pembayaran/:key/kabar",
      skipOriginCheck,
      async (request, reply) => {
        const payment = await paymentByPageKey(database.kysely, request.params.key);
        if (!payment) return reply.redirect(`/pembayaran/${encodeURIComponent(request.params.key)}`, 303);
        const address = await payerAddress(database.kysely, payment);
        const fields = request.body as Fields;
        if (address) await allowLetters(database.kysely, address, "campaigns", fields?.kabar === "ya");
        if (fields?.["List-Unsubscribe"]) return reply.type("text/plain").send("Berhenti.");
        return reply.redirect(`${pageOf(payment)}#kabar`, 303);
      },
    );

    scope.post<{ Params: { key: string } }>(
      "/pembayaran/:key/whatsapp",
      FORM_ROUTE,
      async (request, reply) => {
        const { key } = request.params;
        const payment = await paymentByPageKey(database.kysely, key);
        if (payment?.member_id === null && payments.whatsapp)
          await keepWhatsappChoice(
            database.kysely,
            payment.payer_phone,
            (request.body as Fields)?.whatsapp === "ya",
          );
        return reply.redirect(`/pembayaran/${encodeURIComponent(key)}#whatsapp`, 303);
      },
    );
  });
}
