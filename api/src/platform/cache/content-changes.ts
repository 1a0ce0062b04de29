import pg from "pg";
import type { Database } from "../database/database.ts";

export interface ContentChanges {
  /** Grows with every change of content; a value made at another version is stale. */
  version(): number;
  /** False while the LISTEN connection is down: then nothing may be cached. */
  listening(): boolean;
  /** Called with the changed table, or without one if anything may have changed. */
  onChange(forget: (table?: string) => void): void;
  /** Resolves when all changes committed before the call have been received. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MILLISECONDS = 1000;
const ANSWER_MILLISECONDS = 2000;

/** Receives content changes of all instances of the app through PostgreSQL's LISTEN/NOTIFY. */
export async function watchContent(
  database: Database,
  log: (message: string) => void,
): Promise<ContentChanges> {
  let version = 0;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  const listeners: ((table?: string) => void)[] = [];

  function changed(table?: string) {
    version += 1;
    for (const forget of listeners) forget(table);
  }

  function lost(failed: pg.Client) {
    if (closed || client !== failed) return;
    client = undefined;
    changed();
    log("lost the connection that hears of content changes; trying again");
    retry = setTimeout(() => connect().catch(() => undefined), RETRY_MILLISECONDS);
  }

  async function connect() {
    const fresh = new pg.Client({
      ...database.direct,
      application_name: "barakah-app content",
      keepAlive: true,
      query_timeout: ANSWER_MILLISECONDS,
    });
    client = fresh;
    fresh.on("error", () => lost(fresh));
    fresh.on("end", () => lost(fresh));
    fresh.on("notification", ({ payload }) => changed(payload || undefined));
    try {
      await fresh.connect();
      await fresh.query("listen content_changed");
    } catch (error) {
      lost(fresh);
      throw error;
    }
    changed();
    ready = fresh;
  }

  let ready: pg.Client | undefined;
  await connect();

  /** PostgreSQL delivers pending notifications before it answers a query, so one round trip is enough. */
  async function ask() {
    const asked = client;
    if (!asked || asked !== ready) return;
    try {
      await asked.query("select");
    } catch {
      lost(asked);
    }
  }

  return {
    version: () => version,
    listening: () => client !== undefined && ready === client,
    onChange: (forget) => void listeners.push(forget),
    caughtUp: oneAfterAnother(ask),
    async close() {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** Runs never overlap. Callers during a run share the next one, because the current run began before their call. */
function oneAfterAnother(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  function start(): Promise<void> {
    next = undefined;
    running = run().finally(() => {
      running = next;
    });
    return running;
  }
  return () => {
    if (!running) return start();
    next ??= running.then(start);
    return next;
  };
}
