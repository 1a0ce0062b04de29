import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:https";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { freePort } from "../testing/free-port.ts";
import { hasProgram, tellMissing } from "../testing/programs.ts";
import { testApp } from "../testing/test-app.ts";
import { examineSettings } from "./config.ts";

const DEPLOY = resolve(import.meta.dirname, "../../../deploy");
const run = promisify(execFile);
const read = (name: string) => readFile(join(DEPLOY, name), "utf8");

let folder: string;
/** The real app, which the proxies lead to. */
let app: number;
beforeAll(async () => {
  tellMissing("deploy/", ["haproxy", "nginx", "caddy", "systemd-analyze", "openssl"]);
  folder = await mkdtemp(join(tmpdir(), "barakah-deploy-"));
  await chmod(folder, 0o755);
  const api = await testApp({ TRUST_PROXY: "loopback" });
  await api.app.listen({ host: "127.0.0.1", port: 0 });
  app = (api.app.server.address() as AddressInfo).port;
  if (!hasProgram("openssl")) return;
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const subject = ["-subj", "/CN=localhost", "-days", "2"];
  await run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...files, ...subject]);
  const both = await Promise.all(
    ["fullchain.pem", "privkey.pem"].map((name) => readFile(join(folder, name))),
  );
  await writeFile(join(folder, "barakah.pem"), Buffer.concat(both));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ports {
  plain: number;
  tls: number;
}

/** The status of a call over TLS; 0 if there is no answer. The certificate is our own. */
const over = ({ tls }: Ports, path: string) =>
  new Promise<number>((answered) => {
    const call = request(
      {
        host: "127.0.0.1",
        port: tls,
        path,
        servername: "localhost",
        headers: { host: "localhost" },
        rejectUnauthorized: false,
      },
      (answer) => {
        answer.resume();
        answered(answer.statusCode ?? 0);
      },
    );
    call.on("error", () => answered(0));
    call.end();
  });

const plain = async ({ plain }: Ports, path: string) => {
  const { promise, resolve: answered } = Promise.withResolvers<string>();
  const socket = connect(plain, "127.0.0.1");
  socket.once("error", () => answered(""));
  socket.once("data", (told) => answered(told.toString()));
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  const [head = ""] = (await promise).split("\r\n\r\n");
  socket.destroy();
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0),
    location: /^location: (\S+)/im.exec(head)?.[1],
  };
};

/** Starts a proxy and waits until it leads to the app. */
async function started(command: string, args: string[], ports: Ports, env = {}) {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let told = "";
  child.stderr?.on("data", (chunk) => (told += chunk));
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  while ((await over(ports, "/readyz")) !== 200) {
    if (child.exitCode !== null) throw new Error(told);
    await delay(100);
  }
}

/** What the documents promise of every proxy. */
async function refusesPlainCalls(ports: Ports) {
  expect(await over(ports, "/api/campaigns/")).toBe(200);
  expect((await plain(ports, "/api/campaigns/")).status).toBe(403);
  const page = await plain(ports, "/charity");
  expect([301, 302, 308]).toContain(page.status);
  expect(page.location).toMatch(/^https:\/\/localhost(?::\d+)?\/charity$/);
}

const newPorts = async (): Promise<Ports> => ({ plain: await freePort(), tls: await freePort() });

it.runIf(hasProgram("haproxy"))(
  "deploy/haproxy.cfg leads to the app, refuses plain API calls and ends slow headers",
  async () => {
    const ports = await newPorts();
    const written = (await read("haproxy.cfg"))
      .replace("bind :80", `bind 127.0.0.1:${ports.plain}`)
      .replace("bind :443", `bind 127.0.0.1:${ports.tls}`)
      .replace("/etc/haproxy/barakah.pem", join(folder, "barakah.pem"))
      .replaceAll("/etc/haproxy/", `${DEPLOY}/`)
      .replaceAll(/10\.0\.0\.1[12]:3000/g, `127.0.0.1:${app}`);
    // Ten seconds for an operator; one for a test.
    const quick = written.replace("timeout http-request 10s", "timeout http-request 1s");
    expect(quick).not.toBe(written);
    await writeFile(join(folder, "haproxy.cfg"), quick);
    await started("haproxy", ["-db", "-f", join(folder, "haproxy.cfg")], ports);
    await refusesPlainCalls(ports);
    const slow = connect(ports.plain, "127.0.0.1");
    slow.write("GET / HTTP/1.1\r\nhost: localhost\r\n");
    const ended = once(slow.resume(), "close");
    await ended;
  },
);

