import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { ADMIN_PASSWORD } from "./administrator.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the running app answers. */
    site: string;
    /** Where the app lays the letters that it would send. */
    outbox: string;
  }
}

const PROJECT = resolve(import.meta.dirname, "..");

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Waits for the sentence that the app prints when it answers, or for its end. */
function ready(app: ChildProcess): Promise<void> {
  return new Promise((resolveReady, reject) => {
    let output = "";
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("siap di")) resolveReady();
    };
    app.stdout?.on("data", listen);
    app.stderr?.on("data", listen);
    app.once("exit", () => reject(new Error(`The app did not start:\n${output}`)));
  });
}

/** The product as people start it: its own process, its own PostgreSQL, the demo catalogue. */
export default async function setUp(project: TestProject) {
  const data = await mkdtemp(join(tmpdir(), "barakah-e2e-"));
  const port = await freePort();
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
      ADMIN_PASSWORD,
      VIDEO_EMBED_HOSTS: "www.youtube-nocookie.com",
    },
  });
  await ready(app);
  project.provide("site", `http://localhost:${port}`);
  project.provide("outbox", join(data, "outbox"));

  return async () => {
    const ended = once(app, "exit");
    app.kill("SIGTERM");
    await ended;
    await rm(data, { recursive: true, force: true });
  };
}
