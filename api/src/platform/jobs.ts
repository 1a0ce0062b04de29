import { sql, type Transaction } from "kysely";
import type { Database } from "./database/database.ts";
import type { Schema } from "./database/schema.ts";
import { TODAY } from "./jakarta-day.ts";
import { inSpan } from "./tracing/spans.ts";

type Executor = Database["kysely"] | Transaction<Schema>;
/** Changes through `tx` roll back if the job fails; side effects outside may happen more than once. */
type Handler = (payload: never, tx: Transaction<Schema>) => Promise<void>;

interface Job {
  id: number;
  name: string;
  payload: object;
  attempts: number;
}

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

type Adding = { key?: string; runAt?: Date };

/** Inside a transaction the job exists only if it commits. At most one pending job per key. */
export async function addJob(on: Executor, name: string, payload: object, { key, runAt }: Adding = {}) {
  await on
    .insertInto("job")
    .values({
      name,
      payload: JSON.stringify(payload),
      key: key ?? null,
      ...(runAt && { run_at: runAt.toISOString() }),
    })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
}

/** Whole days since a job of this name last ended well; undefined if it never did. */
export async function daysSinceRun(on: Executor, name: string): Promise<number | undefined> {
  const { rows } = await sql<{
    days: number;
  }>`select ceil(extract(epoch from now() - last_at) / 86400)::int as days
    from job_run where name = ${name}`.execute(on);
  return rows[0]?.days;
}

interface Failure {
  attempts: number;
  error: string;
  /** It will not be tried again. */
  over: boolean;
  /** When it would be tried next. */
  runAt: Date;
}

/** How failed jobs of one name are tried again. `failed` may move the next try. */
export interface Retrying<P> {
  most: number;
  longestPauseSeconds: number;
  failed?(payload: P, tx: Transaction<Schema>, failure: Failure): Promise<Date>;
}

