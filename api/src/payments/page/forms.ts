import { findPaymentPage } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../platform/errors.ts";
import { FORM_ROUTE, plainForms } from "../../platform/http/plain-forms.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { payerAddress, paymentByPageKey } from "../queries/payments.ts";
import { resumeNews, stopNews } from "../queries/stopped-news.ts";
import { findPayment } from "./find-payment.ts";
import type { PageParts } from "./routes.ts";

type Fields = Record<string, string> | undefined;

/** What the pages of payments send without JavaScript. */
export function paymentForms(app: FastifyInstance, { payments, origin }: PageParts) {
  const { database } = payments;
  plainForms(app, origin, (scope) => {
    scope.post("/cek-donasi", FORM_ROUTE, async (request, reply) => {
      const typed = findPaymentPage.body.safeParse(request.body);
      if (!typed.success) return reply.redirect("/cek-donasi/tidak-ketemu", 303);
      try {
        return reply.redirect(await findPayment(database, request.ip, typed.data), 303);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return reply.redirect(error.status === 429 ? "/cek-donasi/tunggu" : "/cek-donasi/tidak-ketemu", 303);
      }
    });

    // Also what mail programs send for 'stop' (RFC 8058), from no page at all: the address is the permission.
    const anySite = { config: { ...FORM_ROUTE.config, anySite: true } };
    scope.post<{ Params: { key: string } }>("/pembayaran/:key/kabar", anySite, async (request, reply) => {
      const payment = await paymentByPageKey(database.kysely, request.params.key);
      if (!payment) return reply.redirect(`/pembayaran/${encodeURIComponent(request.params.key)}`, 303);
      const address = await payerAddress(database.kysely, payment);
      const fields = request.body as Fields;
      const change = fields?.kabar === "ya" ? resumeNews : stopNews;
      if (address) await change(database.kysely, address);
      if (fields?.["List-Unsubscribe"]) return reply.type("text/plain").send("Berhenti.");
      return reply.redirect(`${pageOf(payment)}#kabar`, 303);
    });
  });
}
