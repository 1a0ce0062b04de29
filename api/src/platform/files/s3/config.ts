import { isIP } from "node:net";
import { z } from "zod";
import type { Problem } from "../../config/problem.ts";
import { count, optionalText } from "../../config/setting-types.ts";

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const named = (text: string | undefined) => text === undefined || BUCKET.test(text);

export const s3Settings = {
  /** Endpoint of an S3-compatible storage: Amazon, MinIO, Garage, R2 … Addressed by path, which all of them support. */
  S3_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_REGION: optionalText.transform((region) => region ?? "us-east-1"),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  /** When set, uploads are stored in this bucket, and DATA_DIR only caches them. */
  S3_BUCKET: optionalText.refine(
    named,
    "harus nama bucket: huruf kecil, angka, titik dan tanda hubung, 3 sampai 63 karakter",
  ),
  /** The size of that cache. */
  S3_CACHE_MEGABYTES: count(2000),
};

type Env = z.output<z.ZodObject<typeof s3Settings>>;
type EnvWithBackup = Env & { BACKUP_DIR?: string | undefined };

export interface BucketSettings {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucket: string;
}

export const BACKUP_IN_BUCKET = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/;
const inBucket = (path: string | undefined) => BACKUP_IN_BUCKET.test(path ?? "");

export function bucketSettings(env: Env, bucket: string | undefined): BucketSettings | undefined {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!bucket || !S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ""),
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    bucket,
  };
}

export const s3Config = (env: Env) => ({
  bucket: bucketSettings(env, env.S3_BUCKET),
  mostCachedBytes: env.S3_CACHE_MEGABYTES * 1024 * 1024,
});
export type S3Config = ReturnType<typeof s3Config>;

const NEEDED = {
  S3_ENDPOINT: "alamat penyimpanannya, misalnya https://s3.contoh.id",
  S3_ACCESS_KEY_ID: "kunci aksesnya",
  S3_SECRET_ACCESS_KEY: "rahasia dari kunci aksesnya",
} as const;

/** With half of the settings, storage would look configured while files stay on this disk. */
export function s3ComesTogether(env: EnvWithBackup, context: z.RefinementCtx) {
  const tell = (setting: string, message: string) =>
    context.addIssue({ code: "custom", path: [setting], message });
  const user = env.S3_BUCKET ? "S3_BUCKET" : inBucket(env.BACKUP_DIR) ? "BACKUP_DIR" : undefined;
  if (user) {
    for (const [setting, what] of Object.entries(NEEDED))
      if (!env[setting as keyof typeof NEEDED]) tell(setting, `isi bersama ${user}: ${what}`);
  } else if (env.S3_ENDPOINT)
    tell(
      "S3_BUCKET",
      "isi dengan nama bucket untuk berkas unggahan, atau BACKUP_DIR=s3://bucket/folder untuk cadangan saja; tanpa salah satunya S3_ENDPOINT tidak dipakai",
    );
}

const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|::1$|f[cd])/i;

/** A host name without dots, such as a container's, or a private address. */
function isNear(endpoint: string): boolean {
  const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? PRIVATE.test(host) : !host.includes(".");
}

/** Proofs and keys must not cross the internet unencrypted. */
export function s3Problems(env: Env): Problem[] {
  const { S3_ENDPOINT } = env;
  if (!S3_ENDPOINT || S3_ENDPOINT.startsWith("https:") || isNear(S3_ENDPOINT)) return [];
  return [
    {
      setting: "S3_ENDPOINT",
      sentence:
        "harus https, karena bukti transfer lewat di sana; http hanya untuk alamat di jaringanmu sendiri",
    },
  ];
}
