import { setTimeout as delay } from "node:timers/promises";
import { collectDefaultMetrics, Gauge } from "@prometheus-io/client";
import { metrics } from "../../platform/metrics.ts";
import { watchCertificate } from "../certificate.ts";
import type { WatchedParts } from "../dependencies.ts";
import { databaseAnswers } from "../queries/answers.ts";
import { jobsByName, oldestDueSeconds } from "../queries/jobs.ts";
import { readDisk } from "../readings.ts";

type Found = Promise<Record<string, number>>;
type Read = () => Found | Record<string, number>;

function within<T>(milliseconds: number, answer: Promise<T>, otherwise: T): Promise<T> {
  const late = new AbortController();
  const waited = delay(milliseconds, otherwise, { signal: late.signal, ref: false });
  return Promise.race([answer, waited]).finally(() => late.abort());
}

/** Read on scrape. A gauge that fails is left out; the others are served. */
function gauge(name: string, help: string, label: string, read: Read) {
  metrics.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [metrics],
    async collect() {
      const found = await Promise.resolve(read()).catch(() => ({}));
      this.reset();
      for (const [value, figure] of Object.entries(found)) this.set({ [label]: value }, figure);
    },
  });
}

const asNumber = (isSo: boolean) => (isSo ? 1 : 0);

/** What /readyz looks at, and the storage: 1 if it answers as soon as there. Each part is waited for on its own. */
async function readiness({ database, dataDirectory, places, s3, ...limits }: Measured) {
  const { leastFreeBytes, readyMostMilliseconds } = limits;
  const [disk, storage, answers] = await Promise.all([
    within(readyMostMilliseconds, readDisk(dataDirectory), undefined).catch(() => undefined),
    s3.bucket && places.readSoon(readyMostMilliseconds),
    within(readyMostMilliseconds, databaseAnswers(database), false),
  ]);
  return {
    database: asNumber(answers),
    disk: asNumber(disk !== undefined && disk.total_bytes - disk.used_bytes >= leastFreeBytes),
    ...(storage && { storage: asNumber(storage.storage === null) }),
  };
}

export type Measured = WatchedParts & {
  leastFreeBytes: number;
  readyMostMilliseconds: number;
  waiting(): Promise<Record<string, number>>;
  /** Payments whose money no bank showed in time. */
  overdueMoney(): Promise<number>;
};

/** Replaces the gauges of an earlier app in the same process, as in tests. */
export function measure(parts: Measured) {
  const { database, dataDirectory, readyMostMilliseconds } = parts;
  /** A frozen database must not keep Prometheus waiting until it takes the whole app for dead. */
  const soon = (read: () => Found) => () => within(readyMostMilliseconds, read(), {});
  if (!metrics.getSingleMetric("process_cpu_user_seconds_total"))
    collectDefaultMetrics({ register: metrics });
  gauge(
    "barakah_transfers_waiting",
    "Transfers whose proof waits for a treasurer.",
    "kind",
    soon(parts.waiting),
  );
  gauge("barakah_database_connections", "Connections of this instance's pool.", "state", () => ({
    used: database.pool.totalCount - database.pool.idleCount,
    idle: database.pool.idleCount,
    waited_for: database.pool.waitingCount,
  }));
  const jobs = async () => {
    const all = await jobsByName(database);
    const given_up = all.filter(({ state }) => state === "given_up").length;
    const failing = all.filter(({ state }) => state === "failing").length;
    return { given_up, failing, waiting: all.reduce((sum, { waiting }) => sum + waiting, 0) };
  };
  gauge("barakah_jobs", "Background jobs by what is the matter with them.", "state", soon(jobs));
  gauge("barakah_ready", "Whether a part that the app needs answers.", "part", () => readiness(parts));
  const overdue = async () => ({ qris: await parts.overdueMoney() });
  gauge("barakah_money_overdue", "Payments whose money no bank showed in time.", "kind", soon(overdue));
  const oldest = async () => ({ job: await oldestDueSeconds(database) });
  gauge("barakah_age_seconds", "How old the oldest due job is.", "what", soon(oldest));
  gauge("barakah_backup_age_seconds", "How old the newest backup is.", "what", async (): Found => {
    const [newest] = (await parts.places.readSoon(readyMostMilliseconds)).backups;
    return newest ? { newest: Math.max(0, (Date.now() - newest.at.getTime()) / 1000) } : {};
  });
  gauge(
    "barakah_backups",
    "Backups: whether the app takes them, and what is odd about them.",
    "what",
    async () => {
      const { future, backupProblem } = await parts.places.readSoon(readyMostMilliseconds);
      return {
        configured: asNumber(parts.places.configured),
        future: future.length,
        problem: asNumber(backupProblem !== null),
      };
    },
  );
  const certificate = watchCertificate(parts.publicUrl);
  gauge(
    "barakah_certificate_seconds",
    "How long the certificate is still valid.",
    "what",
    async (): Found => {
      const left = await certificate();
      return left === undefined ? {} : { left };
    },
  );
  gauge("barakah_disk_bytes", "The disk that holds DATA_DIR.", "what", async () => {
    const { used_bytes, total_bytes } = await readDisk(dataDirectory);
    return { used: used_bytes, total: total_bytes };
  });
}
