import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownBackups } from "../platform/backup/own-backups.ts";
import { backupPlace } from "../platform/backup/place.ts";
import { restoreBackup } from "../platform/backup/restore-backup.ts";
import type { InspectionFigures } from "../platform/database/columns.ts";
import { migrate } from "../platform/database/migrate.ts";
import { withScratchDatabase } from "../platform/database/scratch.ts";
import { allowLongWork } from "../platform/database/session.ts";
import { conflict } from "../platform/errors.ts";
import { localFiles } from "../platform/files/file-store.ts";
import type { OperationsParts } from "./dependencies.ts";
import { addInspection } from "./queries/inspections.ts";

export const RESTORE_TEST = "restore-test";

/** Restores the newest backup into a temporary database and folder, migrates and checks it. */
async function restoreAndExamine(parts: OperationsParts) {
  const { passphrase } = parts.backup;
  const place = backupPlace(parts.backup);
  const newest = place && (await ownBackups(place, parts.database)).backups[0];
  if (!place || !newest || !passphrase) return { complaints: ["belum ada cadangan"], figures: {} };
  const begun = performance.now();
  const directory = await mkdtemp(join(tmpdir(), "barakah-uji-pulih-"));
  try {
    return await withScratchDatabase(parts.database, async (database) => {
      const from = await place.open(newest.name);
      const restored = await restoreBackup({ database, files: localFiles(directory), from, passphrase });
      await migrate(database);
      const complaints = await parts.examine(database);
      const seconds = Math.round((performance.now() - begun) / 1000);
      return { complaints, figures: { ...restored, name: newest.name, seconds } satisfies InspectionFigures };
    });
  } catch (error) {
    return { complaints: [error instanceof Error ? error.message : String(error)], figures: {} };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

export function testRestores(parts: OperationsParts) {
  parts.jobs.isLong(RESTORE_TEST);
  parts.jobs.handle(RESTORE_TEST, async (_payload, tx) => {
    await allowLongWork(tx);
    const { complaints, figures } = await restoreAndExamine(parts);
    await addInspection(tx, "restore", complaints, figures);
  });
}

export async function askForRestoreTest({ database, jobs, backup }: OperationsParts): Promise<void> {
  const place = backupPlace(backup);
  const kept = place && (await ownBackups(place, database)).backups;
  if (!kept?.length) throw conflict("no_backup", "Belum ada cadangan yang dapat diuji.");
  await jobs.add(database.kysely, RESTORE_TEST, {}, { key: RESTORE_TEST });
}
