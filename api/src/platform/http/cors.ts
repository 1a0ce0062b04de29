import type { FastifyInstance, FastifyRequest } from "fastify";

const ALLOWED = {
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key, x-csrftoken",
  "access-control-expose-headers": "x-total-count, x-request-id, retry-after",
  "access-control-max-age": "600",
};

/**
 * CORS for front ends on other origins. Browsers set Origin truthfully, so these calls need no CSRF token, whose
 * cookie they could not send. They sign in with tokens; no cookies are shared.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]) {
  const known = new Set(origins);
  const trusts = ({ headers }: FastifyRequest) => headers.origin !== undefined && known.has(headers.origin);
  if (known.size === 0) return trusts;
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("vary", "origin");
    if (!trusts(request)) return done();
    reply.headers({ ...ALLOWED, "access-control-allow-origin": request.headers.origin });
    if (request.method === "OPTIONS") return reply.code(204).send();
    done();
  });
  return trusts;
}
