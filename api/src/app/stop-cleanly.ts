import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";

interface Closing {
  close(): Promise<void>;
}

/** What was started, in the order in which it stops. */
interface Running {
  /** Refuses new requests and finishes those that run, the jobs that were taken, and the work behind sent answers. */
  app: Pick<FastifyInstance, "close">;
  changes: Closing;
  background: Closing;
  database: Closing;
  /** Our own PostgreSQL. It gets ten seconds before it is stopped at once (`platform/postgres/server.ts`). */
  server: { stop(): Promise<void> };
  tracing: Closing;
}

async function closeAll({ app, changes, background, database, server, tracing }: Running) {
  await app.close();
  await changes.close();
  await background.close();
  await database.close();
  await server.stop();
  await tracing.close();
}

/** The database connection, which is opened earlier, reads it: connections that a stop ends are not reported as lost. */
interface Stopping {
  begun: boolean;
}

interface How {
  stopping: Stopping;
  log: Logger;
  fail(error: unknown): never;
}

/**
 * Stops on SIGINT and SIGTERM. There is no time limit of our own: the supervisor has one (`stop_grace_period` in
 * deploy/compose.yaml, `TimeoutStopSec` in deploy/barakah-app.service), and a killed process loses nothing that was committed.
 */
export function stopCleanlyOnSignals(running: Running, { stopping, log, fail }: How) {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second Ctrl-C does not cut running requests short; the shell's kill -9 is there for that.
      if (stopping.begun) return;
      stopping.begun = true;
      log.info({ signal }, "stopping");
      closeAll(running).then(() => process.exit(0), fail);
    });
  }
}
