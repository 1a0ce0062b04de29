import { runCommand } from "./app/command.ts";
import { examine } from "./app/doctor/examine.ts";
import { tellAgeOfBackup } from "./app/doctor/tell-age-of-backup.ts";
import { secondPerson } from "./payments/index.ts";
import { backupPlace } from "./platform/backup/place.ts";
import type { Database } from "./platform/database/database.ts";
import { ageSentence, readServerAge } from "./platform/database/server-age.ts";
import { rupiah } from "./platform/text/rupiah.ts";
import { type BankTerms, bankTerms } from "./treasury/index.ts";

/** The figures of the equation that the checks prove: approved money that the bank has not shown is worth a look, but no fault. */
const equation = ({ code, ledger, statement, unseen, handed, open_in, open_out, ignored, out }: BankTerms) =>
  `  ${code}: buku ${rupiah(ledger)} = mutasi ${rupiah(statement)} + belum terlihat ${rupiah(unseen)} + setoran kas belum terlihat ${rupiah(handed)} − baris baru ${rupiah(open_in + open_out)} − diabaikan ${rupiah(ignored)} − keluar ${rupiah(out)}\n`;

const say = (line: string) => void process.stdout.write(`${line}\n`);

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
  await tellAgeOfBackup(backupPlace(backup), database, backup.off, say);
  const age = await readServerAge(database);
  say(`${age.newer > 0 ? "!" : "✓"} ${ageSentence(age)}`);
  await tellOfWorkingAlone(database);
  for (const bank of await bankTerms(database)) process.stdout.write(equation(bank));
  process.exitCode = complaints.length === 0 ? 0 : 1;
});
