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

/** A frozen database must not keep Prometheus waiting until it takes the whole app for dead. */
const PATIENCE_MS = 3000;

function inTime<T>(answer: Promise<T>, otherwise: T): Promise<T> {
  const late = new AbortController();
  const waited = delay(PATIENCE_MS, otherwise, { signal: late.signal, ref: false });
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
      this.reset();
      const found = await inTime(Promise.resolve(read()), {}).catch(() => ({}));
      for (const [value, figure] of Object.entries(found)) this.set({ [label]: value }, figure);
    },
  });
}

const asNumber = (isSo: boolean) => (isSo ? 1 : 0);

/** What /readyz looks at, and the storage: 1 if it answers. */
async function readiness({ database, dataDirectory, leastFreeBytes, places, s3 }: Measured) {
  const disk = await readDisk(dataDirectory).catch(() => undefined);
  const storage = s3.bucket && (await places.readSoon()).storage;
  return {
    database: asNumber(await inTime(databaseAnswers(database), false)),
    disk: asNumber(disk !== undefined && disk.total_bytes - disk.used_bytes >= leastFreeBytes),
    ...(s3.bucket && { storage: asNumber(storage === null) }),
  };
}

export type Measured = WatchedParts & {
  leastFreeBytes: number;
  waiting(): Promise<Record<string, number>>;
  /** Payments whose money no bank showed in time. */
  overdueMoney(): Promise<number>;
};

/** Replaces the gauges of an earlier app in the same process, as in tests. */
export function measure(parts: Measured) {
  const { database, dataDirectory } = parts;
  if (!metrics.getSingleMetric("process_cpu_user_seconds_total"))
    collectDefaultMetrics({ register: metrics });
  gauge("barakah_transfers_waiting", "Transfers whose proof waits for a treasurer.", "kind", parts.waiting);
  gauge("barakah_database_connections", "Connections of this instance's pool.", "state", () => ({
    used: database.pool.totalCount - database.pool.idleCount,
    idle: database.pool.idleCount,
    waited_for: database.pool.waitingCount,
  }));
  gauge("barakah_jobs", "Background jobs by what is the matter with them.", "state", async () => {
    const jobs = await jobsByName(database);
    const given_up = jobs.filter(({ state }) => state === "given_up").length;
    const failing = jobs.filter(({ state }) => state === "failing").length;
    return { given_up, failing, waiting: jobs.reduce((sum, { waiting }) => sum + waiting, 0) };
  });
  gauge("barakah_ready", "Whether a part that the app needs answers.", "part", () => readiness(parts));
  gauge("barakah_money_overdue", "Payments whose money no bank showed in time.", "kind", async () => ({
    qris: await parts.overdueMoney(),
  }));
  gauge("barakah_age_seconds", "How old the oldest due job is.", "what", async () => ({
    job: await oldestDueSeconds(database),
  }));
  gauge("barakah_backup_age_seconds", "How old the newest backup is.", "what", async (): Found => {
    const [newest] = (await parts.places.readSoon()).backups;
    return newest ? { newest: Math.max(0, (Date.now() - newest.at.getTime()) / 1000) } : {};
  });
  gauge(
    "barakah_backups",
    "Backups: whether the app takes them, and what is odd about them.",
    "what",
    async () => {
      const { future, backupProblem } = await parts.places.readSoon();
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
