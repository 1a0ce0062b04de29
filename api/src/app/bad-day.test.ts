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
import { testApp, testDatabase } from "../testing/test-app.ts";
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

it("is not ready while the database is frozen, and says so however many ask", async () => {
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
    expect(answer.json()).toEqual({ status: "database unavailable" });
  }
  expect(database.pool.totalCount).toBe(1);
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
  expect([answer.statusCode, answer.json()]).toEqual([503, { status: "disk full" }]);
});

it("tells a visitor that there is no room, whether a file or a row found none", async () => {
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

async function linesOf(settings: Record<string, string>, addresses: string[]) {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const { app } = await testApp(settings, { log: pino({ level: "warn" }, sink) });
  for (const address of addresses)
    await app.inject({
      url: "/api/campaigns/",
      remoteAddress: address,
      headers: { "x-forwarded-for": "203.0.113.9" },
    });
  return lines.filter((line) => line.includes("TRUST_PROXY"));
}

it("warns once of a neighbour that forwards and is not trusted, and never of one that is", async () => {
  expect(await linesOf({}, ["10.0.0.7", "10.0.0.7", "10.0.0.8"])).toHaveLength(1);
  expect(await linesOf({ TRUST_PROXY: "10.0.0.0/8" }, ["10.0.0.7"])).toEqual([]);
  expect(await linesOf({ TRUST_PROXY: "10.0.0.0/8" }, ["192.0.2.1"])).toHaveLength(1);
});

it("sets no cookie on what everybody may keep", async () => {
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

it("notices uploads that another copy keeps elsewhere", async () => {
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
