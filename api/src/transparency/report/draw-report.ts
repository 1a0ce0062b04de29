import {
  FUND_KIND_LABEL,
  jakartaDay,
  type KindFigures,
  lastDayOf,
  monthsOf,
  type People,
  periodName,
  type Report,
  recipientLabel,
  SITE_NAME,
} from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { printable } from "../../platform/pdf/printable.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { type Column, INK, openPaper, type Paper } from "./paper.ts";

const number = (amount: number) => amount.toLocaleString("id-ID");
const signed = (amount: number) =>
  amount === 0 ? "-" : amount > 0 ? `+${number(amount)}` : `-${number(-amount)}`;
const out = (amount: number) => rupiah(amount);
const peopleText = ({ count, few }: People) =>
  few ? "1–2 orang" : count === null ? "" : `${number(count)} orang`;
const percent = (part: number, whole: number) =>
  whole > 0
    ? `${((part / whole) * 100).toLocaleString("id-ID", { minimumFractionDigits: 1, maximumFractionDigits: 1 })}%`
    : "0,0%";

const STATE: Record<Report["state"], string> = {
  running: "Masih berjalan: angka dapat berubah.",
  ended: "Belum ditutup: angka dapat berubah.",
  earlier: "Dari sebelum bulan pertama yang ditutup.",
  closed: "",
};

function table(
  paper: Paper,
  title: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  sum?: readonly string[],
) {
  paper.gap(16);
  paper.keep(90);
  paper.say(title, { size: 13, heavy: true });
  const small = { size: 8.5 };
  paper.row(
    columns,
    columns.map((column) => column.title),
    { ...small, color: INK.quiet },
  );
  paper.rule(INK.text, 0.8);
  for (const row of rows) {
    paper.row(columns, row, small);
    paper.rule();
  }
  if (sum) paper.row(columns, sum, { ...small, heavy: true });
}

const TWO: readonly Column[] = [
  { title: "", part: 0.6 },
  { title: "", part: 0.4, right: true },
];

function head(paper: Paper, report: Report, name: string) {
  paper.say(name, { size: 9, heavy: true, color: INK.green });
  paper.say(`Laporan dana ${periodName(report.period)}`, { size: 22, heavy: true });
  paper.say(
    report.closed
      ? `Ditutup ${longDay(jakartaDay(report.closed.at))}. Koreksi masuk ke bulan berikutnya, kecuali laporan ini dibuka kembali, dengan alasan yang diumumkan.`
      : STATE[report.state],
    { color: INK.quiet },
  );
  if (report.reopened)
    paper.say(
      `Dibuka kembali ${longDay(jakartaDay(report.reopened.at))}, berubah ${signed(report.reopened.change)}. Alasannya: ${report.reopened.reason}`,
      { color: INK.quiet },
    );
  paper.gap(8);
}

function fiveLines(paper: Paper, { total }: Report) {
  const lines: [string, string][] = [
    ["Saldo awal", rupiah(total.opening)],
    ["Diterima", `+ ${rupiah(total.received)}`],
    ["Disalurkan", `- ${out(0 - total.paid_out)}`],
    ["Bagian amil", `- ${out(0 - total.amil)}`],
  ];
  if (total.moved !== 0) lines.push(["Dipindah dari dana lain", signed(total.moved)]);
  paper.rule();
  for (const line of lines) {
    paper.row(TWO, line, { size: 11 });
    paper.rule();
  }
  paper.rule(INK.text, 1.2);
  paper.row(TWO, ["Saldo akhir", rupiah(total.closing)], { size: 14, heavy: true, color: INK.green });
}

const KIND_COLUMNS: readonly Column[] = [
  { title: "Jenis dana", part: 0.19 },
  { title: "Saldo awal", part: 0.15, right: true },
  { title: "Diterima", part: 0.14, right: true },
  { title: "Amil", part: 0.12, right: true },
  { title: "Disalurkan", part: 0.14, right: true },
  { title: "Dipindah", part: 0.11, right: true },
  { title: "Saldo akhir", part: 0.15, right: true },
];
const kindRow = (one: Omit<KindFigures, "kind" | "receipts">, name: string) => [
  name,
  number(one.opening),
  signed(one.received),
  signed(one.amil),
  signed(one.paid_out),
  signed(one.moved),
  number(one.closing),
];

