import { readdir } from "node:fs/promises";
import type { Database } from "../database/database.ts";
import { allowLongWork } from "../database/long-work.ts";
import type { Jobs } from "../jobs.ts";
import type { BackupConfig } from "./config.ts";
import { takenAt } from "./retention.ts";
import { takeBackup } from "./take-backup.ts";

const LOOK_EVERY_SECONDS = 15 * 60;
const DAY = 24 * 3600_000;

/** When the newest backup in the folder was taken. */
export async function lastBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const times = names.flatMap((name) => takenAt(name)?.getTime() ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** A backup a day, by one copy of the app. Looks more often, so that a night without power is made up for. */
export function backUpDaily(
  jobs: Jobs,
  parts: { database: Database; dataDirectory: string; backup: BackupConfig },
  log: { info(fields: object, message: string): void },
) {
  const { folder, passphrase } = parts.backup;
  if (!folder || !passphrase) return;
  const { database, dataDirectory } = parts;
  jobs.every("backup", LOOK_EVERY_SECONDS, async (tx) => {
    const last = await lastBackup(folder);
    if (last && Date.now() - last.getTime() < DAY) return;
    await allowLongWork(tx);
    const taken = await takeBackup({ database, dataDirectory, folder, passphrase });
    log.info(taken, "took a backup");
  });
}
