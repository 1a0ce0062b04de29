import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

const TRUSTED_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Keeps the id that a proxy gave, so that one request can be followed through both logs. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && TRUSTED_ID.test(given) ? given : randomUUID();
}

const SLOW_MILLISECONDS = 1000;

const isRead = (method: string) => method === "GET" || method === "HEAD";

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
      log[level]({ method, path: url.split("?")[0], status, milliseconds }, "request");
    done();
  });
}
