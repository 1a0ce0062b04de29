import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "../api/src/testing/free-port.ts";
import { startCourier } from "../simulators/couriers/protocols.ts";
import { ADMIN_PASSWORD } from "./administrator.ts";
import { ready } from "./app-ready.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** One running app per worker: its address, its mail outbox and its courier provider. */
    apps: { site: string; outbox: string; couriers: string }[];
  }
}

const DISTRICTS = [
  { code: "327302", district: "Coblong", city: "Kota Bandung", province: "Jawa Barat" },
  { code: "321701", district: "Lembang", city: "Kabupaten Bandung Barat", province: "Jawa Barat" },
];
const PROJECT = resolve(import.meta.dirname, "..");

/** The product as people start it: its own process, PostgreSQL and demo data. */
async function startApp(port: number) {
  const data = await mkdtemp(join(tmpdir(), "barakah-e2e-"));
  const couriers = await startCourier(DISTRICTS);
  const app = spawn(process.execPath, ["api/src/main.ts"], {
    cwd: PROJECT,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data,
      LOG_LEVEL: "warn",
      // All journeys share one address.
      PAYMENTS_WITHOUT_COOKIE_AND_MINUTE: "1000000",
      PAYMENTS_PER_BROWSER: "1000000",
      UNPAID_SEATS_PER_EVENT: "1000000",
      // Journeys empty a shelf with new accounts, which the default setting prevents.
      NEWCOMERS_STOCK_PERCENT: "100",
      ADMIN_PASSWORD,
      COURIER: "rajaongkir",
      RAJAONGKIR_KEY: "kunci",
      RAJAONGKIR_URL: `${couriers.url}/api/v1`,
      VIDEO_EMBED_HOSTS: "www.youtube-nocookie.com",
    },
  });
  await ready(app);
  return {
    address: { site: `http://localhost:${port}`, outbox: join(data, "outbox"), couriers: couriers.url },
    async stop() {
      const ended = once(app, "exit");
      app.kill("SIGTERM");
      await ended;
      await couriers.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Parallel journeys do not share an app: changes of one would affect the other. */
export default async function setUp(project: TestProject) {
  const apps = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () => startApp(await freePort())),
  );
  project.provide(
    "apps",
    apps.map(({ address }) => address),
  );
  return async () => {
    await Promise.all(apps.map(({ stop }) => stop()));
  };
}
