import type { Operations } from "@barakah/contract";
import type { ReactNode } from "react";
import { date, timeOfDay, wholeNumber } from "../platform/format.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { type BadgeTone, StatusBadge } from "../ui/status-badge.tsx";
import { age, bytes } from "./figures.ts";

const moment = (instant: string) => `${date(instant)} ${timeOfDay(instant)}`;
const has = (problems: Operations["problems"], key: string) =>
  problems.some((problem) => problem.key === key);

export const OperationsTiles = ({ operations, now }: { operations: Operations; now: number }) => (
  <section className="bo-grid four" aria-label="Penjagaan">
    <BackupTile operations={operations} now={now} />
    <RestoreTile operations={operations} now={now} />
    <CheckTile check={operations.check} />
    <DiskTile operations={operations} />
  </section>
);

function BackupTile({ operations: { backup, problems }, now }: { operations: Operations; now: number }) {
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
  const late = has(problems, "backup-late");
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
  operations: { restore_test: test, problems },
  now,
}: {
  operations: Operations;
  now: number;
}) {
  const late = has(problems, "restore-test-late");
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

function DiskTile({ operations: { disk, problems } }: { operations: Operations }) {
  const share = Math.round((disk.used_bytes / disk.total_bytes) * 100);
  return (
    <FactTile
      icon={<Icon name="staff-hard-drives" size={18} />}
      label="Cakram"
      badge={{ tone: has(problems, "disk") ? "no" : "ok", text: `${share} %` }}
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

interface FactTileProps {
  icon: ReactNode;
  label: string;
  badge: { tone: BadgeTone; text: string };
  value: string;
  note: string;
  children?: ReactNode;
}

const FactTile = ({ icon, label, badge, value, note, children }: FactTileProps) => (
  <div className="bo-card flex min-w-0 flex-col px-4.5 py-4 wrap-anywhere">
    <p className="flex flex-wrap items-center gap-x-2 font-semibold text-text-2">
      {icon}
      <span className="flex-1">{label}</span>
      <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
    </p>
    <p className="mt-1.5 text-[1.25rem] leading-[1.75rem] font-extrabold tracking-[-.02em] tabular-nums">
      {value}
    </p>
    <p className="text-[0.8125rem] leading-[1.125rem] text-text-2">{note}</p>
    {children && <div className="mt-3 text-[0.8125rem] leading-[1.125rem] text-text-2">{children}</div>}
  </div>
);

const DAY_LOOK = { true: "bg-primary", false: "bg-danger", null: "bg-surface-2" };

/** A bar of days: red ones failed, pale ones were not expected yet. */
const DayBar = ({ days, label }: { days: readonly (boolean | null)[]; label: string }) => (
  <div>
    <div className="mb-1 flex h-5 gap-1" aria-hidden="true">
      {days
        .map((good, place) => ({ good, place }))
        .map(({ good, place }) => (
          <span key={place} className={`flex-1 rounded-[4px] ${DAY_LOOK[`${good}`]}`} />
        ))}
    </div>
    {label}
  </div>
);
