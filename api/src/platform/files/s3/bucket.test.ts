import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer, text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type S3Server, startS3 } from "../../../testing/s3-server.ts";
import { type Bucket, openBucket } from "./bucket.ts";
import type { BucketSettings } from "./config.ts";
import { listed } from "./listing.ts";
import { PART_BYTES } from "./multipart-upload.ts";
import { bucketProblems } from "./probe.ts";
import { asker } from "./request.ts";

let s3: S3Server;
let folder: string;
let settings: BucketSettings;
let bucket: Bucket;
beforeAll(async () => {
  s3 = await startS3(["berkas"]);
  folder = await mkdtemp(join(tmpdir(), "barakah-bucket-"));
  settings = {
    endpoint: s3.settings.S3_ENDPOINT,
    region: "us-east-1",
    accessKeyId: s3.settings.S3_ACCESS_KEY_ID,
    secretAccessKey: s3.settings.S3_SECRET_ACCESS_KEY,
    bucket: "berkas",
  };
  bucket = openBucket(settings);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const keys = async (prefix: string) => {
  const found: string[] = [];
  for await (const { key } of bucket.list(prefix)) found.push(key);
  return found;
};

it("stores an object, reads it whole and in part, and removes it", async () => {
  await bucket.put("satu/a b (1).txt", Buffer.from("nol satu dua"));
  const whole = await bucket.get("satu/a b (1).txt");
  expect(whole && (await text(whole.body))).toBe("nol satu dua");
  const part = await bucket.get("satu/a b (1).txt", "bytes=4-7");
  expect(part).toMatchObject({ status: 206, headers: { "content-range": "bytes 4-7/12" } });
  expect(part && (await text(part.body))).toBe("satu");
  expect(await keys("satu/")).toEqual(["satu/a b (1).txt"]);
  await bucket.remove("satu/a b (1).txt");
  expect(await bucket.get("satu/a b (1).txt")).toBeUndefined();
  await bucket.remove("satu/a b (1).txt");
});

it("uploads long objects in parts", async () => {
  const bytes = randomBytes(PART_BYTES + 1000);
  const file = join(folder, "panjang");
  await writeFile(file, bytes);
  await bucket.putFile("panjang", file);
  expect(s3.asked.filter((call) => call === "PUT berkas/panjang")).toHaveLength(2);
  const found = await bucket.get("panjang");
  const hash = (content: Buffer) => createHash("sha256").update(content).digest("hex");
  expect(found && hash(await buffer(found.body))).toBe(hash(bytes));
});

it("leaves nothing of an aborted upload", async () => {
  async function* broken() {
    yield Buffer.alloc(PART_BYTES);
    throw new Error("sambungan putus");
  }
  await expect(bucket.putStream("separuh", broken())).rejects.toThrow("sambungan putus");
  expect(await bucket.get("separuh")).toBeUndefined();
});

it("lists more than fit into one answer", async () => {
  const names = ["banyak/a", "banyak/b/1", "banyak/b/2", "banyak/c", "banyak/d"];
  for (const name of names) await bucket.put(name, Buffer.from("x"));
  const found: string[] = [];
  for await (const { key } of listed(asker(settings), "banyak/", 2)) found.push(key);
  expect(found).toEqual(names);
});

it("retries after a fault of the storage, and throws if it lasts", async () => {
  await bucket.put("ada", Buffer.from("ada"));
  s3.silent(true);
  setTimeout(() => s3.silent(false), 30);
  expect(await bucket.get("ada")).toMatchObject({ status: 200 });
  s3.silent(true);
  await expect(bucket.get("ada")).rejects.toMatchObject({ status: 503 });
  s3.silent(false);
});

it("reads bodies later, from a server that closes each connection", async () => {
  s3.closing(true);
  onTestFinished(() => s3.closing(false));
  // Some of these lengths end with a chunk that the reader is not yet ready for.
  for (const kilobytes of [20, 60, 100, 140, 200]) {
    const bytes = randomBytes(kilobytes * 1024);
    await bucket.put("lama", bytes);
    const found = await bucket.get("lama");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(found && (await buffer(found.body)).equals(bytes)).toBe(true);
  }
});

it("gives up on a storage that does not answer, without a retry", async () => {
  const impatient = openBucket(settings, 300);
  s3.frozen(true);
  onTestFinished(() => s3.frozen(false));
  s3.asked.length = 0;
  await expect(impatient.get("beku")).rejects.toThrow("no answer");
  await expect(impatient.put("beku", Buffer.alloc(100_000))).rejects.toThrow("no answer");
  expect(s3.asked).toEqual(["GET berkas/beku", "PUT berkas/beku"]);
});

it("says in one sentence why a bucket cannot be used", async () => {
  const problemsOf = async (other: Partial<BucketSettings>) =>
    (await bucketProblems({ ...settings, ...other })).map(
      ({ setting, sentence }) => `${setting}: ${sentence}`,
    );
  expect(await problemsOf({})).toEqual([]);
  expect(await keys("coba-")).toEqual([]);
  expect(await problemsOf({ bucket: "tidak-ada" })).toEqual([
    "S3_BUCKET: bucket tidak-ada tidak ada di sana; buat dahulu, tanpa izin baca untuk umum",
  ]);
  expect(await problemsOf({ secretAccessKey: "salah" })).toEqual([
    expect.stringMatching(/^S3_SECRET_ACCESS_KEY: bukan rahasia dari kunci akses itu/),
  ]);
  expect(await problemsOf({ accessKeyId: "siapa" })).toEqual([
    expect.stringMatching(/^S3_ACCESS_KEY_ID: kunci akses ini tidak dikenal/),
  ]);
  expect(await problemsOf({ endpoint: "http://127.0.0.1:9" })).toEqual([
    expect.stringMatching(/^S3_ENDPOINT: penyimpanan di http:\/\/127\.0\.0\.1:9 tidak dapat dipakai/),
  ]);
  s3.open(true);
  expect(await problemsOf({})).toEqual([expect.stringMatching(/^S3_BUCKET: .*dapat dibaca siapa pun/)]);
  s3.open(false);
});
