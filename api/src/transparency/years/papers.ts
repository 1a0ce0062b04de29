import {
  FUND_KIND_LABEL,
  jakartaDay,
  SITE_NAME,
  STANDARDS,
  type StatementRow,
  type YearStatements,
} from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { printable } from "../../platform/pdf/printable.ts";
import type { Cell } from "../../platform/spreadsheet/cell.ts";
import type { Sheet } from "../../platform/spreadsheet/xlsx.ts";
import { type Column, INK, openPaper, type Paper } from "../report/paper.ts";

const CHANGES = ["opening", "received", "amil", "paid_out", "moved", "closing"] as const;
const HEADS = ["Saldo awal", "Diterima", "Bagian amil", "Disalurkan", "Dipindah", "Saldo akhir"];

const stateText = ({ state, as_of, closed }: YearStatements) =>
  closed
    ? `Ditutup ${longDay(jakartaDay(new Date(closed.at)))} oleh ${closed.by}, diusulkan ${closed.proposed_by}. SHA-256 ${closed.hash}`
    : state === "running"
      ? `Tahun berjalan, per ${longDay(as_of)}. Angka dapat berubah.`
      : "Belum ditutup. Angka dapat berubah.";

const STATEMENTS = [
  { title: "Posisi keuangan", of: "position" },
  { title: "Aktivitas", of: "activities" },
  { title: "Arus kas", of: "cash" },
] as const;

async function* rowsOf(rows: readonly StatementRow[], year: number): AsyncGenerator<readonly Cell[]> {
  yield ["Dalam rupiah", String(year), String(year - 1)];
  for (const { label, style, now, before } of rows)
    yield style === "head" ? [label, null, null] : [label, now, before];
}

const sumsOf = ({ funds }: YearStatements) =>
  CHANGES.map((name) => funds.reduce((sum, one) => sum + one[name], 0));

async function* fundRows(year: YearStatements): AsyncGenerator<readonly Cell[]> {
  yield ["Jenis dana", ...HEADS];
  for (const one of year.funds) yield [FUND_KIND_LABEL[one.kind], ...CHANGES.map((name) => one[name])];
  yield ["Jumlah", ...sumsOf(year)];
}

async function* noteRows(year: YearStatements): AsyncGenerator<readonly Cell[]> {
  yield [`Catatan atas laporan keuangan ${year.year}`];
  yield [stateText(year)];
  yield [STANDARDS];
  for (const [at, note] of year.notes.entries()) yield [`${at + 1}. ${note}`];
}

export const yearSheets = (year: YearStatements): Sheet[] => [
  ...STATEMENTS.map(({ title, of }) => ({ name: title, rows: rowsOf(year[of], year.year) })),
  { name: "Perubahan dana", rows: fundRows(year) },
  { name: "Catatan", rows: noteRows(year) },
];

const number = (amount: number) =>
  amount === 0 ? "-" : amount < 0 ? `(${(-amount).toLocaleString("id-ID")})` : amount.toLocaleString("id-ID");

function drawRows(paper: Paper, title: string, rows: readonly StatementRow[], year: number) {
  const columns: readonly Column[] = [
    { title: "Dalam rupiah", part: 0.56 },
    { title: String(year), part: 0.22, right: true },
    { title: String(year - 1), part: 0.22, right: true },
  ];
  paper.gap(14);
  paper.keep(120);
  paper.say(title, { size: 13, heavy: true });
  paper.row(
    columns,
    columns.map((column) => column.title),
    { size: 8.5, color: INK.quiet },
  );
  paper.rule(INK.text, 0.8);
  for (const { label, style, now, before } of rows) {
    const figures = style === "head" ? ["", ""] : [number(now), number(before)];
    paper.row(columns, [label, ...figures], { size: 8.5, heavy: style !== "line" });
    if (style === "sum") paper.rule();
  }
}

/** The statements of a year on paper, with their notes. */
export function drawYear(year: YearStatements, issuer: string): Promise<Buffer> {
  const name = printable(issuer, SITE_NAME);
  const paper = openPaper(`Laporan keuangan ${year.year}`, `${name}, tahun ${year.year}`, name);
  paper.say(name, { size: 9, heavy: true, color: INK.green });
  paper.say(`Laporan keuangan ${year.year}`, { size: 22, heavy: true });
  paper.say(stateText(year), { color: INK.quiet });
  for (const { title, of } of STATEMENTS) drawRows(paper, title, year[of], year.year);
  const columns: readonly Column[] = [
    { title: "Jenis dana", part: 0.22 },
    ...HEADS.map((title) => ({ title, part: 0.13, right: true })),
  ];
  paper.gap(14);
  paper.keep(120);
  paper.say("Perubahan dana", { size: 13, heavy: true });
  paper.row(
    columns,
    columns.map(({ title }) => title),
    { size: 7.5, color: INK.quiet },
  );
  paper.rule(INK.text, 0.8);
  for (const one of year.funds)
    paper.row(columns, [FUND_KIND_LABEL[one.kind], ...CHANGES.map((name) => number(one[name]))], {
      size: 7.5,
    });
  paper.row(columns, ["Jumlah", ...sumsOf(year).map(number)], { size: 7.5, heavy: true });
  paper.gap(14);
  paper.say("Catatan", { size: 13, heavy: true });
  paper.say(STANDARDS, { size: 9 });
  for (const [at, note] of year.notes.entries()) paper.say(`${at + 1}. ${note}`, { size: 9 });
  return paper.end([stateText(year), "Angka dalam kurung berarti berkurang."]);
}
