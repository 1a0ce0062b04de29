import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { Operations, SessionUser } from "@barakah/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { problemsIn } from "../operations/problems.ts";
import { readStorage } from "../operations/readings.ts";
import { claimPlace, identityOf } from "../platform/backup/own-backups.ts";
import { backupPlace } from "../platform/backup/place.ts";
import { restoreBackup } from "../platform/backup/restore-backup.ts";
import { backupName, installationName } from "../platform/backup/retention.ts";
import { takeBackup } from "../platform/backup/take-backup.ts";
import { migrate } from "../platform/database/migrate.ts";
import { claimBucket } from "../platform/files/claim-bucket.ts";
import { openFiles } from "../platform/files/open-files.ts";
import { privateImages } from "../platform/files/private-images.ts";
import { openBucket } from "../platform/files/s3/bucket.ts";
import { trimCache } from "../platform/files/trim-cache.ts";
import { aCampaign } from "../testing/builders.ts";
import { bearer, sendForm, VISITOR } from "../testing/calls.ts";
import { aTaughtCourse } from "../testing/classroom.ts";
import { emptyDatabase } from "../testing/empty-database.ts";
import { type S3Server, startS3 } from "../testing/s3-server.ts";
import { aStaffMember } from "../testing/staff.ts";
import { copyOf, type TestApp, testApp, testDatabase } from "../testing/test-app.ts";
import { aVideo } from "../testing/videos.ts";
import { examineSettings, readConfig } from "./config.ts";
import { examine } from "./doctor/examine.ts";
import { sweepUploads } from "./uploads/sweep.ts";

const PASSPHRASE = "lima kata yang tidak ditebak";
let s3: S3Server;
let one: TestApp;
let other: TestApp;
let editor: SessionUser;
let png: Buffer;
beforeAll(async () => {
  s3 = await startS3(["berkas", "cadangan", "pindahan", "kosong"]);
  one = await testApp({
    ...s3.settings,
    S3_BUCKET: "berkas",
    BACKUP_DIR: "s3://cadangan/harian",
    BACKUP_PASSPHRASE: PASSPHRASE,
  });
  other = await copyOf(one);
  editor = await aStaffMember(one, "editor", "bendahara");
  png = await sharp({ create: { width: 64, height: 40, channels: 3, background: "#0a5" } })
    .png()
    .toBuffer();
});
afterAll(() => s3.close());

const bucketOf = (api: TestApp) => {
  if (!api.config.s3.bucket) throw new Error("no bucket");
  return openBucket(api.config.s3.bucket);
};
const keysIn = async (prefix: string) => {
  const found: string[] = [];
  for await (const { key } of bucketOf(one).list(prefix)) found.push(key);
  return found;
};
const onDisk = (api: TestApp, path: string) => join(api.config.dataDirectory, "uploads", path);

async function aPicture(api: TestApp): Promise<{ key: string; thumbnail: string }> {
  const sent = await sendForm<{ key: string; thumbnail: string }>(
    api,
    "POST",
    "/api/admin/pictures/",
    { picture: png },
    bearer(editor),
  );
  expect(sent.status).toBe(201);
  return sent.body;
}

const gift = (api: TestApp, slug: string, key: string) =>
  sendForm<{ order_id: string; code: string; detail: string }>(
    api,
    "POST",
    `/api/donations/${slug}/create-donation/`,
    {
      amount: "25250",
      donor_name: "Siti",
      donor_phone: "081200000000",
      payment_method: "bsi",
      source_bank: "BSI",
      source_account: "1",
      transfer_date: "2026-11-15",
      proof_file: png,
    },
    { ...VISITOR, "idempotency-key": key },
  );

