import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import Fastify from "fastify";
import pino from "pino";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { connectDatabase } from "../platform/database/database.ts";
import { localFiles } from "../platform/files/file-store.ts";
import { missingUploads, recordFiles } from "../platform/files/stored-files.ts";
import { freezable } from "../testing/freezable.ts";
import { appOn, testApp, testDatabase } from "../testing/test-app.ts";
import { healthRoutes } from "./health.ts";
import { picturesFolder } from "./media.ts";

/** Accepts connections and never answers. */
async function frozenServer(): Promise<{ port: number }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as { port: number }).port };
}

it("answers 'not ready' while the database is frozen, also to many concurrent calls", async () => {
  const { port } = await frozenServer();
  const database = connectDatabase(
    { host: "127.0.0.1", port, user: "app", database: "barakah" },
    { poolSize: 2, onError: () => {} },
  );
  const app = Fastify();
  onTestFinished(() => app.close());
  healthRoutes(app, { database, dataDirectory: tmpdir(), leastFreeBytes: 1, patienceMilliseconds: 50 });
  const answers = await Promise.all(Array.from({ length: 8 }, () => app.inject("/readyz")));
  for (const answer of answers) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toEqual({ status: "database unavailable", missing: ["database"] });
  }
  expect(database.pool.totalCount).toBe(1);
});

it("answers 503 while the database is frozen, serves public answers from memory, and goes on afterwards", async () => {
  const { url } = await testDatabase();
  const server = await freezable(new URL(url));
  const database = connectDatabase(
    { connectionString: server.url },
    { poolSize: 2, onError: () => {}, heartbeat: true },
  );
  afterAll(() => database.close());
  const { app } = await appOn(database, { CONTENT_CACHE_SECONDS: "1" });
  const status = async (address: string) => (await app.inject(address)).statusCode;
  expect(await status("/api/campaigns/")).toBe(200);
  server.freeze();
  // More than the pool has connections: some of these are sent, and others wait for a connection.
  const unseen = Array.from({ length: 5 }, (_, n) => status(`/api/courses/?page=${n + 1}`));
  expect(await Promise.all(unseen)).toEqual(Array(5).fill(503));
  // Known to be frozen: answered at once, public pages from memory although they are older than they should be.
  expect(await status("/api/products/")).toBe(503);
  await expect.poll(() => status("/api/campaigns/"), { interval: 1100 }).toBe(200);
  expect((await app.inject("/readyz")).json()).toEqual({ status: "degraded", missing: ["database"] });
  server.thaw();
  await expect.poll(() => status("/api/products/")).toBe(200);
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ok" });
});

it("is ready with a database and room, and not when the disk is full", async () => {
  const { database } = await testDatabase();
  const ready = await testApp();
  expect((await ready.app.inject("/readyz")).json()).toEqual({ status: "ok" });
  const full = Fastify();
  onTestFinished(() => full.close());
  const most = Number.MAX_SAFE_INTEGER;
  healthRoutes(full, { database, dataDirectory: tmpdir(), leastFreeBytes: most, patienceMilliseconds: 5000 });
  const answer = await full.inject("/readyz");
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: "disk full", missing: ["disk"] }]);
});

it("tells a visitor that the disk is full, for a file and for a row", async () => {
  const { app } = await testApp();
  for (const code of ["ENOSPC", "53100"])
    app.get(`/api/no-room/${code}`, async () => {
      throw Object.assign(new Error("no space left on device"), { code });
    });
  for (const code of ["ENOSPC", "53100"]) {
    const answer = await app.inject(`/api/no-room/${code}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({
      code: "storage_full",
      detail: expect.stringContaining("Penyimpanan kami sedang penuh"),
    });
  }
});

async function linesOf(settings: Record<string, string>, addresses: string[], of = "203.0.113.9") {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const { app } = await testApp(settings, { log: pino({ level: "warn" }, sink) });
  for (const address of addresses)
    await app.inject({
      url: "/api/campaigns/",
      remoteAddress: address,
      headers: { "x-forwarded-for": of },
    });
  return lines.filter((line) => line.includes("TRUST_PROXY"));
}

it("warns once of each untrusted proxy that forwards calls, and never of a trusted one", async () => {
  expect(await linesOf({}, ["10.0.0.7", "10.0.0.7", "10.0.0.8"])).toHaveLength(2);
  const many = Array.from({ length: 20 }, (_, n) => `10.0.1.${n}`);
  expect(await linesOf({}, many)).toHaveLength(5);
  // A caller on the proxy's own machine: its address is that of the proxy.
  expect(await linesOf({ TRUST_PROXY: "loopback" }, ["127.0.0.1"], "127.0.0.1")).toEqual([]);
  expect(await linesOf({ TRUST_PROXY: "10.0.0.0/8" }, ["10.0.0.7"])).toEqual([]);
  expect(await linesOf({ TRUST_PROXY: "10.0.0.0/8" }, ["192.0.2.1"])).toHaveLength(1);
});

it("sets no cookie with publicly cached answers", async () => {
  const data = await mkdtemp(join(tmpdir(), "barakah-media-"));
  onTestFinished(() => rm(data, { recursive: true }));
  await mkdir(join(picturesFolder(data), "gambar"), { recursive: true });
  await writeFile(join(picturesFolder(data), "gambar/640.jpg"), "x");
  const { app } = await testApp({ DATA_DIR: data });
  const kept = await app.inject("/media/gambar/640.jpg");
  expect(kept.statusCode).toBe(200);
  expect(kept.headers["cache-control"]).toContain("immutable");
  expect(kept.headers).not.toHaveProperty("set-cookie");
  expect((await app.inject("/api/campaigns/")).headers).toHaveProperty("set-cookie");
});

it("notices that another instance stores its uploads elsewhere", async () => {
  const { database } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), "barakah-uploads-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = localFiles(folder);
  await mkdir(join(files.folder, "pictures/ada"), { recursive: true });
  await database.kysely.transaction().execute((tx) =>
    recordFiles(tx, [
      { key: "ada", kind: "picture" },
      { key: "di-tempat-lain", kind: "picture" },
    ]),
  );
  expect(await missingUploads(database, files)).toEqual({ missing: 1, of: 2 });
});
