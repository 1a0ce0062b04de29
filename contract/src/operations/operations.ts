import { z } from "zod";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { id, instant } from "../platform/vocabulary.ts";

const problem = z.object({ key: z.string(), title: z.string(), sentence: z.string() });
export type OperationsProblem = z.infer<typeof problem>;

const job = z.object({
  name: z.string(),
  last_at: instant.nullable(),
  milliseconds: z.int().nullable(),
  waiting: z.int(),
  /** Failed and waiting for its next try, or given up. */
  state: z.enum(["fine", "failing", "given_up"]),
  error: z.string().nullable(),
});
export type OperationsJob = z.infer<typeof job>;

export const operations = z.object({
  problems: z.array(problem),
  backup: z.object({
    configured: z.boolean(),
    /** Why backups cannot be listed or written; null if they can. */
    problem: z.string().nullable(),
    last: instant.nullable(),
    bytes: z.int().nullable(),
    /** The last seven days, oldest first: whether one was taken; null before there was any. */
    days: z.array(z.boolean().nullable()),
    kept: z.int(),
  }),
  restore_test: z.object({
    possible: z.boolean(),
    running: z.boolean(),
    at: instant.nullable(),
    rows: z.int().nullable(),
    complaints: z.array(z.string()),
  }),
  check: z.object({
    at: instant.nullable(),
    complaints: z.array(z.string()),
    /** The results of the last checks, oldest first: true if nothing was wrong. */
    nights: z.array(z.boolean()),
  }),
  disk: z.object({ used_bytes: z.int(), total_bytes: z.int(), days_left: z.int().nullable() }),
  /** The error of the bucket for uploads; null if it can be read, or if there is none. */
  storage: z.string().nullable(),
  jobs: z.array(job),
  done_today: z.int(),
  mail: z.object({ sent: z.int(), failed: z.int(), last_error: z.string().nullable() }),
  alerts: z.array(
    z.object({
      id,
      title: z.string(),
      sentence: z.string(),
      opened_at: instant,
      closed_at: instant.nullable(),
    }),
  ),
  instances: z.array(
    z.object({ name: z.string(), version: z.string(), started_at: instant, healthy: z.boolean() }),
  ),
  database: z.object({
    version: z.string(),
    connections: z.int(),
    most: z.int(),
    /** The day of this release of PostgreSQL, null if it is not known, and how many came after it by its schedule. */
    released: z.string().nullable(),
    newer: z.int(),
  }),
});
export type Operations = z.infer<typeof operations>;

export const getOperations = endpoint("GET /api/admin/operations/", {
  summary:
    "Keadaan aplikasi: cadangan, uji pemulihan, pemeriksaan malam, cakram, pekerjaan latar, surat, peringatan, salinan.",
  ...may("administration"),
  response: operations,
});

export const checkNow = endpoint("POST /api/admin/operations/check/", {
  summary: "Memeriksa pembukuan sekarang, seperti setiap malam.",
  ...may("administration"),
  response: z.object({ complaints: z.array(z.string()) }),
});

export const startRestoreTest = endpoint("POST /api/admin/operations/restore-test/", {
  summary:
    "Memulihkan cadangan terbaru ke tempat kosong di latar, memeriksanya, lalu membuangnya. 409 `no_backup` bila belum ada cadangan.",
  ...may("administration"),
  ...saying("Uji pemulihan dimulai."),
});

export const retryJobs = endpoint("POST /api/admin/operations/jobs/:name/retry/", {
  summary: "Menjalankan lagi pekerjaan bernama ini yang sudah menyerah atau menunggu giliran.",
  ...may("administration"),
  params: z.object({ name: z.string().max(100) }),
  response: z.object({ retried: z.int() }),
});