describe("two instances with folders of their own and one bucket", () => {
  it("show each other's pictures", async () => {
    const { key, thumbnail } = await aPicture(one);
    const seen = async (path: string) => {
      const { statusCode, headers } = await other.app.inject(path);
      return [statusCode, headers["content-type"], headers["cache-control"]];
    };
    const paths = [thumbnail, `/media/${key}/960.avif`, `/media/${key}/og.jpg`];
    // At once the original in place of every size, for a moment; then each size for good.
    for (const path of paths) expect(await seen(path)).toEqual([200, "image/jpeg", "public, max-age=5"]);
    await other.app.jobs.runDue();
    expect(await keysIn(`uploads/pictures/${key}/`)).toHaveLength(10);
    for (const [at, type] of ["image/jpeg", "image/avif", "image/jpeg"].entries())
      expect(await seen(paths[at] ?? "")).toEqual([200, type, expect.stringContaining("immutable")]);
    const there = await other.app.inject(thumbnail);
    expect(there.rawPayload).toEqual((await one.app.inject(thumbnail)).rawPayload);
    const asked = s3.asked.length;
    await other.app.inject(thumbnail);
    expect(s3.asked).toHaveLength(asked);
    expect((await other.app.inject("/media/tidak-ada/640.jpg")).statusCode).toBe(404);
  });

  it("open each other's proofs, only with a key", async () => {
    const { slug } = await aCampaign(one.database);
    const { status, body } = await gift(one, slug, "kunci-hadiah-pertama");
    expect(status).toBe(201);
    const path = `/api/admin/payments/${body.order_id}/`;
    const file = await other.get<{ claims: { proof_url: string }[] }>(path, bearer(editor));
    const proof = await other.app.inject(file.body.claims[0]?.proof_url ?? "");
    expect(proof).toMatchObject({ statusCode: 200, headers: { "content-type": "image/jpeg" } });
    const [key = ""] = await keysIn("uploads/private/proof/");
    const url = `${s3.settings.S3_ENDPOINT}/berkas/${key}`;
    expect((await fetch(url)).status).toBe(403);
    expect((await other.app.inject(`/media/${key.replace("uploads/", "../")}`)).statusCode).toBe(404);
  });

  it("play each other's videos from any position, before all of it was copied", async () => {
    const video = aVideo("mp4", 300_000);
    const sent = await one.app.inject({
      method: "POST",
      url: "/api/admin/videos/",
      headers: { ...bearer(editor), "content-type": "video/mp4" },
      payload: video,
    });
    expect(sent.statusCode).toBe(201);
    const { key } = sent.json<{ key: string }>();
    const course = await aTaughtCourse(one);
    await one.database.pool.query("update course_material set video_key = $1 where id = $2", [
      key,
      course.video,
    ]);
    const play = (range?: string) =>
      other.app.inject({
        url: `/api/courses/${course.slug}/materials/${course.video}/video/`,
        headers: { ...bearer(editor), ...(range && { range }) },
      });
    const piece = await play("bytes=1000-1999");
    expect(piece).toMatchObject({
      statusCode: 206,
      headers: {
        "content-type": "video/mp4",
        "content-range": "bytes 1000-1999/300000",
        "content-length": "1000",
        "accept-ranges": "bytes",
      },
    });
    expect(piece.rawPayload).toEqual(video.subarray(1000, 2000));
    await expect.poll(() => existsSync(onDisk(other, `videos/${key}`))).toBe(true);
    expect((await play()).rawPayload).toEqual(video);
    await rm(onDisk(other, `videos/${key}`));
    expect((await play("bytes=900000-")).statusCode).toBe(416);
  });

  it("refuse an upload that could not be stored, and say so", async () => {
    const { slug } = await aCampaign(one.database);
    const before = await readdir(onDisk(one, "private/proof"));
    s3.silent(true);
    const refused = await gift(one, slug, "kunci-hadiah-kedua");
    expect(refused).toMatchObject({ status: 503, body: { code: "storage_unavailable" } });
    expect((await other.app.inject("/media/belum-diambil/640.jpg")).statusCode).toBe(503);
    s3.silent(false);
    expect(await readdir(onDisk(one, "private/proof"))).toEqual(before);
    const { rows } = await one.database.pool.query(
      "select 1 from donation where campaign_id = (select id from campaign where slug = $1)",
      [slug],
    );
    expect(rows).toEqual([]);
    expect((await gift(other, slug, "kunci-hadiah-kedua")).status).toBe(201);
  });

  it("delete unused files from the bucket, and keep their own disks small", async () => {
    const { key } = await aPicture(one);
    await one.app.jobs.runDue();
    await one.database.pool.query("delete from stored_file where key = $1", [key]);
    const files = openFiles(one.config);
    const old = {
      ...files,
      entries: async (folder: string) =>
        (await files.entries(folder)).map((entry) => ({ ...entry, changedAt: new Date(0) })),
    };
    const swept = await one.database.kysely.transaction().execute((tx) => sweepUploads(tx, old, "tanda"));
    expect(swept).toMatchObject({ files: 1 });
    expect(await keysIn(`uploads/pictures/${key}/`)).toEqual([]);
    expect(await keysIn("uploads/private/proof/")).toHaveLength(2);

    const kept = await aPicture(other);
    await other.app.jobs.runDue();
    const aged = onDisk(other, `pictures/${kept.key}/640.jpg`);
    const hours = (ago: number) => new Date(Date.now() - ago * 3600_000);
    await utimes(aged, hours(2), hours(2));
    expect(await trimCache(dirname(dirname(aged)), 1e9)).toBe(0);
    expect(await trimCache(dirname(dirname(aged)), 1)).toBe(1);
    expect((await other.app.inject(kept.thumbnail)).statusCode).toBe(200);
    await utimes(aged, hours(200), hours(200));
    expect(await trimCache(dirname(dirname(aged)), 1e9)).toBe(1);
    // A process that was killed while it fetched this.
    await writeFile(`${aged}.part-0badcafe`, "separuh");
    expect(await trimCache(dirname(dirname(aged)), 1e9)).toBe(0);
    await utimes(`${aged}.part-0badcafe`, hours(2), hours(2));
    expect(await trimCache(dirname(dirname(aged)), 1e9)).toBe(1);
  });
});

