import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, csrfFailed, invalid } from "../errors.ts";

/**
 * Whether a form on one of our own pages was sent, by the browser's own word. Pages are the same for everybody, so that
 * none can carry a token; who has no JavaScript cannot repeat the cookie either. Every browser names the origin of a form.
 */
function isOurs({ headers }: FastifyRequest, origin: string): boolean {
  if (headers["sec-fetch-site"] !== undefined) return headers["sec-fetch-site"] === "same-origin";
  return headers.origin === origin;
}

/** Serves what forms send without JavaScript. They are answered with the way to the next page. */
export function plainForms(app: FastifyInstance, origin: string, routes: (scope: FastifyInstance) => void) {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 65_536 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook("preHandler", async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!request.routeOptions.config.anySite && !isOurs(request, origin)) throw csrfFailed();
    });
    routes(scope);
  });
}

/** What a form held that was sent without JavaScript, and what is wrong with it: the page that answers shows both. */
export interface SentForm {
  values: Record<string, string>;
  /** A sentence for each field; under no name what no field is to blame for. */
  errors: Record<string, string>;
}

/** The first sentence for each field, or under no name the one for the whole. */
export function sentencesOf(error: unknown): SentForm["errors"] {
  if (!(error instanceof AppError)) throw error;
  const each = Object.entries(error.errors ?? {}).map(([field, [said = ""]]) => [field, said]);
  return each.length > 0 ? Object.fromEntries(each) : { "": error.message };
}

/** Answers a form with a page of ours that has it in hand. */
export function answerForm(reply: FastifyReply, path: string, sent: SentForm): Promise<FastifyReply> {
  if (reply.showForm) return reply.showForm(path, sent);
  // Without the web there is no page to show it in.
  throw invalid(Object.fromEntries(Object.entries(sent.errors).map(([field, said]) => [field, [said]])));
}

/** For routes of `plainForms`: another check stands in the place of the cookie's. */
export const FORM_ROUTE = { config: { csrfExempt: true } };

declare module "fastify" {
  interface FastifyContextConfig {
    /** The address itself is the permission, as in a letter's way to stop more of them. */
    anySite?: boolean;
  }
  interface FastifyReply {
    showForm?(path: string, sent: SentForm): Promise<FastifyReply>;
  }
}
