import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort } from "../../api/src/testing/free-port.ts";
import { newFolder, startApp, stopApp } from "./app.ts";
import { ask, ready } from "./people.ts";
import { startProxy } from "./proxy.ts";
import { found, type Scene } from "./scene.ts";
import { startServer } from "./server.ts";

const PAGES = ["/", "/donasi", "/api/campaigns/"];
const PATIENCE_MS = 3000;

/** The server and its own processes, by their parent. */
function processesOf(server: string): number[] {
  const first = Number(readFileSync(join(server, "cluster/postmaster.pid"), "utf8").split("\n")[0]);
  const parent = (pid: string) => {
    try {
      return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
    } catch {
      return undefined;
    }
  };
  const others = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && parent(pid) === first);
  return [first, ...others.map(Number)];
}

async function timed(url: string) {
  const begun = performance.now();
  const { status, body } = await ask<unknown>(url);
  return { status, body: String(body), milliseconds: Math.round(performance.now() - begun) };
}

const slowest = (answers: { milliseconds: number }[]) =>
  Math.max(...answers.map(({ milliseconds }) => milliseconds));

/** Two instances behind the proxy of deploy/, on a PostgreSQL whose processes are stopped by SIGSTOP. */
export const databaseFrozen: Scene = {
  name: "PostgreSQL is frozen (SIGSTOP) behind two instances and haproxy",
  async run() {
    const folder = await newFolder();
    const server = await startServer(join(folder, "server"));
    const env = { DATABASE_URL: server.url, WEB: "on", TRUST_PROXY: "loopback" };
    const ports = [await freePort(), await freePort()] as const;
    const first = await startApp({ data: join(folder, "one"), port: ports[0], env });
    const instances = [first, await startApp({ data: join(folder, "two"), port: ports[1], env })];
    const proxy = await startProxy(ports);
    try {
      for (const { url } of instances) for (const page of PAGES) await ask(`${url}${page}`);
      for (const pid of processesOf(join(folder, "server"))) process.kill(pid, "SIGSTOP");
      const unseen = await Promise.all(
        Array.from({ length: 12 }, (_, n) => timed(`${proxy.url}/api/products/?page=${n + 1}&search=beku`)),
      );
      // The proxy asks every second and needs two answers.
      await delay(8000);
      const warm = [];
      for (let n = 0; n < 5; n++) for (const page of PAGES) warm.push(await timed(`${proxy.url}${page}`));
      const late = await timed(`${proxy.url}/api/products/?page=99&search=beku`);
      const truth = await timed(`${first.url}/readyz`);
      for (const pid of processesOf(join(folder, "server"))) process.kill(pid, "SIGCONT");
      let again = await ready(proxy.url);
      for (let n = 0; n < 100 && again !== 200; n++) {
        await delay(200);
        again = await ready(proxy.url);
      }
      await Promise.all(instances.map(stopApp));
      await delay(3000);
      const gone = await timed(`${proxy.url}/`);
      const statuses = [...new Set(unseen.map(({ status }) => status))];
      return [
        found(`behind ${proxy.name} with deploy/haproxy.cfg`, proxy.name.startsWith("HAProxy")),
        found(
          `12 calls that no instance had in memory got ${statuses}, the slowest after ${slowest(unseen)} ms; one 8 seconds later ${late.status} after ${late.milliseconds} ms`,
          [...statuses, late.status].every((status) => status === 503) &&
            slowest([...unseen, late]) <= PATIENCE_MS,
        ),
        found(
          `${warm.length} pages and answers from memory got ${[...new Set(warm.map(({ status }) => status))]}, the slowest after ${slowest(warm)} ms; /readyz said ${truth.status}`,
          warm.every(({ status }) => status === 200) && slowest(warm) <= PATIENCE_MS && truth.status === 503,
        ),
        found(`after SIGCONT /readyz said ${again}`, again === 200),
        found(
          `with both instances stopped, visitors saw our page (${gone.status})`,
          gone.status === 503 && gone.body.includes("Sebentar, ya"),
        ),
      ];
    } finally {
      for (const pid of processesOf(join(folder, "server"))) process.kill(pid, "SIGCONT");
      await Promise.all(instances.map(stopApp));
      await proxy.stop();
      await server.stop();
    }
  },
};
