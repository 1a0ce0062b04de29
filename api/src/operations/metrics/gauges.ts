import { collectDefaultMetrics, Gauge } from "@prometheus-io/client";
import { metrics } from "../../platform/metrics.ts";
import type { WatchedParts } from "../dependencies.ts";
import { jobsByName, oldestDueSeconds } from "../queries/jobs.ts";
import { readDisk } from "../readings.ts";

type Read = () => Promise<Record<string, number>> | Record<string, number>;

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
      const found = await Promise.resolve(read()).catch(() => ({}));
      for (const [value, figure] of Object.entries(found)) this.set({ [label]: value }, figure);
    },
  });
}

/** Replaces the gauges of an earlier app in the same process, as in tests. */
export function measure(parts: WatchedParts & { waiting(): Promise<Record<string, number>> }) {
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
  gauge("barakah_age_seconds", "How old the oldest due job and the newest backup are.", "what", async () => {
    const [newest] = (await parts.places.readSoon()).backups;
    const job = await oldestDueSeconds(database);
    return { job, ...(newest && { backup: (Date.now() - newest.at.getTime()) / 1000 }) };
  });
  gauge("barakah_disk_bytes", "The disk that holds DATA_DIR.", "what", async () => {
    const { used_bytes, total_bytes } = await readDisk(dataDirectory);
    return { used: used_bytes, total: total_bytes };
  });
}
