import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

const TRUSTED_ID = /^[A-Za-z0-9-]{8,64}$/;

interface Asking {
  headers: Record<string, string | string[] | undefined>;
}

/** The id that a proxy gave, so that one request can be followed through both logs. */
export function givenId({ headers }: Asking): string | undefined {
  const given = headers["x-request-id"];
  return typeof given === "string" && TRUSTED_ID.test(given) ? given : undefined;
}

export const requestId = (request: Asking): string => givenId(request) ?? randomUUID();

const SLOW_MILLISECONDS = 1000;

const isRead = (method: string) => method === "GET" || method === "HEAD";

/** Part of an address that opens what it names, as a payment's own page: letters of both cases, no word. */
const KEY = /\/(?=[\w-]*[A-Z_])[\w-]{20,}(?=\/|$)/g;

/** Where a call went, without what whoever reads the log could go on to open. */
export const loggedPath = (url: string) => (url.split("?")[0] ?? "").replace(KEY, "/…");

/** One line per request that changed something, failed or was slow; the many reads only in the debug log. */
export function logRequests(app: FastifyInstance) {
  const tellsAll = app.log.level === "debug" || app.log.level === "trace";
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", ({ method, url, log }, { statusCode: status, elapsedTime }, done) => {
    const milliseconds = Math.round(elapsedTime);
    const level =
      status >= 500 ? "error" : isRead(method) && milliseconds < SLOW_MILLISECONDS ? "debug" : "info";
    // Not even put into words for nobody: most requests are such.
    if (level !== "debug" || tellsAll)
      log[level]({ method, path: loggedPath(url), status, milliseconds }, "request");
    done();
  });
}
