import { checkNow, getOperations, retryJobs, startRestoreTest } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve.ts";
import { inspect } from "./nightly.ts";
import { readOperations } from "./operations.ts";
import type { OperationsParts } from "./parts.ts";
import { askForRestoreTest } from "./restore-test.ts";

export function operationsRoutes(app: FastifyInstance, parts: OperationsParts) {
  serve(app, getOperations, () => readOperations(parts));
  serve(app, checkNow, async () => ({ complaints: await inspect(parts) }));
  serve(app, startRestoreTest, async () => {
    await askForRestoreTest(parts);
    return { detail: "Uji pemulihan dimulai." };
  });
  serve(app, retryJobs, async ({ params }) => ({ retried: await parts.jobs.retry(params.name) }));
}
