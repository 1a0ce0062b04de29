import {
  ACCOUNT_GROUP_LABEL,
  FUND_KIND_LABEL,
  type MappedAccount,
  monthsOf,
  POSTING_KIND_LABEL,
  periodName,
  SITE_NAME,
} from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import type { Cell } from "../../platform/spreadsheet/cells.ts";
import type { Sheet } from "../../platform/spreadsheet/xlsx.ts";
import { balancesAt, flowsIn, journalOf, moneyBefore } from "../queries/accounting.ts";
import { reportOf } from "../report/make-report.ts";
import { mappedAccounts } from "./mapping.ts";

type Rows = AsyncGenerator<readonly Cell[]>;
type Known = ReadonlyMap<string, MappedAccount>;

const debit = (amount: number) => (amount > 0 ? amount : null);
const credit = (amount: number) => (amount < 0 ? -amount : null);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Balance sheet at the end of the period. Debits equal credits. */
async function* position({ kysely }: Database, period: string, known: Known): Rows {
  yield ["Kode", "Akun", "Kelompok", "Akun di buku", "Debet", "Kredit"];
  const balances = await balancesAt(kysely, monthsOf(period).last);
  const rows = balances.flatMap(({ account, balance }) => {
    const called = known.get(account);
    return called && balance !== 0 ? [{ ...called, balance }] : [];
  });
  for (const { code, name, group, account, balance } of rows.sort((a, b) => a.code.localeCompare(b.code)))
    yield [code, name, ACCOUNT_GROUP_LABEL[group], account, debit(balance), credit(balance)];
  const all = rows.map(({ balance }) => balance);
  yield [
    null,
    "Jumlah",
    null,
    null,
    sum(all.map((one) => debit(one) ?? 0)),
    sum(all.map((one) => credit(one) ?? 0)),
  ];
}

async function* fundChange({ kysely }: Database, period: string): Rows {
  yield [
    "Jenis dana",
    "Saldo awal",
    "Diterima",
    "Bagian amil",
    "Disalurkan",
    "Dipindah",
    "Saldo akhir",
    "Penerimaan",
  ];
  const { given, others } = await reportOf(kysely, period);
  const all = [...given, ...others];
  for (const one of all)
    yield [
      FUND_KIND_LABEL[one.kind],
      one.opening,
      one.received,
      one.amil,
      one.paid_out,
      one.moved,
      one.closing,
      one.receipts,
    ];
  const of = (field: "opening" | "received" | "amil" | "paid_out" | "moved" | "closing") =>
    sum(all.map((one) => one[field]));
  yield [
    "Jumlah",
    of("opening"),
    of("received"),
    of("amil"),
    of("paid_out"),
    of("moved"),
    of("closing"),
    null,
  ];
}

const kindName = (kind: string) => (POSTING_KIND_LABEL as Record<string, string>)[kind] ?? kind;

async function* cashFlow({ kysely }: Database, period: string): Rows {
  yield ["Arus kas", "Masuk", "Keluar", "Bersih"];
  const months = monthsOf(period);
  const before = await moneyBefore(kysely, months.first);
  yield ["Kas dan bank pada awal", null, null, before];
  const flows = await flowsIn(kysely, months);
  for (const { kind, incoming, outgoing } of flows)
    yield [kindName(kind), incoming, outgoing, incoming - outgoing];
  const net = sum(flows.map(({ incoming, outgoing }) => incoming - outgoing));
  yield [
    "Kenaikan bersih",
    sum(flows.map(({ incoming }) => incoming)),
    sum(flows.map(({ outgoing }) => outgoing)),
    net,
  ];
  yield ["Kas dan bank pada akhir", null, null, before + net];
}

async function* journal(database: Database, period: string, known: Known): Rows {
  yield [
    "Pos",
    "Transaksi",
    "Waktu (WIB)",
    "Peristiwa",
    "Keterangan",
    "Akun di buku",
    "Nama di buku",
    "Jenis dana",
    "Kode",
    "Akun",
    "Debet",
    "Kredit",
  ];
  for await (const { cells, account, amount } of journalOf(database, monthsOf(period))) {
    const called = known.get(account);
    yield [...cells, called?.code ?? null, called?.name ?? null, debit(amount), credit(amount)];
  }
}

async function* about(period: string): Rows {
  yield [`Buku ${SITE_NAME}`, periodName(period)];
  yield ["Dibuat", new Date().toISOString()];
  yield ["Posisi", "Saldo setiap akun pada akhir waktu itu; debet dan kredit sama jumlahnya."];
  yield [
    "Perubahan Dana",
    "Saldo awal, penerimaan, bagian amil, penyaluran, pemindahan dan saldo akhir tiap jenis dana.",
  ];
  yield [
    "Arus Kas",
    "Uang yang masuk dan keluar dari kas, bank, QRIS dan penyedia; pindah tempat tidak dihitung.",
  ];
  yield [
    "Jurnal",
    "Setiap pos. Yang bertanggal di bulan yang sudah ditutup ada di akhir, pada bulan tempat ia dihitung.",
  ];
}

/** The books of a period, streamed sheet by sheet. */
export async function bookSheets(database: Database, period: string): Promise<Sheet[]> {
  const known = new Map((await mappedAccounts(database.kysely)).map((one) => [one.account, one]));
  return [
    { name: "Tentang", rows: about(period) },
    { name: "Posisi", rows: position(database, period, known) },
    { name: "Perubahan Dana", rows: fundChange(database, period) },
    { name: "Arus Kas", rows: cashFlow(database, period) },
    { name: "Jurnal", rows: journal(database, period, known) },
  ];
}
