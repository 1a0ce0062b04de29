import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import { type AddressInfo, createServer as createPlainServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { connectDatabase } from "../platform/database/database.ts";
import { aCampaign } from "../testing/builders.ts";
import { closeAfterFile } from "../testing/closing.ts";
import { freezable } from "../testing/freezable.ts";
import { hasProgram, tellMissing } from "../testing/programs.ts";
import { appOn, type TestApp, testApp, testDatabase } from "../testing/test-app.ts";
import { aWaitingGift } from "../testing/transfers.ts";

const run = promisify(execFile);
const TOKEN = "rahasia-pengawas-0001";
const RULES = resolve(import.meta.dirname, "../../../deploy/prometheus-rules.yaml");
const promtool = hasProgram("promtool");
/** Each starts several apps, and promtool for each state. */
const PATIENCE = 300_000;

const tried = (name: string, work: () => Promise<void>) => it.runIf(promtool)(name, work, PATIENCE);
const triedWithCertificate = (name: string, work: () => Promise<void>) =>
  it.runIf(promtool && hasProgram("openssl"))(name, work, PATIENCE);

let folder: string;
beforeAll(async () => {
  tellMissing("the alert rules", ["promtool", "openssl"]);
  folder = await mkdtemp(join(tmpdir(), "barakah-alerts-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A busy machine is not a dead database: what answers at all is waited for. */
const SETTINGS = { METRICS_TOKEN: TOKEN, BACKUP_DIR: "off", READY_MOST_MILLISECONDS: "100000" };

/** The last app that was made owns the gauges of this process. */
const watchedApp = (settings: Record<string, string> = {}) => testApp({ ...SETTINGS, ...settings });

async function metricsOf({ app }: TestApp): Promise<string> {
  const { body } = await app.inject({ url: "/metrics", headers: { authorization: `Bearer ${TOKEN}` } });
  return body;
}

/** Our series of a scrape as those of an instance that stays like this for three hours. */
const seriesOf = (scraped: string) =>
  [...scraped.matchAll(/^(barakah_\w+)(?:\{(.*)\})? (\S+)$/gm)]
    .filter(([, , , value]) => Number.isFinite(Number(value)))
    .map(([, name, labels = "", value]) => ({
      series: `${name}{${[labels, 'job="barakah-app"', 'instance="a"'].filter(Boolean).join(",")}}`,
      values: `${Number(value)}+0x200`,
    }));

/** Lets Prometheus's own tool say which alerts fire after three hours. Fails with its output if others do. */
async function firing(scraped: string, alerts: string[], up = 1) {
  const file = join(folder, `${alerts.join("-") || "none"}-${up}.yaml`);
  const test = {
    interval: "1m",
    input_series: [
      ...seriesOf(scraped),
      { series: 'up{job="barakah-app",instance="a"}', values: `${up}+0x200` },
    ],
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: "3h",
        exp_samples: alerts.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
      },
    ],
  };
  // JSON is YAML.
  await writeFile(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: "1m", tests: [test] }));
  const told = await run("promtool", ["test", "rules", file]).catch(({ stdout, stderr }) => ({
    stdout: `${stdout}${stderr}`,
  }));
  expect(told.stdout).toMatch(/SUCCESS\s*$/);
}

tried("the rules and the example of a scrape are what Prometheus reads", async () => {
  const { stdout } = await run("promtool", ["check", "rules", RULES]);
  expect(stdout).toContain("SUCCESS");
  const config = resolve(RULES, "../prometheus.yml");
  expect((await run("promtool", ["check", "config", "--syntax-only", config])).stdout).toContain("SUCCESS");
});

tried("no alert fires for a healthy app, also one whose backups something else takes", async () => {
  await firing(await metricsOf(await watchedApp()), []);
});

tried("a dead app, a dead database and a full disk wake somebody", async () => {
  const app = await watchedApp();
  await firing(await metricsOf(app), ["AppDown"], 0);
  const full = await watchedApp({ DISK_LEAST_MEGABYTES: "900000000" });
  await firing(await metricsOf(full), ["NotReady"]);
  const lost = await watchedApp();
  await lost.database.close();
  const scraped = await metricsOf(lost);
  expect(scraped).toContain('barakah_ready{part="database"} 0');
  await firing(scraped, ["DatabaseDown"]);
});

tried("a frozen database wakes somebody, too", async () => {
  const { url } = await testDatabase();
  const server = await freezable(new URL(url));
  const database = connectDatabase({ connectionString: server.url }, { poolSize: 4, onError: () => {} });
  closeAfterFile(() => database.close());
  const frozen = await appOn(database, { ...SETTINGS, READY_MOST_MILLISECONDS: "200" });
  server.freeze();
  const scraped = await metricsOf(frozen);
  server.thaw();
  await firing(scraped, ["DatabaseDown"]);
});

tried("a storage that does not answer wakes somebody", async () => {
  const away = await watchedApp({
    ...{ S3_ENDPOINT: "http://127.0.0.1:9", S3_REGION: "x", S3_BUCKET: "berkas" },
    ...{ S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" },
  });
  await firing(await metricsOf(away), ["NotReady"]);
});

tried("a missing, late, future or foreign backup is noticed", async () => {
  const place = await mkdtemp(join(folder, "backups-"));
  const app = await watchedApp({ BACKUP_DIR: place, BACKUP_PASSPHRASE: "lima kata yang panjang" });
  await firing(await metricsOf(app), ["BackupLate"]);
  const { rows } = await app.database.pool.query<{ value: Buffer }>(
    "select value from app_secret where name = 'data-folder'",
  );
  const owner = rows[0]?.value.toString("hex", 0, 4);
  const named = (at: Date) =>
    join(place, `barakah-${owner}-${at.toISOString().slice(0, 19).replaceAll(":", "")}Z.backup`);
  const hours = (count: number) => new Date(Date.now() - count * 3600_000);
  await writeFile(named(hours(30)), "");
  await firing(await metricsOf(app), ["BackupLate"]);
  await writeFile(named(hours(1)), "");
  await firing(await metricsOf(app), []);
  const future = named(hours(-9600));
  await writeFile(future, "");
  await firing(await metricsOf(app), ["BackupOdd"]);
  await rm(future);
  await writeFile(join(place, "identity"), `${"0".repeat(64)}\n`);
  await firing(await metricsOf(app), ["BackupOdd"]);
});

tried("jobs that are late or given up, and money that the collector owes, are noticed", async () => {
  const app = await watchedApp();
  await app.database.pool.query(
    "insert into job (name, payload, run_at) values ('mail', '{}', now() - interval '1 hour')",
  );
  await firing(await metricsOf(app), ["JobsLate"]);
  await app.database.pool.query("update job set given_up_at = now() where name = 'mail'");
  await firing(await metricsOf(app), ["JobGivenUp"]);
  await app.database.pool.query("delete from job");
  const { id } = await aCampaign(app.database);
  const { reference } = await aWaitingGift(app.database, id, { amount: 50_123 });
  // A settled state without the steps that lead there: the triggers of the books are not asked.
  await app.database.pool.query(`begin; set local session_replication_role = replica;
    update payment set method = 'qris-donasi', status = 'verified',
      verified_at = now() - interval '30 days' where reference = '${reference}'; commit`);
  await firing(await metricsOf(app), ["MoneyOverdue"]);
});

tried("a filling disk is noticed", async () => {
  const scraped = await metricsOf(await watchedApp());
  // The only state that is not made: this machine's disk is not ours to fill.
  const [, total = ""] = /barakah_disk_bytes\{what="total"\} (\S+)/.exec(scraped) ?? [];
  const filled = scraped.replace(/(barakah_disk_bytes\{what="used"\}) \S+/, `$1 ${Number(total) * 0.9}`);
  await firing(filled, ["DiskFillsUp"]);
});

triedWithCertificate("a certificate that ends soon wakes somebody", async () => {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const made = async (days: string) => {
    const files = ["-keyout", key, "-out", certificate, "-subj", "/CN=localhost", "-days", days];
    await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files]);
    return { key: await readFile(key), cert: await readFile(certificate) };
  };
  const server = createServer(await made("5"));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  const PUBLIC_URL = `https://localhost:${(server.address() as AddressInfo).port}`;
  await firing(await metricsOf(await watchedApp({ PUBLIC_URL })), ["CertificateEnds"]);
  server.setSecureContext(await made("90"));
  await firing(await metricsOf(await watchedApp({ PUBLIC_URL })), []);
});

it("the app runs without its port for metrics if another program has it", async () => {
  const other = createPlainServer();
  await new Promise<void>((ready) => other.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void other.close());
  const { app } = await watchedApp({ METRICS_PORT: String((other.address() as AddressInfo).port) });
  await app.listen({ host: "127.0.0.1", port: 0 });
  expect((await fetch(`${app.listeningOrigin}/healthz`)).status).toBe(200);
});