export interface Jobs {
  handle<P extends object>(
    name: string,
    run: (payload: P, tx: Transaction<Schema>) => Promise<void>,
    retrying?: Retrying<P>,
  ): void;
  /** Runs this many seconds after its last run ended, on one instance of the app at a time. */
  every(name: string, seconds: number, run: (tx: Transaction<Schema>) => Promise<void>): void;
  /** This job takes minutes. Of such jobs an instance runs one at a time, which leaves a worker for what people wait for. */
  isLong(name: string): void;
  /** Of every job that this app can run. */
  names(): string[];
  /** See `addJob`. */
  add(on: Executor, name: string, payload: object, more?: Adding): Promise<void>;
  /** Reschedules failed jobs of this name to run now; returns how many. */
  retry(name: string): Promise<number>;
  /** Runs everything that is due; returns how many jobs ran. */
  runDue(): Promise<number>;
  start(): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

const USUAL: Retrying<never> = { most: 12, longestPauseSeconds: 3600 };
const POLL_MILLISECONDS = 1000;
const WORKERS = 2;

const retryAfter = (attempts: number, most: number) => Math.min(most, 5 * 2 ** attempts);

/**
 * A job queue with retries in a PostgreSQL table. The transaction that runs a job keeps its row locked: if the
 * process dies, the lock is released and another instance takes over.
 */
export function createJobs(database: Database, log: Log): Jobs {
  const handlers = new Map<string, Handler>();
  const retrying = new Map<string, Retrying<never>>();
  const repeated = new Map<string, number>();
  const long = new Set<string>();
  let longRuns = false;
  let stopping = false;
  const wake = Promise.withResolvers<void>();
  let workers: Promise<void>[] = [];

  const takenNow = () => [...handlers.keys()].filter((name) => !(longRuns && long.has(name)));

  async function next(tx: Transaction<Schema>): Promise<Job | undefined> {
    const found = await sql<Job>`select id, name, payload, attempts from job
      where run_at <= now() and given_up_at is null and name = any(${takenNow()})
      order by run_at, id limit 1 for update skip locked`.execute(tx);
    const job = found.rows[0];
    // Two workers may have looked at once.
    return job && long.has(job.name) && longRuns ? undefined : job;
  }

  async function finish(tx: Transaction<Schema>, job: Job, milliseconds: number) {
    await sql`insert into job_run (name, last_at, milliseconds, done_on, done_that_day)
      values (${job.name}, clock_timestamp(), ${milliseconds}, ${sql.raw(TODAY)}, 1)
      on conflict (name) do update set last_at = excluded.last_at, milliseconds = excluded.milliseconds,
        done_on = excluded.done_on,
        done_that_day = case when job_run.done_on = excluded.done_on then job_run.done_that_day else 0 end + 1`.execute(
      tx,
    );
    const seconds = repeated.get(job.name);
    if (seconds === undefined) await sql`delete from job where id = ${job.id}`.execute(tx);
    else
      await sql`update job set attempts = 0, last_error = null,
        run_at = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${job.id}`.execute(tx);
  }

  async function postpone(tx: Transaction<Schema>, job: Job, error: unknown) {
    const attempts = job.attempts + 1;
    const { most, longestPauseSeconds, failed } = retrying.get(job.name) ?? USUAL;
    const over = attempts >= most && !repeated.has(job.name);
    log[over ? "error" : "warn"]({ err: error, job: job.name, attempts }, "job failed");
    const usual = new Date(Date.now() + retryAfter(attempts, longestPauseSeconds) * 1000);
    const failure = { attempts, error: String(error), over, runAt: usual };
    const next = (await failed?.(job.payload as never, tx, failure)) ?? usual;
    await sql`update job set attempts = ${attempts}, last_error = ${String(error)}, run_at = ${next.toISOString()},
      given_up_at = ${over ? sql`now()` : null} where id = ${job.id}`.execute(tx);
  }

  async function run(tx: Transaction<Schema>, job: Job) {
    await sql`set local idle_in_transaction_session_timeout = '10min'`.execute(tx);
    await sql`savepoint before_job`.execute(tx);
    const begun = performance.now();
    try {
      await inSpan(`job ${job.name}`, async () => handlers.get(job.name)?.(job.payload as never, tx));
      await finish(tx, job, Math.round(performance.now() - begun));
    } catch (error) {
      await sql`rollback to savepoint before_job`.execute(tx);
      await postpone(tx, job, error);
    }
  }

  /** True if a job was run. */
  async function runOne(): Promise<boolean> {
    let isLong = false;
    try {
      return await database.transact(async (tx) => {
        const job = await next(tx);
        if (!job) return false;
        isLong = long.has(job.name);
        if (isLong) longRuns = true;
        await run(tx, job);
        return true;
      });
    } finally {
      if (isLong) longRuns = false;
    }
  }

  async function work() {
    while (!stopping) {
      const busy = await runOne().catch((error) => {
        log.warn({ err: error }, "jobs cannot be fetched");
        return false;
      });
      if (!busy) await Promise.race([wake.promise, pause()]);
    }
  }

  const jobs: Jobs = {
    handle(name, run, how) {
      handlers.set(name, run as Handler);
      if (how) retrying.set(name, how as Retrying<never>);
    },
    every(name, seconds, run) {
      repeated.set(name, seconds);
      handlers.set(name, (_payload, tx) => run(tx));
    },
    isLong: (name) => void long.add(name),
    names: () => [...handlers.keys()],
    add: addJob,
    async retry(name) {
      const { numAffectedRows } = await sql`update job set given_up_at = null, run_at = now()
        where name = ${name} and (given_up_at is not null or attempts > 0)`.execute(database.kysely);
      return Number(numAffectedRows ?? 0);
    },
    async runDue() {
      let done = 0;
      while (await runOne()) done += 1;
      return done;
    },
    async start() {
      for (const name of repeated.keys()) await jobs.add(database.kysely, name, {}, { key: name });
      workers = Array.from({ length: WORKERS }, work);
    },
    async stop() {
      stopping = true;
      wake.resolve();
      await Promise.all(workers);
    },
  };
  return jobs;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, POLL_MILLISECONDS).unref());
}
