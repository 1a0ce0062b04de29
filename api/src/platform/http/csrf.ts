import { randomBytes, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { csrfFailed } from "../errors.ts";

export const CSRF_COOKIE = "csrftoken";
const WELL_FORMED = /^[A-Za-z0-9_-]{32,64}$/;
const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);
const YEAR = 365 * 24 * 3600;

const COOKIE = new RegExp(`(?:^|; ?)${CSRF_COOKIE}=([^;]*)`);

function tokenOf({ headers }: { headers: IncomingHttpHeaders }): string | undefined {
  const token = COOKIE.exec(headers.cookie ?? "")?.[1];
  return token && WELL_FORMED.test(token) ? token : undefined;
}

/** A visitor without a token gets one with the next answer. */
export const hasCsrfToken = (request: { headers: IncomingHttpHeaders }) => tokenOf(request) !== undefined;

function same(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const bearsToken = (request: FastifyRequest) => /^bearer\s+\S/i.test(request.headers.authorization ?? "");

declare module "fastify" {
  interface FastifyContextConfig {
    /** For webhooks, which are verified by a signature instead. */
    csrfExempt?: boolean;
    csrfInBody?: boolean;
    csrfByOrigin?: boolean;
  }
}

/** Whether a call comes from our own pages, by headers that browsers set themselves. */
export function isSameOrigin({ headers }: FastifyRequest, origin: string): boolean {
  if (headers["sec-fetch-site"] !== undefined) return headers["sec-fetch-site"] === "same-origin";
  return headers.origin === origin;
}

/** Some third-party front ends send headers inside the body. */
function sentInBody({ body }: FastifyRequest): unknown {
  const headers = (body as { headers?: Record<string, unknown> } | null | undefined)?.headers;
  return typeof headers === "object" && headers !== null ? headers["X-CSRFToken"] : undefined;
}

/**
 * Double-submit cookie: another site can make a browser send our cookies but cannot read them, so an unsafe call must
 * repeat the cookie in a header. Calls with a bearer token are exempt: no browser adds that header by itself.
 */
export function guardAgainstForgery(
  app: FastifyInstance,
  { publicUrl, trusts }: { publicUrl: string; trusts: (request: FastifyRequest) => boolean },
) {
  const { origin, protocol } = new URL(publicUrl);
  const secure = protocol === "https:";
  const attributes = `Path=/; Max-Age=${YEAR}; SameSite=Lax${secure ? "; Secure" : ""}`;

  // Publicly cached answers must not set cookies: a CDN would refuse to cache them, or give the cookie to the next
  // visitor.
  app.addHook("onSend", (_request, reply, payload, done) => {
    const kept = reply.getHeader("cache-control");
    if (typeof kept === "string" && kept.startsWith("public")) reply.removeHeader("set-cookie");
    done(null, payload);
  });
  app.addHook("onRequest", (request, reply, done) => {
    const token = tokenOf(request);
    if (SAFE.has(request.method)) {
      if (!token)
        reply.header("set-cookie", `${CSRF_COOKIE}=${randomBytes(24).toString("base64url")}; ${attributes}`);
      return done();
    }
    const { csrfExempt, csrfInBody, csrfByOrigin } = request.routeOptions.config;
    if (bearsToken(request) || csrfExempt || trusts(request)) return done();
    if (csrfByOrigin && isSameOrigin(request, origin)) return done();
    const sent = request.headers["x-csrftoken"];
    if (csrfInBody && sent === undefined) return done();
    if (!token || typeof sent !== "string" || !same(token, sent)) return done(csrfFailed());
    done();
  });
  app.addHook("preHandler", (request, _reply, done) => {
    if (!request.routeOptions.config.csrfInBody || request.headers["x-csrftoken"] !== undefined)
      return done();
    if (bearsToken(request) || trusts(request)) return done();
    const token = tokenOf(request);
    const sent = sentInBody(request);
    done(token && typeof sent === "string" && same(token, sent) ? undefined : csrfFailed());
  });
}
