import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BACKGROUND_JOB_LABEL, type Operations } from "@barakah/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { folderPlace } from "../platform/backup/place.ts";
import { takeBackup } from "../platform/backup/take-backup.ts";
import { localFiles } from "../platform/files/file-store.ts";
import { aCampaign } from "../testing/builders.ts";
import { bearer, send } from "../testing/calls.ts";
import { aStaffMember } from "../testing/staff.ts";
import { type TestApp, testApp } from "../testing/test-app.ts";
import { aWaitingGift } from "../testing/transfers.ts";
import { problemsIn } from "./problems.ts";

const PASSPHRASE = "frasa sandi yang panjang";
const TOKEN = "rahasia-pengawas-0001";
let api: TestApp;
let folder: string;
let who: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "barakah-backups-"));
  api = await testApp({ BACKUP_DIR: folder, BACKUP_PASSPHRASE: PASSPHRASE, METRICS_TOKEN: TOKEN });
  who = bearer(await aStaffMember(api, "administrator"));
  const campaign = await aCampaign(api.database);
  const { reference } = await aWaitingGift(api.database, campaign.id, { amount: 100_250 });
  const approved = await send(api, "POST", `/api/admin/payments/${reference}/approve/`, { lines: [] }, who);
  expect(approved.status).toBe(200);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("has words for every job that it lists", () => {
  expect(api.app.jobs.names().filter((name) => !BACKGROUND_JOB_LABEL[name])).toEqual([]);
});

const read = async () => (await api.get<Operations>("/api/admin/operations/", who)).body;
const keys = async () => (await read()).problems.map(({ key }) => key);
const ask = (path: string, headers = who) =>
  send<{ detail: string; code: string; retried: number; complaints: string[] }>(
    api,
    "POST",
    `/api/admin/operations/${path}`,
    {},
    headers,
  );
const letters = async () =>
  (
    await api.database.pool.query<{ subject: string }>(
      "select payload->>'subject' as subject from job where name = 'mail' order by id",
    )
  ).rows.map(({ subject }) => subject);
const runAgain = (name: string) =>
  api.database.pool.query("insert into job (name, payload) values ($1, '{}')", [name]);

it("only administrators may read it", async () => {
  const treasurer = bearer(await aStaffMember(api, "bendahara"));
  expect((await api.get("/api/admin/operations/", treasurer)).status).toBe(403);
  expect((await ask("check/", treasurer)).status).toBe(403);
});

it("reports PostgreSQL's version, its release day and the number of later releases", async () => {
  expect((await read()).database).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+$/),
    released: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    newer: expect.any(Number),
  });
});

it("says that there is no backup, and that none can be tested", async () => {
  expect(await keys()).toEqual([]);
  await api.database.pool.query(
    "insert into job (name, payload, key, attempts, last_error, run_at) values ('backup', '{}', 'backup', 1, 'EACCES', now() + interval '1 day')",
  );
  expect(await keys()).toEqual(["backup-late"]);
  await api.database.pool.query("delete from job where name = 'backup'");
  expect((await ask("restore-test/")).body.code).toBe("no_backup");
});

it("says at once that no backup can be written", async () => {
  const blocked = join(folder, "berkas");
  await writeFile(blocked, "");
  const broken = await testApp({ BACKUP_DIR: blocked, BACKUP_PASSPHRASE: PASSPHRASE });
  const head = bearer(await aStaffMember(broken, "administrator"));
  const { body } = await broken.get<Operations>("/api/admin/operations/", head);
  expect(body.problems).toMatchObject([{ key: "backup-place", sentence: expect.stringContaining("EEXIST") }]);
  await rm(blocked);
});

it("restores the newest backup elsewhere, examines it, and leaves nothing behind", async () => {
  await takeBackup({
    database: api.database,
    files: localFiles(api.config.dataDirectory),
    place: folderPlace(folder),
    passphrase: PASSPHRASE,
  });
  expect(await keys()).toContain("restore-test-late");
  expect((await ask("restore-test/")).status).toBe(200);
  expect((await read()).restore_test.running).toBe(true);
  await api.app.jobs.runDue();
  const { restore_test, problems } = await read();
  expect(restore_test).toMatchObject({ running: false, complaints: [] });
  expect(restore_test.rows).toBeGreaterThan(10);
  expect(problems).toEqual([]);
  const { backup, ...others } = await read();
  const aged = { ...others, backup: { ...backup, last: new Date(Date.now() - 27 * 3600_000).toISOString() } };
  expect(problemsIn(aged, Date.now())).toMatchObject([{ key: "backup-late", title: "Cadangan terlambat" }]);
  const left = await api.database.pool.query("select from pg_database where datname = 'barakah_uji_pulih'");
  expect(left.rowCount).toBe(0);
});

