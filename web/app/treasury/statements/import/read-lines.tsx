import type { Entry, ReadStatement } from "@barakah/contract/treasury/reading/index";
import { date, rupiah, rupiahWithSen, wholeNumber } from "../../../platform/format.ts";
import { arrived, type Column, DataTable } from "../../../ui/staff/data-table.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";

const SHOWN = 8;

const COLUMNS: readonly Column<Entry>[] = [
  { head: "Baris", cell: ({ row }) => row },
  { head: "Tanggal", cell: ({ day }) => date(day) },
  { head: "Keterangan", cell: ({ description }) => <span className="wrap-anywhere">{description}</span> },
  {
    head: "Nominal",
    right: true,
    cell: ({ amount, sen, out }) => `${out ? "−" : ""}${rupiahWithSen(amount, sen)}`,
  },
];

interface LinesProps {
  title: string;
  note: string;
  empty: string;
  lines: readonly Entry[];
}

const Lines = ({ title, note, empty, lines }: LinesProps) => (
  <Panel title={title} note={note} bare>
    <DataTable
      caption={`Baris ${title.toLowerCase()}`}
      empty={empty}
      query={arrived(lines.slice(0, SHOWN))}
      rowKey={({ row }) => row}
      columns={COLUMNS}
      stacks={false}
    />
    {lines.length > SHOWN && (
      <p className="border-t border-border px-4.5 py-2.5 text-text-2">
        dan {wholeNumber(lines.length - SHOWN)} baris lagi
      </p>
    )}
    {lines.length > 0 && (
      <p className="flex border-t border-border bg-surface-2 px-4.5 py-2.5 font-semibold">
        <span className="mr-auto">Jumlah {wholeNumber(lines.length)} baris</span>
        <span className="tabular-nums">{rupiah(lines.reduce((sum, { amount }) => sum + amount, 0))}</span>
      </p>
    )}
  </Panel>
);

/** The file as it would be imported, by the same reader that imports it. */
export const ReadLines = ({ read }: { read: ReadStatement }) => (
  <>
    <Lines
      title="Uang keluar"
      note="Baris tersendiri, tidak pernah dihitung sebagai pemasukan."
      empty="Tidak ada uang keluar di berkas ini."
      lines={read.entries.filter(({ out }) => out)}
    />
    <Lines
      title="Uang masuk"
      note="Dicocokkan dengan pembayaran setelah diimpor."
      empty="Tidak ada uang masuk di kolom yang dipilih."
      lines={read.entries.filter(({ out }) => !out)}
    />
    {read.notes.length > 0 && (
      <Panel
        title="Bukan uang"
        note="Keterangan bank, judul yang berulang, baris tanpa nominal atau di bawah satu rupiah."
      >
        <ul className="grid gap-1 text-text-2">
          {read.notes.slice(0, 20).map(({ row, text }) => (
            <li key={row} className="wrap-anywhere">
              <b className="tabular-nums">{row}</b> {text}
            </li>
          ))}
          {read.notes.length > 20 && <li>dan {wholeNumber(read.notes.length - 20)} baris lagi</li>}
        </ul>
      </Panel>
    )}
  </>
);
