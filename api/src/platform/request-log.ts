import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";

const TRUSTED_ID = /^[A-Za-z0-9-]{8,64}$/;

/** Keeps the id that a proxy gave, so that one request can be followed through both logs. */
export function requestId(request: { headers: Record<string, string | string[] | undefined> }): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && TRUSTED_ID.test(given) ? given : randomUUID();
}

const SLOW_MILLISECONDS = 1000;

/** One line per request that changed something, failed or was slow; the many reads only in the debug log. */
export function logRequests(app: FastifyInstance) {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const milliseconds = Math.round(reply.elapsedTime);
    const ordinary = request.method === "GET" || request.method === "HEAD";
    const level =
      reply.statusCode >= 500 ? "error" : ordinary && milliseconds < SLOW_MILLISECONDS ? "debug" : "info";
    request.log[level](
      { method: request.method, path: request.url.split("?")[0], status: reply.statusCode, milliseconds },
      "request",
    );
    done();
  });
}
