import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { startPostgres } from "../api/src/platform/postgres/index.ts";
import { judge, type Row } from "./kill-nine-verdict.ts";

/** Kills app and database while they write, repeatedly, and checks that no confirmed write is missing. */
const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    // Such as synchronous_commit=off, to prove that a loss would be detected.
    set: { type: "string", multiple: true, default: [] },
  },
});
const rounds = Number(values.rounds);

const CREATE =
  "create table written (id bigint generated always as identity primary key, token uuid not null)";
const READ = "select id::text, token::text from written";

async function writeUntilKilled(directory: string): Promise<Row[]> {
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, "kill-nine-writer.ts"), directory, ...values.set],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const enough = randomInt(50, 2000);
  const answered: Row[] = [];
  let killed = false;
  for await (const line of createInterface({ input: writer.stdout })) {
    const [, id, token] = /^(\d+) ([0-9a-f-]{36})$/.exec(line) ?? [];
    if (id && token) answered.push({ id, token });
    if (answered.length < enough || killed) continue;
    killed = true;
    await killEverything(writer, directory);
  }
  if (!killed) throw new Error("The writer ended by itself.");
  return answered;
}

async function killEverything(writer: ChildProcess, directory: string): Promise<void> {
  const postmaster = Number(
    readFileSync(join(directory, "cluster", "postmaster.pid"), "utf8").split("\n")[0],
  );
  const exit = once(writer, "exit");
  for (const pid of [Number(writer.pid), postmaster, ...childrenOf(postmaster)]) killNow(pid);
  await exit;
}

/** On other systems, the children notice the death of their postmaster themselves. */
function childrenOf(pid: number): number[] {
  if (process.platform !== "linux") return [];
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").map(Number);
}

function killNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function startAndAsk(directory: string, sql: string): Promise<{ rows: Row[]; took: number }> {
  const begun = performance.now();
  const postgres = await startPostgres({ directory, database: "bench", log: () => undefined });
  const took = performance.now() - begun;
  const client = new Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  await postgres.stop();
  return { rows, took };
}

async function run(directory: string): Promise<boolean> {
  const answered: Row[] = [];
  const times: number[] = [];
  let verdict = { lost: 0, twice: 0 };
  await startAndAsk(directory, CREATE);
  for (let round = 1; round <= rounds; round++) {
    answered.push(...(await writeUntilKilled(directory)));
    const { rows, took } = await startAndAsk(directory, READ);
    times.push(took);
    verdict = judge(answered, rows);
    if (verdict.lost + verdict.twice > 0) break;
  }
  const slowest = Math.round(Math.max(...times));
  process.stdout.write(
    `kill -9: ${times.length} rounds, ${answered.length} answered writes, ${verdict.lost} lost, ${verdict.twice} doubled, slowest recovery ${slowest} ms\n`,
  );
  return verdict.lost + verdict.twice === 0;
}

const directory = await mkdtemp(join(tmpdir(), "barakah-kill-nine-"));
try {
  process.exitCode = (await run(directory)) ? 0 : 1;
} finally {
  await rm(directory, { recursive: true, force: true, maxRetries: 10 });
}
