import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../api/src/testing/free-port.ts";
import { ready } from "./app-ready.ts";

const PROJECT = resolve(import.meta.dirname, "..");

/** An installation of its own, for a journey that begins where nothing is set up. */
export async function ownApp(settings: Record<string, string>) {
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), "barakah-e2e-own-"));
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
      ...settings,
    },
  });
  await ready(app);
  return {
    site: `http://localhost:${port}`,
    async stop() {
      const ended = once(app, "exit");
      app.kill("SIGTERM");
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
