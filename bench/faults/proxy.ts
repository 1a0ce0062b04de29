import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createProxyServer } from "httpxy";
import { freePort } from "../../api/src/testing/free-port.ts";
import { newFolder } from "./app.ts";
import { ask } from "./people.ts";

export interface FrontProxy {
  /** For the report. */
  name: string;
  url: string;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 200;

const DEPLOY = resolve(import.meta.dirname, "../../deploy");

/** deploy/haproxy.cfg with this machine's addresses, and without TLS. */
async function settings(port: number, instances: readonly number[]): Promise<string> {
  const written = await readFile(join(DEPLOY, "haproxy.cfg"), "utf8");
  const places = ["10.0.0.11:3000", "10.0.0.12:3000"];
  return written
    .replace(
      /^\tbind :443 .*\n(?:\t# API calls .*\n\thttp-request deny .*\n)?\thttp-request redirect .*\n\thttp-request set-header X-Forwarded-Proto .*\n/m,
      "",
    )
    .replace("bind :80", `bind 127.0.0.1:${port}`)
    .replaceAll("/etc/haproxy/", `${DEPLOY}/`)
    .replaceAll(/10\.0\.0\.1[12]:3000/g, (place) => `127.0.0.1:${instances[places.indexOf(place)]}`);
}

async function answered(url: string, child: ChildProcess) {
  while ((await ask(url)).status === 0) {
    if (child.exitCode !== null) throw new Error("haproxy ended");
    await delay(50);
  }
}

async function haproxy(instances: readonly number[]): Promise<FrontProxy> {
  const port = await freePort();
  const file = join(await newFolder(), "haproxy.cfg");
  await writeFile(file, await settings(port, instances));
  const child = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  process.once("exit", () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await answered(url, child);
  const name = spawnSync("haproxy", ["-v"], { encoding: "utf8" }).stdout.split("\n")[0] ?? "haproxy";
  return {
    name: name.replace(/ - .*/, ""),
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The instances that were ready at the last health check. */
function watched(instances: readonly number[]) {
  let ready = [...instances];
  const timer = setInterval(async () => {
    const answers = await Promise.all(
      instances.map((instance) => ask(`http://127.0.0.1:${instance}/readyz`)),
    );
    ready = instances.filter((_, place) => answers[place]?.status === 200);
  }, LOOK_EVERY_MS);
  return { ready: () => ready, stop: () => clearInterval(timer) };
}

/** Fallback without haproxy: an npm proxy, round robin over ready instances. */
async function standIn(instances: readonly number[]): Promise<FrontProxy> {
  const proxy = createProxyServer({ xfwd: true });
  const looked = watched(instances);
  let turn = 0;
  const server = createServer(async (request, response) => {
    const ready = looked.ready();
    const instance = ready[turn++ % ready.length];
    const refuse = () => void (response.headersSent ? response.destroy() : response.writeHead(502).end());
    if (instance === undefined) return refuse();
    await proxy.web(request, response, { target: `http://127.0.0.1:${instance}` }).catch(refuse);
  });
  server.listen(await freePort(), "127.0.0.1");
  await once(server, "listening");
  const address = server.address() as { port: number };
  return {
    name: "httpxy, since there is no haproxy here",
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      looked.stop();
      server.closeAllConnections();
      server.close();
    },
  };
}

export const startProxy = (instances: readonly number[]): Promise<FrontProxy> =>
  spawnSync("haproxy", ["-v"]).status === 0 ? haproxy(instances) : standIn(instances);
