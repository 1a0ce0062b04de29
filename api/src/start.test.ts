import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { layCluster } from "./testing/lay-cluster.ts";

/** Whole starts, on a machine that may be busy. */
const PATIENCE = 300_000;

let data: string;
let port: number;
const running = new Set<ChildProcess>();

async function taken(): Promise<Server> {
  const server = createServer().listen(port ?? 0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "barakah-start-"));
  const server = await taken();
  port = (server.address() as AddressInfo).port;
  server.close();
  await once(server, "close");
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await rm(data, { recursive: true, force: true, maxRetries: 10 });
});

/** A process of its own, with nothing but the settings that matter. */
const run = (script: string, ...args: string[]) => runWith({}, script, ...args);

function runWith(more: Record<string, string>, script: string, ...args: string[]) {
  const settings = {
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: data,
    DEMO: "off",
    WEB: "off",
    ...more,
  };
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      LOG_LEVEL: "silent",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const ended = once(child, "exit").then(([code]) => ({ code, said }));
  const until = async (text: string) => {
    while (!said.includes(text))
      await Promise.race([once(child.stdout, "data"), ended.then(() => Promise.reject(new Error(said)))]);
    return said;
  };
  return { child, ended, until };
}

const passwordIn = (said: string) => /(?:password |admin: )([\w-]{22})/.exec(said)?.[1] ?? "";

async function signIn(password: string): Promise<number> {
  const site = `http://127.0.0.1:${port}`;
  const cookie = (await fetch(`${site}/api/site/`)).headers.getSetCookie().join(";");
  const token = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? "";
  const answer = await fetch(`${site}/api/auth/login/`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      cookie: `csrftoken=${token}`,
      "x-csrftoken": token,
    },
    body: JSON.stringify({ username: "admin", password }),
  });
  return answer.status;
}

let app: ReturnType<typeof run>;
async function stop() {
  app.child.kill("SIGTERM");
  expect((await app.ended).code).toBe(0);
}

it(
  "begins nothing while another program has the port",
  async () => {
    const other = await taken();
    expect(await run("main.ts").ended).toEqual({
      code: 1,
      said: `Port ${port} sudah dipakai program lain. Hentikan program itu, atau pilih port lain, misalnya: PORT=${port + 1} npm start\n`,
    });
    expect(readdirSync(data)).toEqual([]);
    other.close();
    await once(other, "close");
  },
  PATIENCE,
);

it(
  "tells the administrator's password before it listens, and makes another beside the running app",
  async () => {
    await layCluster(join(data, "postgres"));
    app = runWith({ LOG_LEVEL: "" }, "main.ts");
    const said = await app.until("siap di");
    // Nothing else: no line for a migration or a letter in between.
    expect(said).toMatch(/^ {2}Administrator: admin, password [\w-]{22} .*\n {2}BARAKAH APP siap di .*\n$/);
    const beside = await run("user.ts", "reset-password", "admin").ended;
    expect(beside.code).toBe(0);
    expect(await signIn(passwordIn(said))).not.toBe(200);
    expect(await signIn(passwordIn(beside.said))).toBe(200);
    await stop();
  },
  PATIENCE,
);

it(
  "makes another while the app does not run",
  async () => {
    const alone = await run("user.ts", "reset-password", "admin").ended;
    app = run("main.ts");
    expect(await app.until("siap di")).not.toContain("Administrator:");
    expect(await signIn(passwordIn(alone.said))).toBe(200);
    await stop();
  },
  PATIENCE,
);

it(
  "leaves no database behind where a restore fails",
  async () => {
    const place = await mkdtemp(join(tmpdir(), "barakah-restore-"));
    onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 10 }));
    const settings = { DATA_DIR: place, BACKUP_PASSPHRASE: "lima kata yang tidak ditebak" };
    const { code, said } = await runWith(settings, "restore.ts", join(place, "tidak-ada.backup")).ended;
    expect([code, said]).toEqual([1, expect.stringContaining("ENOENT")]);
    expect(readdirSync(place)).toEqual([]);
  },
  PATIENCE,
);

it(
  "tells which commands there are, and whom it does not know",
  async () => {
    const help = await run("user.ts", "apa").ended;
    expect(help.code).toBe(1);
    expect(help.said).toContain("npm run user -- reset-password NAMA");
    expect(await run("user.ts", "make-administrator", "siapa").ended).toEqual({
      code: 1,
      said: "Tidak ada anggota bernama 'siapa'. Sebut nama pengguna atau e-mailnya.\n",
    });
  },
  PATIENCE,
);
