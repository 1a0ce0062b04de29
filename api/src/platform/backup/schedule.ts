import type { Database } from "../database/database.ts";
import { allowLongWork } from "../database/session.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Jobs } from "../jobs.ts";
import type { BackupConfig } from "./config.ts";
import { backupPlace } from "./place.ts";
import { takeBackup } from "./take-backup.ts";

const LOOK_EVERY_SECONDS = 15 * 60;
const DAY = 24 * 3600_000;

/** One backup per day across all copies of the app. Checks more often, to catch up after downtime. */
export function backUpDaily(
  jobs: Jobs,
  parts: { database: Database; files: FileStore; backup: BackupConfig },
  log: { info(fields: object, message: string): void },
) {
  const { passphrase } = parts.backup;
  const place = backupPlace(parts.backup);
  if (!place || !passphrase) return;
  const { database, files } = parts;
  jobs.every("backup", LOOK_EVERY_SECONDS, async (tx) => {
    const [last] = await place.kept();
    if (last && Date.now() - last.at.getTime() < DAY) return;
    await allowLongWork(tx);
    const taken = await takeBackup({ database, files, place, passphrase });
    log.info(taken, "took a backup");
  });
}