it.runIf(hasProgram("nginx"))("deploy/nginx.conf leads to the app and refuses plain API calls", async () => {
  const ports = await newPorts();
  const site = (await read("nginx.conf"))
    .replaceAll(/^\tlisten \[::\].*\n/gm, "")
    .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
    .replace("listen 443 ", `listen 127.0.0.1:${ports.tls} `)
    .replaceAll("server_name barakah.example;", "server_name localhost;")
    .replaceAll("/etc/letsencrypt/live/barakah.example/", `${folder}/`)
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${app}`);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const main = `daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${temporary.join(" ")} ${site} }`;
  await writeFile(join(folder, "nginx.conf"), main);
  await started("nginx", ["-p", folder, "-e", "stderr", "-c", join(folder, "nginx.conf")], ports);
  await refusesPlainCalls(ports);
});

it.runIf(hasProgram("caddy"))("deploy/Caddyfile leads to the app and refuses plain API calls", async () => {
  const ports = await newPorts();
  const options = `{\n\thttp_port ${ports.plain}\n\thttps_port ${ports.tls}\n\tadmin off\n\tskip_install_trust\n\tlocal_certs\n}\n`;
  await writeFile(join(folder, "Caddyfile"), options + (await read("Caddyfile")));
  const home = join(folder, "caddy");
  await mkdir(home);
  const env = {
    DOMAIN: "localhost",
    UPSTREAM: `127.0.0.1:${app}`,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
  };
  await started(
    "caddy",
    ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"],
    ports,
    env,
  );
  await refusesPlainCalls(ports);
});

it("deploy/compose.yaml gives the app settings that it accepts", async () => {
  const [, block = ""] = /^ {4}environment:\n([\s\S]*?)^ {4}volumes:/m.exec(await read("compose.yaml")) ?? [];
  const DOTENV: Record<string, string> = { DOMAIN: "barakah.example", DATABASE_PASSWORD: "a1b2c3" };
  const lines = [...block.matchAll(/^ {6}([A-Z\d_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [
    name,
    value.replaceAll(/\$\{(\w+)[^}]*\}/g, (_, key: string) => DOTENV[key] ?? ""),
  ]);
  const given: Record<string, string> = Object.fromEntries(lines);
  const secrets = {
    S3_ACCESS_KEY_ID: "a",
    S3_SECRET_ACCESS_KEY: "b",
    BACKUP_PASSPHRASE: "lima kata yang panjang",
  };
  const { problems, config } = examineSettings({ NODE_ENV: "production", ...given, ...secrets });
  expect(problems.filter(({ setting }) => setting in given)).toEqual([]);
  expect(config).toMatchObject({
    publicUrl: "https://barakah.example",
    databaseUrl: "postgresql://barakah:a1b2c3@database/barakah",
    ...{ trustProxy: "172.30.0.0/24", host: "0.0.0.0", port: 3000, dataDirectory: "/data" },
    backup: { folder: "/backups" },
    s3: { bucket: { endpoint: "http://files:3900", region: "garage", bucket: "barakah-files" } },
  });
});

it.runIf(hasProgram("systemd-analyze"))(
  "deploy/barakah-app.service is valid, closed to the system and keeps its files private",
  async () => {
    const unit = join(DEPLOY, "barakah-app.service");
    const told = await run("systemd-analyze", ["verify", "--man=no", unit]).catch(({ stderr }) => ({
      stderr: String(stderr),
    }));
    // Another machine's units and a user that is not here are not ours to judge.
    const ours = told.stderr.split("\n").filter((line: string) => /^.*barakah-app\.service:\d+:/.test(line));
    expect(ours).toEqual([]);
    // 0 is closed, 10 is open; it was 8.3 without the sandbox.
    await run("systemd-analyze", ["security", "--offline=yes", "--threshold=30", unit]);
    expect(await read("barakah-app.service")).toMatch(/^UMask=0077$/m);
  },
);
