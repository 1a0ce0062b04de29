// `npm run backup`, whether the app runs or not. The app takes one daily with the same settings.
import { runCommand } from "./app/command.ts";
import { provenBackup } from "./operations/index.ts";
import { backupPlace } from "./platform/backup/place.ts";
import { takeBackup } from "./platform/backup/take-backup.ts";
import { openFiles } from "./platform/files/open-files.ts";

await runCommand(
  async (database, config) => {
    const { passphrase } = config.backup;
    const place = backupPlace(config.backup);
    if (!place || !passphrase)
      throw new Error(
        "Isi BACKUP_DIR dengan folder cadangan atau s3://bucket/folder, dan BACKUP_PASSPHRASE dengan frasa sandi (paling sedikit 12 karakter), lalu jalankan lagi.",
      );
    const plan = {
      database,
      files: openFiles(config),
      place,
      passphrase,
      proven: () => provenBackup(database),
    };
    const { file, rows, files, notRemoved } = await takeBackup(plan);
    process.stdout.write(`✓ ${file}: ${rows} baris dan ${files} berkas, terenkripsi.\n`);
    if (notRemoved)
      process.stdout.write(
        `! Cadangan lama belum dapat dihapus (${notRemoved}); dicoba lagi bersama cadangan berikutnya.\n`,
      );
  },
  { olderTables: true },
);
