import type { FastifyInstance } from "fastify";
import type { MetricsConfig } from "./config.ts";
import { tellThatAlive } from "./copy-alive.ts";
import { measure } from "./metrics/gauges.ts";
import { metricsRoutes } from "./metrics/metrics-routes.ts";
import { inspectNightly } from "./nightly.ts";
import type { OperationsParts } from "./parts.ts";
import { testRestores } from "./restore-test.ts";
import { operationsRoutes } from "./routes.ts";
import { watchWorries } from "./watch.ts";

/** Monitoring: nightly checks, a screen for administrators, and alerts. */
export function operationsFeature(
  app: FastifyInstance,
  parts: OperationsParts & {
    version: string;
    metrics: MetricsConfig;
    /** Waiting transfers by kind. */
    waiting(): Promise<Record<string, number>>;
  },
) {
  measure(parts);
  metricsRoutes(app, parts.metrics);
  operationsRoutes(app, parts);
  inspectNightly(parts);
  watchWorries(parts);
  testRestores(parts);
  tellThatAlive(app, parts.database, parts.version);
}
