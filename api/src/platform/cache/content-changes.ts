import pg from "pg";
import type { Database } from "../database/database.ts";

export interface ContentChanges {
  /** Grows with every change of content anywhere; what was made at another number is out of date. */
  version(): number;
  /** False while the connection that hears of changes is down: then nothing may be kept. */
  listening(): boolean;
  /** With the table that changed, where only that one did. */
  onChange(forget: (table?: string) => void): void;
  /** Resolves when every change that was committed before the call has been heard of. */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MILLISECONDS = 1000;
const ANSWER_MILLISECONDS = 2000;

/** Hears of changes made by any copy of the app, through PostgreSQL's LISTEN. */
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

  /** PostgreSQL signals its listeners before it confirms a commit, and tells what they missed before it answers. */
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

/**
 * Runs it, but never twice at once: whoever calls while it runs shares the next run with all who call meanwhile, since the
 * one under way began too early for them.
 */
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
