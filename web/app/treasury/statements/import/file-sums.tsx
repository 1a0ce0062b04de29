import type { ReadStatement } from "@barakah/contract/treasury/reading/index";
import { date, rupiah, wholeNumber } from "../../../platform/format.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Import } from "./use-import.ts";

const signed = (amount: number, sign: string) => (amount === 0 ? "" : ` ${sign}${wholeNumber(amount)}`);

/** The totals of the file. */
export function FileSums({ work, read }: { work: Import; read: ReadStatement }) {
  const { preview, waiting, file } = work;
  return (
    <section aria-label="Isi berkas" className="bo-card overflow-hidden">
      <div className="bo-card-head">
        <div className="min-w-0">
          <h2 className="wrap-anywhere">{file?.name}</h2>
          <p>
            {wholeNumber(read.entries.length)} baris uang
            {read.period && `, ${date(read.period.from)} sampai ${date(read.period.to)}`}
            {read.notes.length > 0 && `, ${wholeNumber(read.notes.length)} baris keterangan bank`}
            {preview?.imported_before && `. Berkas ini sudah diimpor ${date(preview.imported_before)}`}
          </p>
        </div>
        {waiting > 0 ? (
          <StatusBadge tone="wait">{waiting} baris lagi perlu dibaca</StatusBadge>
        ) : work.skipped.length > 0 ? (
          <StatusBadge tone="wait">{work.skipped.length} baris dilewati</StatusBadge>
        ) : (
          <StatusBadge tone="ok">Semua terbaca</StatusBadge>
        )}
      </div>
      <dl className="imp-sums">
        <Sum label="Tak terbaca" count={read.unread.length} />
        <Sum
          label="Uang masuk baru"
          count={preview?.incoming.count}
          more={signed(preview?.incoming.amount ?? 0, "+")}
        />
        <Sum
          label="Uang keluar baru"
          count={preview?.outgoing.count}
          more={signed(preview?.outgoing.amount ?? 0, "−")}
        />
        <Sum
          label="Sudah ada, tidak diulang"
          count={preview?.repeated.count}
          more={preview && preview.repeated.count > 0 ? rupiah(preview.repeated.amount) : ""}
        />
      </dl>
    </section>
  );
}

const Sum = ({ label, count, more = "" }: { label: string; count: number | undefined; more?: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b>{count === undefined ? "…" : wholeNumber(count)}</b> <span>{more}</span>
    </dd>
  </div>
);
