import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";

interface Watched {
  database: Database;
  dataDirectory: string;
  /** With less free space than this nobody should be sent here: the next proof may not fit. */
  leastFreeBytes: number;
  patienceMilliseconds: number;
}

/** Rejects when the answer takes too long, whatever it waits for: a frozen server closes no connection. */
function within<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error("no answer in time")), milliseconds);
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}

/** Asks one question at a time: those who ask while it is out wait for the same answer, and take no more connections. */
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

/** /healthz: the process answers. /readyz: it can also reach its database, has room on its disk and is not about to stop. */
export function healthRoutes(app: FastifyInstance, watched: Watched) {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
  });
  const answers = databaseAnswers(watched);
  const unlimited = { config: { unlimited: true } };
  app.get("/healthz", unlimited, async () => ({ status: "ok" }));
  app.get("/readyz", unlimited, async (request, reply) => {
    if (stopping) return reply.code(503).send({ status: "stopping" });
    if (await diskIsFull(watched).catch(() => true)) {
      request.log.error({ folder: watched.dataDirectory }, "the disk is full, or its folder is gone");
      return reply.code(503).send({ status: "disk full" });
    }
    if (await answers()) return { status: "ok" };
    return reply.code(503).send({ status: "database unavailable" });
  });
}
