// For whoever runs the machine: `npm run backup`, while the app runs or not. Scheduled daily by the same settings.
import { runCommand } from "./app/command.ts";
import { takeBackup } from "./platform/backup/take-backup.ts";

await runCommand(async (database, { backup, dataDirectory }) => {
  const { folder, passphrase } = backup;
  if (!folder || !passphrase)
    throw new Error(
      "Isi BACKUP_DIR dengan folder cadangan dan BACKUP_PASSPHRASE dengan frasa sandi (paling sedikit 12 karakter), lalu jalankan lagi.",
    );
  const { file, rows, files } = await takeBackup({ database, dataDirectory, folder, passphrase });
  process.stdout.write(`✓ ${file}: ${rows} baris dan ${files} berkas, terenkripsi.\n`);
});
