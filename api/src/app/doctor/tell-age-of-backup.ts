import { BACKUP_LATE_HOURS } from "../../platform/backup/backup-late.ts";
import { identityOf, ownBackups, strangerProblem } from "../../platform/backup/own-backups.ts";
import { type BackupPlace, placeProblem } from "../../platform/backup/place.ts";
import type { Database } from "../../platform/database/database.ts";

export async function tellAgeOfBackup(
  place: BackupPlace | undefined,
  database: Database,
  off: boolean,
  say: (line: string) => void,
) {
  if (!place)
    return off
      ? say("✓ Cadangan dibuat dengan cara lain (BACKUP_DIR=off).")
      : say("! Tidak ada cadangan otomatis; isi BACKUP_DIR dan BACKUP_PASSPHRASE.");
  const stranger = await strangerProblem(place, await identityOf(database)).catch(() => undefined);
  const problem = stranger ?? (await placeProblem(place));
  if (problem) return say(`! Tempat cadangan tidak dapat dipakai: ${problem}.`);
  const { backups, future } = await ownBackups(place, database);
  for (const { name } of future)
    say(
      `! ${name} bertanggal masa depan: jam mesin pernah salah. Cadangan ini tidak dihitung; periksa jamnya.`,
    );
  const last = backups[0]?.at;
  if (!last) return say("! Belum ada cadangan di tempatnya; buat sekarang dengan npm run backup.");
  const hours = Math.max(0, Math.round((Date.now() - last.getTime()) / 3600_000));
  const mark = hours > BACKUP_LATE_HOURS ? "!" : "✓";
  say(`${mark} Cadangan terakhir ${hours} jam yang lalu, ${last.toISOString()}.`);
}
