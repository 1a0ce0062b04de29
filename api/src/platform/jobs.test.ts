import { beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../testing/test-app.ts";
import type { Database } from "./database/database.ts";
import { createJobs } from "./jobs.ts";

let database: Database;
const quiet = { warn: () => {}, error: () => {} };
beforeEach(async () => {
  database ??= (await testDatabase()).database;
  await database.pool.query("delete from job");
});

const waiting = async () =>
  (
    await database.pool.query(
      "select name, attempts, last_error, given_up_at, run_at > now() as later from job",
    )
  ).rows;

describe("a job", () => {
  it("exists only if the transaction that adds it commits", async () => {
    const jobs = createJobs(database, quiet);
    await database.kysely
      .transaction()
      .execute(async (tx) => {
        await jobs.add(tx, "batal", {});
        throw new Error("undone");
      })
      .catch(() => undefined);
    await database.kysely.transaction().execute((tx) => jobs.add(tx, "jadi", {}));
    expect((await waiting()).map(({ name }) => name)).toEqual(["jadi"]);
  });

  it("runs once among several workers", async () => {
    const ran: number[] = [];
    const instances = Array.from({ length: 3 }, () => {
      const jobs = createJobs(database, quiet);
      jobs.handle<{ n: number }>("hitung", async ({ n }) => void ran.push(n));
      return jobs;
    });
    for (let n = 0; n < 12; n++) await instances[0]?.add(database.kysely, "hitung", { n });
    await Promise.all(instances.map((jobs) => jobs.runDue()));
    expect(ran.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, n) => n));
    expect(await waiting()).toEqual([]);
  });

  it("that fails is rolled back and retried later, until it is given up", async () => {
    const jobs = createJobs(database, quiet);
    jobs.handle("gagal", async (_payload, tx) => {
      await tx
        .insertInto("app_secret")
        .values({ name: "setengah", value: Buffer.from("x") })
        .execute();
      throw new Error("tidak bisa");
    });
    await jobs.add(database.kysely, "gagal", {});
    expect(await jobs.runDue()).toBe(1);
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: "Error: tidak bisa", later: true }]);
    const half = await database.pool.query("select from app_secret where name = 'setengah'");
    expect(half.rowCount).toBe(0);
    for (let n = 2; n <= 12; n++) {
      await database.pool.query("update job set run_at = now()");
      await jobs.runDue();
    }
    expect(await waiting()).toMatchObject([{ attempts: 12, given_up_at: expect.any(String) }]);
    await database.pool.query("update job set run_at = now()");
    expect(await jobs.runDue()).toBe(0);
  });

  it("waits for its time, and is queued once per key", async () => {
    const jobs = createJobs(database, quiet);
    let ran = 0;
    jobs.handle("nanti", async () => void ran++);
    await jobs.add(database.kysely, "nanti", {}, { runAt: new Date(Date.now() + 60_000) });
    await jobs.add(database.kysely, "nanti", {}, { key: "satu" });
    await jobs.add(database.kysely, "nanti", {}, { key: "satu" });
    await jobs.runDue();
    expect(ran).toBe(1);
    expect(await waiting()).toMatchObject([{ later: true }]);
  });

  it("with a name unknown to this instance is left to other instances", async () => {
    const jobs = createJobs(database, quiet);
    await jobs.add(database.kysely, "asing", {});
    expect(await jobs.runDue()).toBe(0);
    expect(await waiting()).toHaveLength(1);
  });

  it("is taken over at once when its worker dies", async () => {
    const jobs = createJobs(database, quiet);
    await jobs.add(database.kysely, "mati", {});
    const dying = await database.pool.connect();
    await dying.query("begin");
    await dying.query("select * from job where name = 'mati' for update");
    let ran = 0;
    jobs.handle("mati", async () => void ran++);
    expect(await jobs.runDue()).toBe(0);
    dying.release(true);
    await expect.poll(() => jobs.runDue()).toBe(1);
    expect(ran).toBe(1);
  });
});

describe("the workers", () => {
  it("long jobs do not occupy all workers", async () => {
    const jobs = createJobs(database, quiet);
    const ran: string[] = [];
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const other = Promise.withResolvers<void>();
    for (const name of ["cadangan", "periksa"]) {
      jobs.isLong(name);
      jobs.handle(name, async () => {
        ran.push(name);
        begun.resolve();
        await go.promise;
      });
      await jobs.add(database.kysely, name, {});
    }
    jobs.handle("kabar", async () => {
      ran.push("kabar");
      other.resolve();
    });
    await jobs.start();
    await begun.promise;
    await jobs.add(database.kysely, "kabar", {});
    await other.promise;
    expect(ran).toHaveLength(2);
    go.resolve();
    await expect.poll(() => ran.length).toBe(3);
    await jobs.stop();
    expect(ran.toSorted()).toEqual(["cadangan", "kabar", "periksa"]);
  });

  it("run added and repeated jobs, and finish before they stop", async () => {
    const jobs = createJobs(database, quiet);
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    let finished = false;
    jobs.handle("lama", async () => {
      started.resolve();
      await release.promise;
      finished = true;
    });
    let rounds = 0;
    const first = Promise.withResolvers<void>();
    jobs.every("keliling", 3600, async () => {
      rounds += 1;
      first.resolve();
    });
    await jobs.add(database.kysely, "lama", {});
    await jobs.start();
    await Promise.all([started.promise, first.promise]);
    const stopped = jobs.stop();
    release.resolve();
    await stopped;
    expect(finished).toBe(true);
    expect(rounds).toBe(1);
    expect(await waiting()).toMatchObject([{ name: "keliling", later: true }]);
  });
});
