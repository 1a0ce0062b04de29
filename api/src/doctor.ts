import { runCommand } from "./app/command.ts";
import { examine } from "./app/doctor/examine.ts";
import { secondPerson } from "./payments/index.ts";
import { BACKUP_LATE_HOURS } from "./platform/backup/backup-late.ts";
import { identityOf, ownBackups, strangerProblem } from "./platform/backup/own-backups.ts";
import { type BackupPlace, backupPlace, placeProblem } from "./platform/backup/place.ts";
import type { Database } from "./platform/database/database.ts";
import { ageSentence, readServerAge } from "./platform/database/server-age.ts";
import { rupiah } from "./platform/text/rupiah.ts";
import { type BankTerms, bankTerms } from "./treasury/index.ts";

/** The figures of the equation that the checks prove: approved money that the bank has not shown is worth a look, but no fault. */
const equation = ({ code, ledger, statement, unseen, handed, open_in, open_out, ignored, out }: BankTerms) =>
  `  ${code}: buku ${rupiah(ledger)} = mutasi ${rupiah(statement)} + belum terlihat ${rupiah(unseen)} + setoran kas belum terlihat ${rupiah(handed)} − baris baru ${rupiah(open_in + open_out)} − diabaikan ${rupiah(ignored)} − keluar ${rupiah(out)}\n`;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function tellAgeOfBackup(place: BackupPlace | undefined, database: Database, off: boolean) {
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

async function tellOfWorkingAlone(database: Database) {
  if ((await secondPerson(database.kysely)).worksAlone)
    process.stdout.write(
      "! Satu petugas keuangan: uang sendiri, penyaluran besar dan rekening tujuan diputuskan tanpa orang kedua.\n",
    );
}

await runCommand(async (database, { backup }) => {
  const complaints = await examine(database);
  for (const complaint of complaints) process.stdout.write(`✗ ${complaint}\n`);
  if (complaints.length === 0)
    process.stdout.write("✓ Buku besar, pembayaran, mutasi, stok, pesanan dan jumlah program cocok.\n");
  await tellAgeOfBackup(backupPlace(backup), database, backup.off);
  const age = await readServerAge(database);
  say(`${age.newer > 0 ? "!" : "✓"} ${ageSentence(age)}`);
  await tellOfWorkingAlone(database);
  for (const bank of await bankTerms(database)) process.stdout.write(equation(bank));
  process.exitCode = complaints.length === 0 ? 0 : 1;
});
