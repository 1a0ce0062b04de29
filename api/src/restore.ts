// `npm run restore -- FILE`, into an empty DATA_DIR, or an empty database.
import { existsSync } from "node:fs";
import { open } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { runOnNothing } from "./app/command.ts";
import { examine } from "./app/doctor/examine.ts";
import type { BackupConfig } from "./platform/backup/config.ts";
import { backupPlace } from "./platform/backup/place.ts";
import { restoreBackup } from "./platform/backup/restore-backup.ts";
import { migrate } from "./platform/database/migrate.ts";
import { claimDataFolder } from "./platform/files/claim-data-folder.ts";
import { openFiles } from "./platform/files/open-files.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
/** The name of a backup in BACKUP_DIR, or a file. */
async function opened(name: string, backup: BackupConfig): Promise<AsyncIterable<Buffer>> {
  const place = backupPlace(backup);
  const kept =
    place && !existsSync(resolve(name)) && (await place.kept()).find((one) => one.name === basename(name));
  if (kept) return place.open(kept.name);
  // Opened before it is read: a stream that fails before anybody listens would end the process.
  const file = await open(resolve(name)).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Berkas cadangan ${name} tidak dapat dibuka (${error.code}).`);
  });
  return file.createReadStream();
}

const [given] = process.argv.slice(2);

await runOnNothing(async (database, config) => {
  const { backup, dataDirectory } = config;
  const { passphrase } = backup;
  if (!given || !passphrase)
    throw new Error(
      "Sebut berkas cadangannya, npm run restore -- BERKAS (atau namanya di BACKUP_DIR), dengan frasa sandinya di BACKUP_PASSPHRASE, dan tempat yang kosong di DATA_DIR atau DATABASE_URL.",
    );
  const restored = await restoreBackup({
    database,
    files: openFiles(config),
    from: await opened(given, backup),
    passphrase,
  });
  await migrate(database);
  await claimDataFolder(database, dataDirectory);
  say(`✓ Keadaan ${restored.takenAt}: ${restored.rows} baris dan ${restored.files} berkas dipulihkan.`);
  const complaints = await examine(database);
  for (const complaint of complaints) say(`✗ ${complaint}`);
  if (complaints.length === 0) say("✓ Pemeriksaan: semuanya cocok. Jalankan dengan: npm start");
  process.exitCode = complaints.length === 0 ? 0 : 1;
});
