import type { FastifyInstance, FastifyReply } from "fastify";
import { AppError, csrfFailed, invalid } from "../errors.ts";
import { isSameOrigin } from "./csrf.ts";

/** Of several controls for one field, the last one that is filled in counts: what is typed, before a preset. */
const fieldsIn = (sent: URLSearchParams) =>
  Object.fromEntries([
    ...[...sent].filter(([, text]) => text === ""),
    ...[...sent].filter(([, text]) => text),
  ]);

/**
 * Serves forms that are sent without JavaScript. The answer is a redirect to the next page. Pages are cached for everybody
 * and cannot carry a CSRF token, and without JavaScript the cookie cannot be repeated in a header: the Origin header is
 * checked instead.
 */
export function plainForms(app: FastifyInstance, origin: string, routes: (scope: FastifyInstance) => void) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 65_536 },
      (_request, body, done) => done(null, fieldsIn(new URLSearchParams(String(body)))),
    );
    scope.addHook("preHandler", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!request.routeOptions.config.skipOriginCheck && !isSameOrigin(request, origin)) throw csrfFailed();
    });
    routes(scope);
  });
}

/** A form sent without JavaScript and its errors: the page shows both. */
export interface SentForm {
  values: Record<string, string>;
  /** One sentence per field; general errors under "". */
  errors: Record<string, string>;
}

/** The first sentence of each field, or the general error under "". */
export function sentencesOf(error: unknown): SentForm["errors"] {
  if (!(error instanceof AppError)) throw error;
  const each = Object.entries(error.errors ?? {}).map(([field, [said = ""]]) => [field, said]);
  return each.length > 0 ? Object.fromEntries(each) : { "": error.message };
}

/** Answers with a page that shows the form again. */
export function answerForm(reply: FastifyReply, path: string, sent: SentForm): Promise<FastifyReply> {
  if (reply.showForm) return reply.showForm(path, sent);
  // Without the web build there is no page to show it in.
  throw invalid(Object.fromEntries(Object.entries(sent.errors).map(([field, said]) => [field, [said]])));
}

/** For routes of `plainForms`, which check the origin instead of the CSRF cookie. */
export const FORM_ROUTE = { config: { csrfExempt: true } };

declare module "fastify" {
  interface FastifyContextConfig {
    /** For addresses with an unguessable key, such as an unsubscribe link. */
    skipOriginCheck?: boolean;
  }
  interface FastifyReply {
    showForm?(path: string, sent: SentForm): Promise<FastifyReply>;
  }
}
