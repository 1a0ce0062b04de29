import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";

interface Watched {
  database: Database;
  dataDirectory: string;
  /** Below this, the next proof may not fit on the disk. */
  leastFreeBytes: number;
  patienceMilliseconds: number;
  hasPagesInMemory?(): boolean;
}

/** Rejects after a time limit: a frozen server never closes its connection. */
function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), milliseconds);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** One query at a time: concurrent callers share its answer and take no further connections. */
function databaseAnswers({ database, patienceMilliseconds }: Watched) {
  let asked: Promise<unknown> | undefined;
  return () => {
    asked ??= database.pool.query("select 1").finally(() => {
      asked = undefined;
    });
    asked.catch(() => undefined);
    return within(patienceMilliseconds, asked).then(
      () => true,
      () => false,
    );
  };
}

async function diskIsFull({ dataDirectory, leastFreeBytes }: Watched): Promise<boolean> {
  const { bavail, bsize } = await statfs(dataDirectory);
  return bavail * bsize < leastFreeBytes;
}

/**
 * /healthz: the process answers. /readyz: the database answers, the disk has room and the app is not stopping.
 * `degraded`: public pages are still served from memory, so a proxy may send visitors here if no instance is ready.
 */
export function healthRoutes(app: FastifyInstance, watched: Watched) {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  const answers = databaseAnswers(watched);
  const unlimited = { config: { unlimited: true } };
  // `missing` names the part, as it does while the start still waits for one (platform/http/answer-while-starting.ts).
  app.get("/healthz", unlimited, async () => ({ status: "ok" }));
  app.get("/readyz", unlimited, async (request, reply) => {
    if (stopping) return reply.code(503).send({ status: "stopping" });
    if (await diskIsFull(watched).catch(() => true)) {
      request.log.error({ folder: watched.dataDirectory }, "the disk is full, or its folder is gone");
      return reply.code(503).send({ status: "disk full", missing: ["disk"] });
    }
    if (await answers()) return { status: "ok" };
    const status = watched.hasPagesInMemory?.() ? "degraded" : "database unavailable";
    return reply.code(503).send({ status, missing: ["database"] });
  });
}
