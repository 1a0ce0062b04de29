import { checkNow, getOperations, retryJobs, startRestoreTest } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve.ts";
import type { MetricsConfig } from "./config.ts";
import { tellThatAlive } from "./copy-alive.ts";
import type { OperationsParts } from "./dependencies.ts";
import { measure } from "./metrics/gauges.ts";
import { metricsRoutes } from "./metrics/metrics-routes.ts";
import { inspect, inspectNightly } from "./nightly.ts";
import { readOperations } from "./operations.ts";
import { askForRestoreTest, testRestores } from "./restore-test.ts";
import { watchWorries } from "./watch.ts";

function operationsRoutes(app: FastifyInstance, parts: OperationsParts) {
  serve(app, getOperations, () => readOperations(parts));
  serve(app, checkNow, async () => ({ complaints: await inspect(parts) }));
  serve(app, startRestoreTest, async () => {
    await askForRestoreTest(parts);
    return { detail: "Uji pemulihan dimulai." };
  });
  serve(app, retryJobs, async ({ params }) => ({ retried: await parts.jobs.retry(params.name) }));
}

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
