import type { CsvLine } from "@barakah/contract/treasury/statement-csv";
import { date, rupiah, wholeNumber } from "../../platform/format.ts";
import { type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { Panel } from "../../ui/staff/panel.tsx";

const SHOWN = 8;

const COLUMNS: readonly Column<CsvLine & { place: number }>[] = [
  { head: "Tanggal", cell: ({ day }) => date(day) },
  { head: "Keterangan", cell: ({ description }) => <span className="wrap-anywhere">{description}</span> },
  { head: "Nominal", right: true, cell: ({ amount }) => rupiah(amount) },
];

/** The file as it would be imported, by the same reader that imports it. */
export function ImportPreview({ read }: { read: { lines: CsvLine[]; skipped: number } | undefined }) {
  const lines = read?.lines ?? [];
  const items = lines.slice(0, SHOWN).map((line, place) => ({ ...line, place }));
  const note = read
    ? `${wholeNumber(lines.length)} baris uang masuk, ${wholeNumber(read.skipped)} baris lain dilewati.`
    : undefined;
  return (
    <Panel title="Yang akan diimpor" note={note} bare>
      <DataTable
        caption="Yang akan diimpor"
        empty={read ? "Tidak ada uang masuk di kolom yang dipilih." : "Pilih berkas dan kolomnya dahulu."}
        query={{ data: { items }, isError: false, isFetching: false, refetch: () => {} }}
        rowKey={({ place }) => place}
        columns={COLUMNS}
      />
      {lines.length > SHOWN && (
        <p className="border-t border-border px-4.5 py-2.5 text-text-2">
          dan {wholeNumber(lines.length - SHOWN)} baris lagi
        </p>
      )}
    </Panel>
  );
}
