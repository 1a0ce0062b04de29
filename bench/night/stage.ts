import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "../../api/src/testing/free-port.ts";
import { type App, startApp, stopApp } from "../faults/app.ts";
import { startProxy } from "../faults/proxy.ts";
import { startServer } from "../faults/server.ts";
import { type Provider, playProvider } from "../two-instances/provider.ts";
import { EXPLAINED } from "./plans.ts";

/** Only while filling: what is lost in a crash is filled again. */
const FAST = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum: "off",
  max_wal_size: "16GB",
  shared_buffers: "2GB",
};
const BACKUP_PASSPHRASE = "malam-ramadan-di-bangku-uji";
/** All payers are behind one address here. */
const UNLIMITED = {
  PAYMENTS_PER_ADDRESS_AND_MINUTE: "1000000",
  OPEN_QRIS_GIFTS_WITHOUT_COOKIE: "1000000",
  OPEN_QRIS_GIFTS_PER_BROWSER: "1000000",
};

export interface Ground {
  folder: string;
  url: string;
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  postmaster: number;
  stop(): Promise<void>;
}

/** The database of the folder: with settings for filling, or those of the app with plans of some statements in its log. */
export async function openGround(folder: string, purpose: "fill" | "play"): Promise<Ground> {
  const directory = join(folder, "postgres");
  const server = await startServer(directory, purpose === "fill" ? FAST : EXPLAINED);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query("set statement_timeout = 0");
  return {
    folder,
    url: server.url,
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    postmaster: Number(readFileSync(join(directory, "cluster/postmaster.pid"), "utf8").split("\n")[0]),
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}

const dataOf = (folder: string) => join(folder, "data");

/** Settings of the app and its commands on this ground. */
export const settingsOn = ({ folder, url }: Ground): Record<string, string> => ({
  ...UNLIMITED,
  DATABASE_URL: url,
  DATA_DIR: dataOf(folder),
  BACKUP_DIR: join(folder, "backups"),
  BACKUP_PASSPHRASE,
});

/** The demo's catalogue, people and QRIS, on which the crowd is filled. */
export async function seedDemo(ground: Ground): Promise<void> {
  await mkdir(dataOf(ground.folder), { recursive: true });
  const app = await startApp({
    data: dataOf(ground.folder),
    port: await freePort(),
    env: { ...settingsOn(ground), BACKUP_DIR: "off" },
  });
  await stopApp(app);
}

export interface Stage {
  url: string;
  instances: App[];
  provider: Provider;
  /** Named in the report. */
  proxy: string;
  close(): Promise<void>;
}

/** Instances of the app that share a database and a folder, behind a proxy if there are several. */
export async function setStage(ground: Ground, count: number): Promise<Stage> {
  const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
  const front = count > 1 ? await startProxy(ports) : undefined;
  const url = front?.url ?? `http://127.0.0.1:${ports[0]}`;
  const provider = await playProvider(url);
  const instances: App[] = [];
  const close = async () => {
    await Promise.all(instances.map(stopApp));
    await front?.stop();
    await provider.close();
  };
  try {
    for (const port of ports)
      instances.push(
        await startApp({
          data: dataOf(ground.folder),
          port,
          env: {
            ...settingsOn(ground),
            ...provider.env,
            WEB: "on",
            PUBLIC_URL: url,
            ...(front && { TRUST_PROXY: "loopback" }),
          },
        }),
      );
  } catch (error) {
    await close();
    throw error;
  }
  return { url, instances, provider, proxy: front?.name ?? "none", close };
}
