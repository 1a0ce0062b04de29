import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { AppError } from "../platform/errors.ts";
import { answerForm, FORM_ROUTE, plainForms, type SentForm } from "../platform/http/plain-forms.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { validate } from "../platform/http/validation.ts";
import { rulesOn } from "./queries/rules.ts";
import { cannotReckon } from "./refusals.ts";
import { bookOn, type ReadBasis } from "./rule-book.ts";

type Fields = Record<string, string>;

/** Errors per field. The page calculates from the typed values itself, as it does in the browser. */
function problemsOf(kind: string, typed: Fields): SentForm["errors"] {
  if (!contract.isZakatKind(kind)) return {};
  try {
    validate(contract.zakatQuestion, contract.askedFrom(kind, typed));
    return {};
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    return Object.fromEntries(
      Object.entries(error.errors).map(([field, [said = ""]]) => [
        field === "rupiah" ? "kilograms" : field,
        said,
      ]),
    );
  }
}

/** The calculator without JavaScript: answers on the same page, which is not cached. */
export function plainReckoning(app: FastifyInstance, origin: string) {
  plainForms(app, origin, (scope) => {
    scope.post<{ Params: { kind: string } }>("/zakat/:kind", FORM_ROUTE, async (request, reply) => {
      const { kind } = request.params;
      const typed = (request.body ?? {}) as Fields;
      return answerForm(reply, `/zakat/${encodeURIComponent(kind)}`, {
        values: { ...typed, dihitung: "ya" },
        errors: problemsOf(kind, typed),
      });
    });
  });
}

/** Privacy: what is typed here is calculated and forgotten; it appears in no address, log or table. */
export function reckoningRoutes(app: FastifyInstance, { kysely }: Database, basis: ReadBasis) {
  const book = async () => bookOn(kysely, await basis());

  serve(app, contract.readZakatRules, book);

  serve(app, contract.readZakatSeason, async () => ({
    in_season: (await rulesOn(kysely, contract.jakartaDay())).some(({ kind }) => kind === "fitrah"),
  }));

  serve(app, contract.calculateZakat, async ({ body }) => {
    const found = contract.reckon(await book(), body);
    if ("missing" in found) throw cannotReckon(body.kind, found);
    return found;
  });
}
