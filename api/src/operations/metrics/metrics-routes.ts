import { timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { notFound } from "../../platform/errors.ts";
import { metrics, requestSeconds } from "../../platform/metrics.ts";
import { digestOf } from "../../platform/secrets.ts";
import type { MetricsConfig } from "../config.ts";

/** Must be registered before the routes that it counts. */
export function countRequests(app: FastifyInstance, { token, port }: MetricsConfig) {
  if (token === undefined && port === undefined) return;
  app.addHook("onResponse", ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // The route pattern, not the address: every campaign would be its own series.
    const route = routeOptions.url ?? "none";
    requestSeconds.observe({ method, route, status: statusCode }, elapsedTime / 1000);
    done();
  });
}

/** Digests have equal length, and comparing them reveals nothing about a guess. */
const isToken = (given: string | undefined, token: string) =>
  timingSafeEqual(digestOf(given ?? ""), digestOf(`Bearer ${token}`));

function listenAlone(app: FastifyInstance, port: number) {
  const server = createServer((_request, response) => {
    metrics.metrics().then(
      (text) => response.setHeader("content-type", metrics.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  // Without metrics the site still works: an operator finds the line in the log, and Prometheus no target.
  server.on("error", (error: NodeJS.ErrnoException) =>
    app.log.error({ port, reason: error.code ?? error.message }, "metrics: METRICS_PORT cannot be used"),
  );
  app.addHook("onListen", async () => {
    server.listen(port, "127.0.0.1", () => app.log.info({ address: server.address() }, "metrics"));
  });
  app.addHook("onClose", async () => {
    server.close();
  });
}

/** For Prometheus: with a token, or on a loopback port. */
export function metricsRoutes(app: FastifyInstance, { token, port }: MetricsConfig) {
  if (port !== undefined) listenAlone(app, port);
  if (token === undefined) return;
  app.get("/metrics", { config: { unlimited: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization, token)) throw notFound();
    return reply
      .header("cache-control", "no-store")
      .type(metrics.contentType)
      .send(await metrics.metrics());
  });
}
