import type { Operations } from "@barakah/contract";
import { date, timeOfDay, wholeNumber } from "../platform/format.ts";
import { Icon } from "../ui/icons/icon.tsx";
import type { BadgeTone } from "../ui/status-badge.tsx";
import { DayBar, FactTile } from "./fact-tile.tsx";
import { age, bytes } from "./figures.ts";

const moment = (instant: string) => `${date(instant)} ${timeOfDay(instant)}`;
const has = (worries: Operations["worries"], key: string) => worries.some((worry) => worry.key === key);

export const OperationsTiles = ({ operations, now }: { operations: Operations; now: number }) => (
  <section className="bo-grid four" aria-label="Penjagaan">
    <BackupTile operations={operations} now={now} />
    <RestoreTile operations={operations} now={now} />
    <CheckTile check={operations.check} />
    <DiskTile operations={operations} />
  </section>
);

function BackupTile({ operations: { backup, worries }, now }: { operations: Operations; now: number }) {
  if (!backup.configured)
    return (
      <FactTile
        icon={<Icon name="staff-cloud-check" size={18} />}
        label="Cadangan"
        badge={{ tone: "wait", text: "mati" }}
        value="Belum diatur"
        note="Isi BACKUP_DIR dan BACKUP_PASSPHRASE, lalu jalankan lagi aplikasinya."
      />
    );
  const late = has(worries, "backup-late");
  const taken = backup.days.filter(Boolean).length;
  return (
    <FactTile
      icon={<Icon name="staff-cloud-check" size={18} />}
      label="Cadangan"
      badge={{
        tone: late ? "no" : "ok",
        text: backup.last ? age(now - Date.parse(backup.last)) : "belum ada",
      }}
      value={backup.last ? moment(backup.last) : "Belum ada"}
      note={backup.bytes === null ? "Dibuat setiap hari" : `${bytes(backup.bytes)}, disandikan`}
    >
      <DayBar days={backup.days} label={`${taken} dari 7 hari terakhir, ${backup.kept} disimpan`} />
    </FactTile>
  );
}

function RestoreTile({
  operations: { restore_test: test, worries },
  now,
}: {
  operations: Operations;
  now: number;
}) {
  const late = has(worries, "restore-test-late");
  const failed = test.complaints.length > 0;
  const tone: BadgeTone = failed ? "no" : test.at === null || late ? "wait" : "ok";
  return (
    <FactTile
      icon={<Icon name="staff-restore" size={18} />}
      label="Uji pemulihan"
      badge={{
        tone,
        text: failed ? "gagal" : test.at ? age(now - Date.parse(test.at)) : "belum pernah",
      }}
      value={test.at ? date(test.at) : "Belum pernah"}
      note={
        failed
          ? (test.complaints[0] ?? "")
          : test.rows === null
            ? "Cadangan baru terbukti bila pernah dipulihkan"
            : `${wholeNumber(test.rows)} baris kembali, pembukuan cocok`
      }
    >
      {test.running ? "Sedang berjalan…" : "Paling lama 30 hari sekali"}
    </FactTile>
  );
}

function CheckTile({ check }: { check: Operations["check"] }) {
  const clean = check.complaints.length === 0;
  return (
    <FactTile
      icon={<Icon name="staff-stethoscope" size={18} />}
      label="Pemeriksaan malam"
      badge={
        check.at
          ? { tone: clean ? "ok" : "no", text: clean ? "bersih" : "keluhan" }
          : { tone: "mute", text: "belum" }
      }
      value={
        check.at ? `${timeOfDay(check.at)}, ${check.complaints.length} keluhan` : "Malam ini pukul 03.00"
      }
      note={clean ? "Buku besar, bank, stok, program" : (check.complaints[0] ?? "")}
    >
      {check.nights.length > 0 && (
        <DayBar
          days={check.nights}
          label={`${check.nights.filter(Boolean).length} dari ${check.nights.length} pemeriksaan terakhir bersih`}
        />
      )}
    </FactTile>
  );
}

function DiskTile({ operations: { disk, worries } }: { operations: Operations }) {
  const share = Math.round((disk.used_bytes / disk.total_bytes) * 100);
  return (
    <FactTile
      icon={<Icon name="staff-hard-drives" size={18} />}
      label="Cakram"
      badge={{ tone: has(worries, "disk") ? "no" : "ok", text: `${share} %` }}
      value={`${bytes(disk.used_bytes)} dari ${bytes(disk.total_bytes)}`}
      note={
        disk.days_left === null
          ? "Laju terisinya belum terlihat"
          : `Penuh kira-kira dalam ${disk.days_left} hari`
      }
    >
      <progress
        max={100}
        value={share}
        aria-label="Bagian cakram yang terisi"
        className="mb-1.5 block h-2 w-full overflow-hidden rounded-[4px] border-0 bg-surface-2 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-2 [&::-webkit-progress-value]:bg-primary"
      />
      Surat peringatan di 85 %
    </FactTile>
  );
}
