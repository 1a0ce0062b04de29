import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

const TRUSTED_ID = /^[A-Za-z0-9-]{8,64}$/;

interface Asking {
  headers: Record<string, string | string[] | undefined>;
}

/** The request id set by a proxy, to correlate both logs. */
export function givenId({ headers }: Asking): string | undefined {
  const given = headers["x-request-id"];
  return typeof given === "string" && TRUSTED_ID.test(given) ? given : undefined;
}

export const requestId = (request: Asking): string => givenId(request) ?? randomUUID();

const SLOW_MILLISECONDS = 1000;

const isRead = (method: string) => method === "GET" || method === "HEAD";

/**
 * The segment after these grants access: a payment's page, a ticket, a pledge, the stop link of a letter. Case-insensitive, as the router
 * matches pages.
 */
const BEFORE_KEYS =
  /^(\/(?:pembayaran|tiket|surat|berhenti|niat|api\/payments\/page|api\/tickets|api\/mail\/addresses|api\/pledges\/by-key|api\/downloads))\/+[^/]+/i;

/** Anything else that looks like a random key, with or without a suffix: mixed case, at least 20 characters. */
const KEY = /(?<![\w-])(?=[\w-]*[A-Z_])[\w-]{20,}/g;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The path without query and without keys, so that readers of the log cannot open what it names. */
export const loggedPath = (url: string) =>
  decoded(url.split("?")[0] ?? "")
    .replace(/^[/\\]+/, "/")
    .replace(BEFORE_KEYS, "$1/…")
    .replace(KEY, "…");

/** Logs one line per request that changed something, failed or was slow; plain reads only at debug level. */
export function logRequests(app: FastifyInstance) {
  const tellsAll = app.log.level === "debug" || app.log.level === "trace";
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    // `onResponse` does not run if a client or its proxy gives up waiting.
    reply.raw.once("close", () => {
      if (reply.raw.writableEnded) return;
      const { method, url, log } = request;
      const milliseconds = Math.round(reply.elapsedTime);
      log.warn({ method, path: loggedPath(url), milliseconds }, "request aborted by the client");
    });
    done();
  });
  app.addHook("onResponse", ({ method, url, log }, { statusCode: status, elapsedTime }, done) => {
    const milliseconds = Math.round(elapsedTime);
    const level =
      status >= 500 ? "error" : isRead(method) && milliseconds < SLOW_MILLISECONDS ? "debug" : "info";
    // Most requests are not logged: do not even format them.
    if (level !== "debug" || tellsAll)
      log[level]({ method, path: loggedPath(url), status, milliseconds }, "request");
    done();
  });
}