it("backs up from the bucket into another, keeps as many as a folder would, and restores into an empty one", async () => {
  const place = backupPlace(one.config.backup);
  if (!place) throw new Error("no place");
  const plan = { database: one.database, files: openFiles(one.config), place, passphrase: PASSPHRASE };
  const installation = installationName(await identityOf(one.database));
  const old = [3, 2, 1].map((day) => backupName(installation, new Date(Date.UTC(2025, 2, day, 3))));
  for (const name of old)
    await place.write(
      name,
      (async function* () {
        yield Buffer.from("lama");
      })(),
    );
  s3.closing(true);
  onTestFinished(() => s3.closing(false));
  const taken = await takeBackup(plan);
  expect(taken.file).toBe(`s3://cadangan/harian/${taken.name}`);
  expect((await place.kept()).map(({ name }) => name)).toEqual([taken.name, ...old]);
  await expect(claimPlace(place, Buffer.alloc(32))).rejects.toThrow("milik pemasangan lain");
  const database = await emptyDatabase();
  const data = await mkdtemp(join(tmpdir(), "barakah-pulih-"));
  onTestFinished(() => rm(data, { recursive: true }));
  const config = readConfig({ ...s3.settings, S3_BUCKET: "kosong", DATA_DIR: data, NODE_ENV: "test" });
  const files = openFiles(config);
  const restoring = async (into = database) =>
    restoreBackup({ database: into, files, from: await place.open(taken.name), passphrase: PASSPHRASE });
  expect(await restoring()).toMatchObject({ rows: taken.rows, files: taken.files });
  await migrate(database);
  expect(await examine(database)).toEqual([]);
  // Another machine with an empty disk finds them in the bucket.
  const elsewhere = await mkdtemp(join(tmpdir(), "barakah-pulih-"));
  onTestFinished(() => rm(elsewhere, { recursive: true }));
  const images = privateImages(openFiles({ ...config, dataDirectory: elsewhere }));
  const { rows } = await database.pool.query<{ proof_key: string }>("select proof_key from transfer_claim");
  expect(rows.length).toBeGreaterThan(0);
  for (const { proof_key } of rows) expect(await images.open(proof_key)).toBeInstanceOf(Buffer);
  await expect(restoring(await emptyDatabase())).rejects.toThrow("sudah berisi");
});

