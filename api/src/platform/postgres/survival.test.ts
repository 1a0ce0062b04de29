import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { layCluster } from "../../testing/lay-cluster.ts";
import {
  type AppProcess,
  eventually,
  killed,
  killQuietly,
  postmasterOf,
  processesOf,
  query,
  startApp,
  temporaryPlace,
} from "./app-process.fixture.ts";
import { isPostmasterOf } from "./postmaster.ts";
import { serverIdentity } from "./server-user.ts";

async function appWithARow(): Promise<{ directory: string; app: AppProcess; postmaster: number }> {
  const directory = await layCluster(join(await temporaryPlace(), "pg"));
  const app = await startApp(directory);
  await query(app.connection, "create table kept as select 7 as seven");
  return { directory, app, postmaster: await postmasterOf(directory) };
}

async function expectTakenOver(directory: string): Promise<AppProcess> {
  const next = await startApp(directory);
  expect(await query(next.connection, "select seven from kept")).toEqual([[7]]);
  await next.stop();
  expect(existsSync(join(directory, "cluster", "postmaster.pid"))).toBe(false);
  return next;
}

test("the server stops when the app is killed", async () => {
  const { directory, app, postmaster } = await appWithARow();
  await app.kill();
  await eventually(async () => !(await isPostmasterOf(join(directory, "cluster"), postmaster)));
  await eventually(() => processesOf(postmaster).length === 0);
  expect(readFileSync(join(directory, "postgres.log"), "utf8")).toMatch(/database system is shut down\s*$/);
});

test("a start right after the app was killed takes over", async () => {
  const { directory, app } = await appWithARow();
  await app.kill();
  await expectTakenOver(directory);
});

test("a server that lost both its app and its watcher is stopped by the next start", async () => {
  const { directory, app, postmaster } = await appWithARow();
  const watchers = processesOf(postmaster).filter(({ name }) => name === "sh");
  expect(watchers).toHaveLength(1);
  for (const { pid } of watchers) process.kill(pid, "SIGKILL");
  await app.kill();
  expect(await query(app.connection, "select 1")).toEqual([[1]]);
  const next = await expectTakenOver(directory);
  expect(next.logs.join()).toContain(`proses ${postmaster}`);
  expect(await isPostmasterOf(join(directory, "cluster"), postmaster)).toBe(false);
});

test("everything killed at once is recovered", async () => {
  const { directory, app, postmaster } = await appWithARow();
  const everything = processesOf(postmaster);
  expect(everything.length).toBeGreaterThan(3);
  // The postmaster first; otherwise it would begin an orderly shutdown.
  for (const pid of [postmaster, ...everything.map((one) => one.pid)]) killQuietly(pid);
  await app.kill();
  await expectTakenOver(directory);
  expect(readFileSync(join(directory, "postgres.log"), "utf8")).toContain("was not properly shut down");
});

test("a postmaster killed under working sessions is waited for and recovered", async () => {
  const { directory, app, postmaster } = await appWithARow();
  const busy = query(app.connection, "select pg_sleep(60)").catch(() => "cut off");
  await eventually(async () => {
    const waiting = "select count(*)::int from pg_stat_activity where wait_event = 'PgSleep'";
    return (await query(app.connection, waiting))[0]?.[0] === 1;
  });
  process.kill(postmaster, "SIGKILL");
  await app.kill();
  await expectTakenOver(directory);
  expect(await busy).toBe("cut off");
});

test("a stale process id of another program is ignored and not signalled", async () => {
  const { directory, app, postmaster } = await appWithARow();
  const cluster = join(directory, "cluster");
  const pidFile = readFileSync(join(cluster, "postmaster.pid"), "utf8");
  await app.stop();

  const stranger = spawn("sleep", ["600"], { ...(await serverIdentity(cluster)), cwd: cluster });
  onTestFinished(() => killed(stranger));
  await once(stranger, "spawn");
  writeFileSync(join(cluster, "postmaster.pid"), pidFile.replace(`${postmaster}`, `${stranger.pid}`));
  await expectTakenOver(directory);
  expect(stranger.signalCode).toBe(null);
  expect(stranger.kill(0)).toBe(true);
});

test("Ctrl-C reaches the app and leaves the server to it", async () => {
  const { app } = await appWithARow();
  const told = once(app.child, "message");
  process.kill(-Number(app.child.pid), "SIGINT");
  expect((await told)[0]).toEqual({ interrupted: "still here" });
  await app.stop();
});
