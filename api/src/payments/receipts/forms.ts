import { matchReceiptName, receiptNumber } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors.ts";
import { answerForm, FORM_ROUTE, plainForms } from "../../platform/http/plain-forms.ts";
import { callerOf } from "../../platform/rate-limit/caller.ts";
import { matchName } from "./verify-receipt.ts";

type Fields = Record<string, string> | undefined;

/** Verification of receipts without JavaScript. Answers are never in an address, which could be shared. */
export function receiptForms(app: FastifyInstance, database: Database, origin: string) {
  plainForms(app, origin, (scope) => {
    scope.post("/bukti", FORM_ROUTE, async (request, reply) => {
      const typed = (request.body as Fields)?.nomor ?? "";
      return reply.redirect(`/bukti/${encodeURIComponent(receiptNumber(typed))}`, 303);
    });

    scope.post<{ Params: { number: string } }>("/bukti/:number", FORM_ROUTE, async (request, reply) => {
      const number = receiptNumber(request.params.number);
      const path = `/bukti/${encodeURIComponent(number)}`;
      const typed = matchReceiptName.body.safeParse(request.body);
      const name = String((request.body as Fields)?.name ?? "").slice(0, 150);
      if (!typed.success)
        return answerForm(reply, path, { values: { name }, errors: { name: "Ketik namanya." } });
      try {
        const matches = await matchName(database, callerOf(request), number, typed.data.name);
        return await answerForm(reply, path, { values: { name, matches: String(matches) }, errors: {} });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return answerForm(reply, path, { values: { name }, errors: { name: error.message } });
      }
    });
  });
}
