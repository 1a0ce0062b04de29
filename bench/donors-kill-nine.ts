// Kills the app and its database with -9 while 32 donors give, repeatedly, and counts the gifts afterwards: `node
// bench/donors-kill-nine.ts [--rounds 3]`. Donors retry unanswered calls with the same idempotency key.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { freePort } from "../api/src/testing/free-port.ts";

const PROJECT = resolve(import.meta.dirname, "..");
const DONORS = 32;
const ANSWERED_PER_ROUND = 40;
const CSRF = "k".repeat(32);
const CAMPAIGN = "sumur-untuk-desa";
/** Keeps the waiting donors from taking CPU from the restarting app. */
const ASK_AGAIN_MS = 100;
const PROOF = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

interface App {
  process: ChildProcess;
  url: string;
}

async function start(data: string, port: number): Promise<App> {
  const app = spawn(process.execPath, ["api/src/main.ts"], {
    cwd: PROJECT,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      WEB: "off",
      DEMO: "off",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: "fatal",
      PAYMENTS_WITHOUT_COOKIE_AND_MINUTE: "1000000",
      PAYMENTS_PER_BROWSER: "1000000",
    },
  });
  let output = "";
  await new Promise<void>((ready, fail) => {
    app.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("siap di")) ready();
    });
    app.once("exit", () => fail(new Error(`the app ended: ${output}`)));
  });
  return { process: app, url: `http://127.0.0.1:${port}` };
}

/** The app and every database process, so that nothing is flushed on exit. */
async function killAll(app: App, data: string) {
  const postmaster = Number(
    (await readFile(join(data, "postgres/cluster/postmaster.pid"), "utf8")).split("\n")[0],
  );
  const ended = once(app.process, "exit");
  app.process.kill("SIGKILL");
  process.kill(postmaster, "SIGKILL");
  await ended;
}

async function give(url: string, slug: string, key: string): Promise<string | undefined> {
  const form = new FormData();
  const fields = {
    amount: "25250",
    donor_name: key,
    donor_phone: "081200000000",
    payment_method: "bsi",
    source_bank: "BSI",
    source_account: "1",
    transfer_date: "2026-11-15",
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("proof_file", new Blob([new Uint8Array(PROOF)], { type: "image/png" }), "bukti.png");
  const answer = await fetch(`${url}/api/donations/${slug}/create-donation/`, {
    method: "POST",
    headers: { cookie: `csrftoken=${CSRF}`, "x-csrftoken": CSRF, "idempotency-key": key },
    body: form,
  }).catch(() => undefined);
  if (answer && answer.status >= 400 && answer.status < 500)
    throw new Error(`refused: ${await answer.text()}`);
  if (answer?.status !== 201) return undefined;
  const body = (await answer.json().catch(() => undefined)) as { order_id: string } | undefined;
  return body?.order_id;
}

/** Gives gift after gift until told to stop, retrying each until it is answered. */
async function donor(
  name: string,
  slug: string,
  site: () => App,
  answers: Map<string, string>,
  stopped: () => boolean,
) {
  for (let number = 0; !stopped(); number++) {
    const key = `${name}-${String(number).padStart(6, "0")}`;
    for (;;) {
      const order = await give(site().url, slug, key);
      if (order) {
        answers.set(key, order);
        break;
      }
      await delay(ASK_AGAIN_MS);
    }
  }
}

async function ask<Row extends pg.QueryResultRow>(data: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ host: join(data, "postgres/socket"), user: "app", database: "barakah" });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

async function findings(data: string, answers: Map<string, string>) {
  const rows = await ask<{ payer_name: string; references: string[] }>(
    data,
    `select payer_name, array_agg(reference) as references from payment where payer_name like 'donatur-%' group by 1`,
  );
  const kept = new Map(rows.map((row) => [row.payer_name, row.references]));
  const lost = [...answers].filter(([key, order]) => !kept.get(key)?.includes(order));
  const doubled = [...kept].filter(([, references]) => references.length > 1);
  return { answered: answers.size, lost: lost.length, doubled: doubled.length };
}

async function run(rounds: number) {
  const data = await mkdtemp(join(tmpdir(), "barakah-donors-"));
  // As root, the database runs as another user and must be able to enter.
  await chmod(data, 0o755);
  const port = await freePort();
  let app = await start(data, port);
  await ask(
    data,
    `insert into campaign (slug, title, description, status, category, target_amount)
     values ('${CAMPAIGN}', 'Sumur untuk desa', '', 'published', 'sosial', 100000000)`,
  );
  const answers = new Map<string, string>();
  let stopped = false;
  const donors = Array.from({ length: DONORS }, (_, place) =>
    donor(
      `donatur-${place}`,
      CAMPAIGN,
      () => app,
      answers,
      () => stopped,
    ),
  );
  for (let round = 0; round < rounds; round++) {
    const wanted = answers.size + ANSWERED_PER_ROUND + Math.floor(Math.random() * ANSWERED_PER_ROUND);
    while (answers.size < wanted) await delay(5);
    await killAll(app, data);
    app = await start(data, port);
  }
  stopped = true;
  await Promise.all(donors);
  const found = await findings(data, answers);
  const ended = once(app.process, "exit");
  app.process.kill("SIGTERM");
  await ended;
  await rm(data, { recursive: true, force: true });
  return found;
}

const { values } = parseArgs({ options: { rounds: { type: "string", default: "3" } } });
const found = await run(Number(values.rounds));
process.stdout.write(
  `${found.answered} answered gifts, ${found.lost} lost, ${found.doubled} doubled, ${values.rounds} kills\n`,
);
process.exitCode = found.lost + found.doubled === 0 ? 0 : 1;
