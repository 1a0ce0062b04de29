import type { Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";

const EVERY_MS = 500;
const PATIENCE_MS = 1500;
/** A timer that fires late because this process was busy must not count as silence: the answer may have arrived. */
const GRACE_MS = 100;

const noAnswer = () => Object.assign(new Error("the database does not answer"), { code: "ECONNRESET" });

function cutOff(client: pg.Client) {
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(noAnswer());
}

type Connected = (error?: Error) => void;

/**
 * Notices a server that is frozen: it accepts connections and never answers, so queries would wait for their timeouts.
 * A query over a connection of its own is sent twice a second. When it is not answered, all connections of the pool are
 * closed, whose queries fail at once, and new ones fail until the server answers again.
 */
export function watchForFreeze(config: pg.ClientConfig, tell: (error: Error) => void) {
  const live = new Set<pg.Client>();
  let frozen = false;
  let stopped = false;
  let own: pg.Client | undefined;

  /** For the pool, which connects with a callback. */
  class WatchedClient extends pg.Client {
    constructor(settings?: pg.ClientConfig) {
      super(settings);
      live.add(this);
      this.once("end", () => live.delete(this));
      const connect = this.connect.bind(this) as (done: Connected) => void;
      this.connect = ((done: Connected) => {
        if (!frozen) return connect(done);
        live.delete(this);
        process.nextTick(done, noAnswer());
      }) as pg.Client["connect"];
    }
  }

  async function ask() {
    if (!own) {
      own = new pg.Client({ ...config, application_name: "barakah-app heartbeat" });
      own.on("error", () => undefined);
      await own.connect();
    }
    await own.query("select 1");
  }

  function forgetOwn() {
    if (own) cutOff(own);
    own = undefined;
  }

  function freeze() {
    frozen = true;
    tell(noAnswer());
    for (const client of live) cutOff(client);
  }

  async function beat() {
    const silence = delay(PATIENCE_MS, "silent" as const, { ref: false }).then((said) =>
      delay(GRACE_MS, said, { ref: false }),
    );
    const answer = ask().then(
      () => "answered" as const,
      () => "refused" as const,
    );
    const outcome = await Promise.race([answer, silence]);
    if (stopped) return;
    if (outcome !== "answered") forgetOwn();
    if (outcome !== "silent") frozen = false;
    else if (!frozen) freeze();
  }

  async function run() {
    while (!stopped) {
      await beat();
      await delay(EVERY_MS, undefined, { ref: false });
    }
  }
  run();
  return {
    Client: WatchedClient,
    stop() {
      stopped = true;
      forgetOwn();
    },
  };
}
