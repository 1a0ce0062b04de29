import { resolve } from "node:path";
import { z } from "zod";
import { optionalText } from "../config/setting-types.ts";
import { BACKUP_IN_BUCKET, bucketSettings, type s3Settings } from "../files/s3/config.ts";

export const backupSettings = {
  /** A folder, preferably on another disk, or s3://bucket/folder. With a passphrase, one backup is taken per day. */
  BACKUP_DIR: optionalText.transform((path) => (path && !BACKUP_IN_BUCKET.test(path) ? resolve(path) : path)),
  /** Store it elsewhere: without it backups are useless, and next to them it protects nothing. */
  BACKUP_PASSPHRASE: optionalText.pipe(z.string().min(12, "paling sedikit 12 karakter").optional()),
};

type Env = z.output<z.ZodObject<typeof backupSettings>>;

export function backupConfig(env: Env & z.output<z.ZodObject<typeof s3Settings>>) {
  const [, name, folder = ""] = BACKUP_IN_BUCKET.exec(env.BACKUP_DIR ?? "") ?? [];
  const settings = bucketSettings(env, name);
  return {
    folder: name ? undefined : env.BACKUP_DIR,
    bucket: settings && { settings, folder },
    passphrase: env.BACKUP_PASSPHRASE,
  };
}
export type BackupConfig = ReturnType<typeof backupConfig>;

/** A folder without a passphrase would look configured but produce no backups. */
export function backupComesInPairs(env: Env, context: z.RefinementCtx) {
  if (!env.BACKUP_DIR || env.BACKUP_PASSPHRASE) return;
  context.addIssue({
    code: "custom",
    path: ["BACKUP_PASSPHRASE"],
    message: "isi bersama BACKUP_DIR: cadangan selalu dienkripsi dengan frasa sandi ini",
  });
}
