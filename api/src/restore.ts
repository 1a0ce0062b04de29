// For whoever runs the machine: `npm run restore -- FILE`, into an empty DATA_DIR, or an empty database.
import { resolve } from "node:path";
import { runOnNothing } from "./app/command.ts";
import { examine } from "./app/doctor/examine.ts";
import { restoreBackup } from "./platform/backup/restore-backup.ts";
import { migrate } from "./platform/database/migrate.ts";
import { claimDataFolder } from "./platform/files/data-folder.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);
const [given] = process.argv.slice(2);

await runOnNothing(async (database, { backup, dataDirectory }) => {
  const { passphrase } = backup;
  if (!given || !passphrase)
    throw new Error(
      "Sebut berkas cadangannya, npm run restore -- BERKAS, dengan frasa sandinya di BACKUP_PASSPHRASE, dan tempat yang kosong di DATA_DIR atau DATABASE_URL.",
    );
  const restored = await restoreBackup({ database, dataDirectory, file: resolve(given), passphrase });
  await migrate(database);
  await claimDataFolder(database, dataDirectory);
  say(`✓ Keadaan ${restored.takenAt}: ${restored.rows} baris dan ${restored.files} berkas dipulihkan.`);
  const complaints = await examine(database);
  for (const complaint of complaints) say(`✗ ${complaint}`);
  if (complaints.length === 0) say("✓ Pemeriksaan: semuanya cocok. Jalankan dengan: npm start");
  process.exitCode = complaints.length === 0 ? 0 : 1;
});
