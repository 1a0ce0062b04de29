import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "../../api/src/testing/free-port.ts";
import { type S3Server, startS3 } from "../../api/src/testing/s3-server.ts";
import { type App, newFolder, startApp } from "../faults/app.ts";
import { type FrontProxy, startProxy } from "../faults/proxy.ts";
import { startServer } from "../faults/server.ts";
import { startPooler } from "./pooler.ts";
import { type Provider, playProvider } from "./provider.ts";

export const SIGN_INS = 12;

export interface Stage {
  proxy: FrontProxy;
  s3: S3Server;
  /** Whether a transaction pooler is in front of the database. */
  pooled: boolean;
  databaseUrl: string;
  provider: Provider;
  /** By position; started from this project unless another folder is given. */
  instances: [App, App];
  start(place: 0 | 1, project?: string): Promise<App>;
  close(): Promise<void>;
}

async function kill({ process: app }: App) {
  if (app.exitCode !== null || app.signalCode !== null) return;
  const ended = once(app, "exit");
  app.kill("SIGKILL");
  await ended;
}

/** One PostgreSQL, S3 server, provider and proxy, and two instances of the app with their own folders. */
export async function setStage({
  project,
  pooled,
}: {
  project?: string | undefined;
  pooled: boolean;
}): Promise<Stage> {
  const folder = await newFolder();
  const server = await startServer(join(folder, "postgres"));
  const pooler = pooled ? await startPooler(server.url) : undefined;
  const s3 = await startS3(["berkas"]);
  // Like storages that close each connection: bodies must still arrive whole.
  s3.closing(true);
  const ports = [await freePort(), await freePort()] as const;
  const proxy = await startProxy(ports);
  const provider = await playProvider(proxy.url);
  const start = async (place: 0 | 1, from = project) => {
    const data = join(folder, `instance-${place}`);
    await mkdir(data, { recursive: true });
    return startApp({
      data,
      port: ports[place],
      ...(from && { project: from }),
      env: {
        ...s3.settings,
        ...provider.env,
        S3_BUCKET: "berkas",
        DATABASE_URL: pooler?.url ?? server.url,
        ...(pooler && { DATABASE_DIRECT_URL: server.url }),
        PUBLIC_URL: proxy.url,
        TRUST_PROXY: "loopback",
        PAYMENT_UPKEEP_SECONDS: "2",
        SIGN_INS_PER_ADDRESS: String(SIGN_INS),
        PAYMENTS_PER_BROWSER: "1000000",
        UNPAID_PIECES_PER_PRODUCT: "1000000",
        UNPAID_SEATS_PER_EVENT: "1000000",
        NEWCOMERS_STOCK_PERCENT: "100",
      },
    });
  };
  // Both start on an empty database: one migrates and seeds, the other waits.
  const first = start(0);
  // Older versions do not wait long enough for each other on a busy machine.
  if (project) await first;
  const instances: [App, App] = await Promise.all([first, start(1)]);
  return {
    proxy,
    s3,
    pooled: pooler !== undefined,
    databaseUrl: server.url,
    provider,
    instances,
    start,
    async close() {
      await Promise.all(instances.map(kill));
      await proxy.stop();
      await provider.close();
      await s3.close();
      await pooler?.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export { kill };