function changesOfFunds(paper: Paper, { given, others, total }: Report) {
  const rows = given.map((one) => kindRow(one, FUND_KIND_LABEL[one.kind]));
  table(paper, "Perubahan dana per jenis", KIND_COLUMNS, rows, kindRow(total, "Jumlah"));
  if (others.length > 0)
    table(
      paper,
      "Dana amil dan nonhalal",
      KIND_COLUMNS,
      others.map((one) => kindRow(one, FUND_KIND_LABEL[one.kind])),
    );
}

function received(paper: Paper, { given, total }: Report) {
  const columns: Column[] = [
    { title: "Jenis dana", part: 0.4 },
    { title: "Penerimaan", part: 0.2, right: true },
    { title: "Bagian", part: 0.15, right: true },
    { title: "Jumlah", part: 0.25, right: true },
  ];
  const rows = given
    .filter(({ received: amount }) => amount !== 0)
    .map((one) => [
      FUND_KIND_LABEL[one.kind],
      `${number(one.receipts)} kali`,
      percent(one.received, total.received),
      rupiah(one.received),
    ]);
  table(paper, "Diterima per jenis dana", columns, rows, [
    "Jumlah",
    `${number(total.receipts)} kali`,
    "",
    rupiah(total.received),
  ]);
}

const PAID: readonly Column[] = [
  { title: "Untuk", part: 0.5 },
  { title: "Penerima manfaat", part: 0.22, right: true },
  { title: "Jumlah", part: 0.28, right: true },
];
const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

function paidOut(paper: Paper, { asnaf, programmes }: Report) {
  if (asnaf.length > 0)
    table(
      paper,
      "Zakat disalurkan, per asnaf",
      PAID,
      asnaf.map((one) => [
        one.recipient ? recipientLabel(one.recipient) : "Belum dirinci",
        peopleText(one.people),
        rupiah(one.amount),
      ]),
      ["Jumlah zakat", "", rupiah(sumOf(asnaf))],
    );
  if (programmes.length > 0)
    table(
      paper,
      "Infak, wakaf dan dana lain, per program",
      PAID,
      programmes.map((one) => [one.title, peopleText(one.people), rupiah(one.amount)]),
      ["Jumlah", "", rupiah(sumOf(programmes))],
    );
}

function amil(paper: Paper, { amil: shares, period }: Report) {
  const columns: Column[] = [
    { title: "Dari", part: 0.12 },
    { title: "Dasar batasnya", part: 0.36 },
    { title: `Dipakai sejak Januari ${period.slice(0, 4)}`, part: 0.26, right: true },
    { title: "Bagian", part: 0.13, right: true },
    { title: "Batas", part: 0.13, right: true },
  ];
  const names = { zakat: "Zakat", infak: "Infak" };
  const rows = shares.map(({ source, used, base, rate_bp, limit_source }) => [
    names[source],
    limit_source,
    rupiah(used),
    percent(used, base),
    percent(rate_bp, 10_000),
  ]);
  table(paper, "Bagian amil dan batasnya", columns, rows);
}

function seal(paper: Paper, { seal: last }: Report) {
  if (!last) return;
  paper.gap(18);
  paper.keep(70);
  paper.say(`Segel buku ${longDay(last.day)}`, { size: 13, heavy: true });
  paper.say(
    "Setiap malam seluruh catatan hari itu disegel dan disambung ke segel kemarin. Siapa pun yang menyimpan satu segel bisa membuktikan bila buku diubah.",
    { color: INK.quiet, size: 9 },
  );
  paper.say(last.hash, { size: 9, heavy: true });
}

/** A report as a PDF, with every figure of its page. */
export function drawReport(report: Report, origin: string, issuer: string): Promise<Buffer> {
  const name = printable(issuer, SITE_NAME);
  const paper = openPaper(`Laporan dana ${periodName(report.period)}`, report.period, name);
  head(paper, report, name);
  fiveLines(paper, report);
  changesOfFunds(paper, report);
  received(paper, report);
  paidOut(paper, report);
  amil(paper, report);
  seal(paper, report);
  const address = `${origin}/transparansi/${report.period.replace("-", "/")}`;
  const printed = `Dicetak ${longDay(jakartaDay())}`;
  const until = longDay(lastDayOf(monthsOf(report.period).last));
  return paper.end([
    report.closed
      ? `SHA-256 laporan: ${report.closed.hash}`
      : report.state === "running"
        ? `${printed}, sejauh yang sudah dicatat`
        : `${printed}, untuk waktu sampai ${until}`,
    `Periksa di ${address}`,
  ]);
}
