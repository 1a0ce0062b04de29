import type { FastifyInstance } from "fastify";
import { payerRoutes } from "./payer-routes.ts";
import { providerRoutes } from "./provider-routes.ts";
import type { Simulator } from "./simulator.ts";

/** Merchants send POST without a body but with a content type, which Fastify's parser refuses. */
function acceptEmptyBodies(app: FastifyInstance) {
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, text, done) => {
    try {
      done(null, text ? JSON.parse(String(text)) : undefined);
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }));
    }
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, _text, done) => done(null, undefined),
  );
}

/** Serves the simulated provider below `prefix`. Stops it when the app closes. */
export async function simulatorRoutes(app: FastifyInstance, simulator: Simulator, { prefix = "" } = {}) {
  app.addHook("preClose", async () => simulator.stop());
  await app.register(
    async (scope) => {
      acceptEmptyBodies(scope);
      scope.addHook("onSend", async ({ method }) => {
        if (method !== "GET") simulator.keep();
      });
      await scope.register(async (provider) => providerRoutes(provider, simulator));
      await scope.register(async (payer) => payerRoutes(payer, simulator, prefix));
    },
    { prefix },
  );
}
