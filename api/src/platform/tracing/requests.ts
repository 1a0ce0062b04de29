import {
  type Context,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { tracer } from "./spans.ts";

/** One span per request, named by its route rather than its address. Continues the trace of a trusted proxy. */
export function traceRequests(app: FastifyInstance, { believesProxies }: { believesProxies: boolean }) {
  const open = new WeakMap<FastifyRequest, { span: Span; inside: Context }>();

  app.addHook("onRequest", (request, _reply, done) => {
    const outside = believesProxies
      ? propagation.extract(context.active(), request.headers)
      : context.active();
    const route = request.routeOptions.url ?? "unknown";
    const span = tracer().startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { "http.request.method": request.method, "http.route": route, "request.id": request.id },
      },
      outside,
    );
    const inside = trace.setSpan(outside, span);
    open.set(request, { span, inside });
    context.with(inside, done);
  });
  // The body arrives in socket events, which lose the async context: restore it.
  app.addHook("preValidation", (request, _reply, done) =>
    context.with(open.get(request)?.inside ?? context.active(), done),
  );
  app.addHook("onResponse", (request, { statusCode }, done) => {
    const span = open.get(request)?.span;
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  app.addHook("onRequestAbort", (request, done) => {
    open.get(request)?.span.end();
    done();
  });
}
