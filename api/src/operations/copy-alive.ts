import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { forgetCopy, reportAlive } from "./queries/copies.ts";

const EVERY_MS = 30_000;

/** Heartbeat: other copies of the app see this one while it listens. */
export function tellThatAlive(app: FastifyInstance, database: Database, version: string) {
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
    if (timer) await forgetCopy(database, copy.id).catch(() => undefined);
  });
}
