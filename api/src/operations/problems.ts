import type { Operations, OperationsProblem } from "@barakah/contract";
import { BACKUP_LATE_HOURS } from "../platform/backup/backup-late.ts";

export type Readings = Pick<
  Operations,
  "backup" | "restore_test" | "check" | "disk" | "storage" | "jobs" | "mail"
> & { examples?: string[] /** Backups dated in the future. */; future?: string[] };

const HOUR = 3600_000;
const DAY = 24 * HOUR;
const RESTORE_TEST_LATE_DAYS = 30;
const DISK_FULL_SHARE = 0.85;
const MAIL_FAILURES = 3;

function backupProblems({ backup, restore_test, jobs }: Readings, now: number): OperationsProblem[] {
  if (backup.problem !== null)
    return [
      {
        key: "backup-place",
        title: "Tempat cadangan tidak dapat dipakai",
        sentence: `Cadangan tidak dapat dibuat atau dibaca di sana; periksa BACKUP_DIR, ruang dan izinnya. ${backup.problem}`,
      },
    ];
  const tried = jobs.some(({ name, last_at, state }) => name === "backup" && (last_at || state !== "fine"));
  // A new installation has no backup yet: no alert.
  if (!backup.configured || (!backup.last && !tried)) return [];
  const age = backup.last ? now - Date.parse(backup.last) : Number.POSITIVE_INFINITY;
  if (age > BACKUP_LATE_HOURS * HOUR)
    return [
      {
        key: "backup-late",
        title: backup.last ? "Cadangan terlambat" : "Belum ada cadangan",
        sentence: backup.last
          ? `Cadangan terakhir ${Math.round(age / HOUR)} jam lalu; seharusnya setiap hari. Periksa ruang dan izin folder cadangan.`
          : "Cadangan pertama gagal dibuat. Periksa ruang dan izin folder cadangan.",
      },
    ];
  const tested = restore_test.at ? (now - Date.parse(restore_test.at)) / DAY : undefined;
  if (tested !== undefined && tested <= RESTORE_TEST_LATE_DAYS) return [];
  return [
    {
      key: "restore-test-late",
      title:
        tested === undefined
          ? "Cadangan belum pernah diuji"
          : `Pemulihan terakhir dicoba ${Math.floor(tested)} hari lalu`,
      sentence:
        "Cadangan baru terbukti bila pernah dipulihkan. Uji berjalan di tempat kosong dan tidak mengganggu situs.",
    },
  ];
}

const futureProblems = ({ future = [] }: Readings): OperationsProblem[] =>
  future.length === 0
    ? []
    : [
        {
          key: "backup-future",
          title: "Cadangan bertanggal masa depan",
          sentence: `${future.join(", ")} dinamai ketika jam mesin salah, dan tidak dihitung sebagai cadangan terakhir. Periksa jam mesin, lalu hapus berkasnya bila tidak diperlukan.`,
        },
      ];

function checkProblems({ check, restore_test }: Readings): OperationsProblem[] {
  const found: OperationsProblem[] = [];
  if (check.complaints.length > 0)
    found.push({
      key: "doctor",
      title: `Pemeriksaan menemukan ${check.complaints.length} keluhan`,
      sentence: check.complaints.slice(0, 3).join("; "),
    });
  if (restore_test.complaints.length > 0)
    found.push({
      key: "restore-test",
      title: "Uji pemulihan gagal",
      sentence: restore_test.complaints.slice(0, 3).join("; "),
    });
  return found;
}

const jobProblems = ({ jobs }: Readings): OperationsProblem[] =>
  jobs
    .filter(({ state }) => state === "given_up")
    .map(({ name, error }) => ({
      key: `job:${name}`,
      title: `Pekerjaan ${name} menyerah`,
      sentence: error ?? "Sudah dicoba berulang kali.",
    }));

const contactProblems = ({ examples = [] }: Readings): OperationsProblem[] =>
  examples.length === 0
    ? []
    : [
        {
          key: "contacts",
          title: "Kontak masih contoh",
          sentence: `${examples.join(" dan ")} di halaman umum milik siapa-siapa. Isi di /admin/pengaturan.`,
        },
      ];

function placeProblems({ disk, storage, mail }: Readings): OperationsProblem[] {
  const found: OperationsProblem[] = [];
  const share = disk.used_bytes / disk.total_bytes;
  if (share > DISK_FULL_SHARE)
    found.push({
      key: "disk",
      title: `Cakram terisi ${Math.round(share * 100)} %`,
      sentence: "Bila penuh, bukti transfer tidak dapat disimpan. Tambah ruang atau pindahkan cadangan.",
    });
  if (storage !== null)
    found.push({
      key: "storage",
      title: "Penyimpanan berkas tidak menjawab",
      sentence: `Gambar dan bukti transfer tidak dapat dibaca atau disimpan. ${storage}`,
    });
  if (mail.failed >= MAIL_FAILURES && mail.failed >= mail.sent)
    found.push({
      key: "mail",
      title: `${mail.failed} surat gagal hari ini`,
      sentence: mail.last_error ?? "Server surat menolak.",
    });
  return found;
}

export const problemsIn = (readings: Readings, now: number): OperationsProblem[] => [
  ...checkProblems(readings),
  ...backupProblems(readings, now),
  ...futureProblems(readings),
  ...jobProblems(readings),
  ...placeProblems(readings),
  ...contactProblems(readings),
];
