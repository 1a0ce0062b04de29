import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { checkNow, getOperations, retryJobs, startRestoreTest } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { MetricsConfig } from "./config.ts";
import type { OperationsParts, WatchedParts } from "./dependencies.ts";
import { measure } from "./metrics/gauges.ts";
import { metricsRoutes } from "./metrics/metrics-routes.ts";
import { inspect, inspectNightly } from "./nightly.ts";
import { readOperations } from "./operations.ts";
import { forgetInstance, reportAlive } from "./queries/instances.ts";
import { watchPlaces } from "./readings.ts";
import { askForRestoreTest, testRestores } from "./restore-test.ts";
import { watchProblems } from "./send-alerts.ts";

const EVERY_MS = 30_000;

/** Heartbeat: other instances of the app see this one while it listens. */
function tellThatAlive(app: FastifyInstance, database: Database, version: string) {
  const copy = { id: randomUUID(), name: `${hostname()}:${process.pid}`, version };
  let timer: NodeJS.Timeout | undefined;
  const tell = () =>
    reportAlive(database, copy).catch((error: unknown) =>
      app.log.warn({ err: error }, "cannot tell that it runs"),
    );
  app.addHook("onListen", async () => {
    await tell();
    timer = setInterval(tell, EVERY_MS).unref();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    if (timer) await forgetInstance(database, copy.id).catch(() => undefined);
  });
}

function operationsRoutes(app: FastifyInstance, parts: WatchedParts) {
  serve(app, getOperations, () => readOperations(parts));
  serve(app, checkNow, async () => ({ complaints: await inspect(parts) }));
  serve(app, startRestoreTest, () => askForRestoreTest(parts));
  serve(app, retryJobs, async ({ params }) => ({ retried: await parts.jobs.retry(params.name) }));
}

/** Monitoring: nightly checks, a screen for administrators, and alerts. */
export function operationsFeature(
  app: FastifyInstance,
  given: OperationsParts & {
    version: string;
    metrics: MetricsConfig;
    leastFreeBytes: number;
    readyMostMilliseconds: number;
    /** Waiting transfers by kind. */
    waiting(): Promise<Record<string, number>>;
    overdueMoney(): Promise<number>;
  },
) {
  const parts = { ...given, places: watchPlaces(given) };
  measure(parts);
  metricsRoutes(app, parts.metrics);
  operationsRoutes(app, parts);
  inspectNightly(parts);
  watchProblems(parts);
  testRestores(parts);
  tellThatAlive(app, parts.database, parts.version);
}