it("moves a folder's uploads to its first bucket once, and refuses another database's bucket", async () => {
  const mine = await testDatabase();
  const data = await mkdtemp(join(tmpdir(), "barakah-pindah-"));
  onTestFinished(() => rm(data, { recursive: true }));
  const config = readConfig({ ...s3.settings, S3_BUCKET: "pindahan", DATA_DIR: data, NODE_ENV: "test" });
  const images = privateImages(openFiles({ ...config, s3: { ...config.s3, bucket: undefined } }));
  const key = await images.store("proof", png);
  expect(await claimBucket(mine.database, config)).toBe(1);
  const file = join(data, `uploads/private/${key}.jpg`);
  const bytes = await readFile(file);
  await rm(file);
  expect(await privateImages(openFiles(config)).open(key)).toEqual(bytes);
  await writeFile(join(data, "uploads/private/dihapus.jpg"), "x");
  expect(await claimBucket(mine.database, config)).toBe(0);
  const theirs = await testDatabase();
  await expect(claimBucket(theirs.database, config)).rejects.toThrow(
    "Bucket pindahan bukan milik database ini",
  );
  const bucket = config.s3.bucket && openBucket(config.s3.bucket);
  const identity = await bucket?.get("identity");
  expect(identity && (await text(identity.body))).toMatch(/^[0-9a-f]{64}\n$/);
});

it("tells administrators while the bucket does not answer", async () => {
  const { bucket } = one.config.s3;
  if (!bucket) throw new Error("no bucket");
  expect(await readStorage(one.config.s3)).toBeNull();
  const nobody = { ...one.config.s3, bucket: { ...bucket, endpoint: "http://127.0.0.1:9" } };
  const storage = await readStorage(nobody);
  expect(storage).toMatch(/^S3: /);
  const refused = { ...one.config.s3, bucket: { ...bucket, bucket: "tidak-ada" } };
  expect(await readStorage(refused)).toMatch(/^S3: /);
  const administrator = bearer(await aStaffMember(one, "administrator"));
  const { body } = await one.get<Operations>("/api/admin/operations/", administrator);
  expect(body).toMatchObject({ storage: null, backup: { problem: null } });
  expect(body.backup.kept).toBeGreaterThan(0);
  expect(problemsIn({ ...body, storage }, Date.now()).map(({ key }) => key)).toContain("storage");
});

it("shows the last known figures on the operations page while the bucket is frozen", async () => {
  const administrator = bearer(await aStaffMember(one, "administrator"));
  const page = () => one.get<Operations>("/api/admin/operations/", administrator);
  const before = await page();
  s3.frozen(true);
  onTestFinished(() => s3.frozen(false));
  const asked = s3.asked.length;
  const { body } = await page();
  // The first question is still open: the page did not wait for it.
  expect(s3.asked.length - asked).toBe(2);
  expect(body.backup).toMatchObject({ last: before.body.backup.last, problem: "belum menjawab" });
  expect(body.problems.map(({ key }) => key)).toEqual(expect.arrayContaining(["backup-place", "storage"]));
});

it("requires all settings of a bucket together, and https across the internet", () => {
  const problemsOf = (settings: Record<string, string>) =>
    examineSettings({ NODE_ENV: "test", ...settings }).problems.map(({ setting }) => setting);
  expect(problemsOf({ S3_BUCKET: "berkas" })).toEqual([
    "S3_ENDPOINT",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ]);
  expect(problemsOf({ BACKUP_DIR: "s3://cadangan", BACKUP_PASSPHRASE: PASSPHRASE })).toHaveLength(3);
  expect(problemsOf({ ...s3.settings })).toEqual(["S3_BUCKET"]);
  expect(problemsOf({ ...s3.settings, S3_BUCKET: "Bukan Nama" })).toEqual(["S3_BUCKET"]);
  expect(problemsOf({ ...s3.settings, S3_BUCKET: "berkas" })).toEqual([]);
  const production = { ...s3.settings, S3_BUCKET: "berkas", NODE_ENV: "production" };
  expect(problemsOf({ ...production, S3_ENDPOINT: "http://s3.contoh.id" })).toContain("S3_ENDPOINT");
  expect(problemsOf({ ...production, S3_ENDPOINT: "http://garage:3900" })).not.toContain("S3_ENDPOINT");
});