it("reports a backup that cannot be restored", async () => {
  const other = await mkdtemp(join(tmpdir(), "barakah-backups-"));
  const broken = await testApp({ BACKUP_DIR: other, BACKUP_PASSPHRASE: "frasa sandi yang lain" });
  const { database, config } = broken;
  const files = localFiles(config.dataDirectory);
  await takeBackup({ database, files, place: folderPlace(other), passphrase: PASSPHRASE });
  const head = bearer(await aStaffMember(broken, "administrator"));
  await send(broken, "POST", "/api/admin/operations/restore-test/", {}, head);
  await broken.app.jobs.runDue();
  const { body } = await broken.get<Operations>("/api/admin/operations/", head);
  expect(body.problems.map(({ key }) => key)).toContain("restore-test");
});

it("the check finds disagreeing totals, and mails every administrator once", async () => {
  await api.database.pool.query("update campaign_total set collected_amount = collected_amount + 1");
  const { body } = await ask("check/");
  expect(body.complaints.length).toBeGreaterThan(0);
  for (const _look of [1, 2]) {
    await runAgain("watch");
    await api.app.jobs.runDue();
  }
  const { alerts, mail } = await read();
  expect(alerts).toMatchObject([{ title: "Pemeriksaan menemukan 2 keluhan", closed_at: null }]);
  const administrators = await api.database.pool.query("select from staff_role where role = 'administrator'");
  expect(mail.sent).toBe(administrators.rowCount);
  await api.database.pool.query("update campaign_total set collected_amount = collected_amount - 1");
  await ask("check/");
  await runAgain("watch");
  await api.app.jobs.runDue();
  expect((await read()).alerts[0]?.closed_at).not.toBeNull();
  expect((await read()).check.nights).toEqual([false, true]);
});

it("shows a job that gave up, with its error, and runs it again", async () => {
  await api.database.pool.query(
    `insert into job (name, payload, attempts, last_error, given_up_at)
     values ('mail', '{"to":"a@example.com","subject":"x","text":"x","html":"x"}', 12, 'tidak tersambung', now())`,
  );
  const job = (await read()).jobs.find(({ name }) => name === "mail");
  expect(job).toMatchObject({ state: "given_up", error: "tidak tersambung" });
  expect((await ask("jobs/mail/retry/")).body.retried).toBe(1);
  await api.app.jobs.runDue();
  expect((await read()).jobs.find(({ name }) => name === "mail")).toMatchObject({
    state: "fine",
    waiting: 0,
  });
  expect(await letters()).toEqual([]);
});

it("serves its metrics only with the token", async () => {
  const get = (authorization: string) => api.app.inject({ url: "/metrics", headers: { authorization } });
  expect((await get("Bearer salah")).statusCode).toBe(404);
  const { statusCode, body } = await get(`Bearer ${TOKEN}`);
  expect(statusCode).toBe(200);
  for (const name of [
    "barakah_request_seconds_count",
    "barakah_cache_lookups_total",
    'barakah_transfers_waiting{kind="donation"} 0',
    'barakah_database_connections{state="idle"}',
    'barakah_jobs{state="given_up"} 0',
    'barakah_backup_age_seconds{what="newest"}',
    "nodejs_eventloop_lag_p99_seconds",
  ])
    expect(body).toContain(name);
  const deploy = join(import.meta.dirname, "../../../deploy");
  for (const file of ["prometheus-rules.yaml", "grafana-dashboard.json"])
    for (const [name] of (await readFile(join(deploy, file), "utf8")).matchAll(/barakah_\w+/g))
      expect([file, body.includes(`# TYPE ${name.replace(/_(?:count|bucket)$/, "")} `), name]).toEqual([
        file,
        true,
        name,
      ]);
});

it("reports a place of another installation, and backups that are dated in the future", async () => {
  const second = await testApp({ BACKUP_DIR: folder, BACKUP_PASSPHRASE: PASSPHRASE });
  const head = bearer(await aStaffMember(second, "administrator"));
  const { body } = await second.get<Operations>("/api/admin/operations/", head);
  expect(body.backup).toMatchObject({ last: null, kept: 0 });
  expect(body.problems).toMatchObject([
    { key: "backup-place", sentence: expect.stringContaining("milik pemasangan lain") },
  ]);
  const owner = (await readFile(join(folder, "identity"), "utf8")).slice(0, 8);
  const future = join(folder, `barakah-${owner}-2099-01-01T000000Z.backup`);
  await writeFile(future, "");
  const told = await read();
  expect(told.backup.last?.slice(0, 4)).not.toBe("2099");
  expect(told.problems.map(({ key }) => key)).toContain("backup-future");
  await rm(future);
});
