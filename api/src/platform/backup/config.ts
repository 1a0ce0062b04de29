import { resolve } from "node:path";
import { z } from "zod";
import type { Problem } from "../config/problem.ts";
import { flag, optionalText } from "../config/setting-types.ts";
import { BACKUP_IN_BUCKET, bucketSettings, type s3Settings } from "../files/s3/config.ts";

const OFF = "off";

export const backupSettings = {
  /**
   * A folder, preferably on another disk, or s3://bucket/folder. With a passphrase, the app makes one backup per day. `off`:
   * the operator makes backups in another way.
   */
  BACKUP_DIR: optionalText.transform((path) =>
    path && path !== OFF && !BACKUP_IN_BUCKET.test(path) ? resolve(path) : path,
  ),
  /** Several installations use one place, each with its own files and retention. Otherwise it belongs to the first. */
  BACKUP_SHARED: flag("off"),
  /** Store it elsewhere: without it backups are useless, and next to them it protects nothing. */
  BACKUP_PASSPHRASE: optionalText.pipe(z.string().min(12, "paling sedikit 12 karakter").optional()),
};

type Env = z.output<z.ZodObject<typeof backupSettings>>;

export function backupConfig(env: Env & z.output<z.ZodObject<typeof s3Settings>> & { NODE_ENV: string }) {
  const [, name, folder = ""] = BACKUP_IN_BUCKET.exec(env.BACKUP_DIR ?? "") ?? [];
  const settings = bucketSettings(env, name);
  return {
    folder: name || env.BACKUP_DIR === OFF ? undefined : env.BACKUP_DIR,
    bucket: settings && { settings, folder },
    shared: env.BACKUP_SHARED,
    create: env.NODE_ENV !== "production",
    /** Something else takes backups, on purpose. */
    off: env.BACKUP_DIR === OFF,
    passphrase: env.BACKUP_PASSPHRASE,
  };
}
export type BackupConfig = ReturnType<typeof backupConfig>;

/** A folder without a passphrase would look configured but produce no backups. */
export function backupComesInPairs(env: Env, context: z.RefinementCtx) {
  if (!env.BACKUP_DIR || env.BACKUP_DIR === OFF || env.BACKUP_PASSPHRASE) return;
  context.addIssue({
    code: "custom",
    path: ["BACKUP_PASSPHRASE"],
    message: "isi bersama BACKUP_DIR: cadangan selalu dienkripsi dengan frasa sandi ini",
  });
}

/** In production, backups must be decided upon. */
export const backupProblems = (env: Env): Problem[] =>
  env.BACKUP_DIR
    ? []
    : [
        {
          setting: "BACKUP_DIR",
          sentence:
            "belum ada tempat cadangan; isi dengan folder di cakram lain atau s3://bucket/folder, atau BACKUP_DIR=off bila dicadangkan dengan cara lain",
        },
      ];
