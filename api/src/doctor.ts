import { runCommand } from "./app/command.ts";
import { examine } from "./app/doctor/examine.ts";
import { lastBackup } from "./platform/backup/schedule.ts";

async function tellAgeOfBackup(folder: string | undefined) {
  const last = folder && (await lastBackup(folder));
  if (!last) return process.stdout.write("! Belum ada cadangan; isi BACKUP_DIR dan BACKUP_PASSPHRASE.\n");
  const hours = Math.round((Date.now() - last.getTime()) / 3600_000);
  const mark = hours > 26 ? "!" : "✓";
  process.stdout.write(`${mark} Cadangan terakhir ${hours} jam yang lalu, ${last.toISOString()}.\n`);
}

await runCommand(async (database, { backup }) => {
  const complaints = await examine(database);
  for (const complaint of complaints) process.stdout.write(`✗ ${complaint}\n`);
  if (complaints.length === 0)
    process.stdout.write("✓ Buku besar, pembayaran, mutasi, stok, pesanan dan jumlah kampanye cocok.\n");
  await tellAgeOfBackup(backup.folder);
  process.exitCode = complaints.length === 0 ? 0 : 1;
});
