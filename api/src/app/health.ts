import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";

/** /healthz: the process answers. /readyz: it can also reach its database and is not about to stop. */
export function healthRoutes(app: FastifyInstance, database: Database) {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  const unlimited = { config: { unlimited: true } };
  app.get("/healthz", unlimited, async () => ({ status: "ok" }));
  app.get("/readyz", unlimited, async (_request, reply) => {
    if (stopping) return reply.code(503).send({ status: "stopping" });
    try {
      await database.pool.query("select 1");
      return { status: "ok" };
    } catch {
      return reply.code(503).send({ status: "database unavailable" });
    }
  });
}
