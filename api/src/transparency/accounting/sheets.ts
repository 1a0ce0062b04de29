import {
  ACCOUNT_GROUP_LABEL,
  FUND_KIND_LABEL,
  FUND_KINDS,
  type FundKind,
  jakartaClock,
  type MappedAccount,
  monthsOf,
  POSTING_KIND_LABEL,
  periodName,
} from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import type { Cell } from "../../platform/spreadsheet/cell.ts";
import type { Sheet } from "../../platform/spreadsheet/xlsx.ts";
import { reportOf } from "../report/make-report.ts";
import {
  balancesAt,
  businessIn,
  feesByCause,
  flowsIn,
  journalOf,
  moneyBefore,
} from "./accounting-queries.ts";
import { mappedAccounts } from "./mapping.ts";

type Rows = AsyncGenerator<readonly Cell[]>;
type Known = ReadonlyMap<string, MappedAccount>;

const debit = (amount: number) => (amount > 0 ? amount : null);
const credit = (amount: number) => (amount < 0 ? -amount : null);
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

/** Trial balance at the end of the period. Debits equal credits. */
async function* trialBalance({ kysely }: Database, period: string, known: Known): Rows {
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
  yield "Pos,Waktu (WIB),Nomor,Peristiwa,Keterangan,Dari,Nama di buku,Jenis dana,Kode,Akun,Debet,Kredit".split(
    ",",
  );
  for await (const { cells, account, amount } of journalOf(database, monthsOf(period))) {
    const called = known.get(account);
    const said = cells.map((cell, at) =>
      at === 3 ? kindName(String(cell)) : at === 7 ? fundName(cell) : cell,
    );
    yield [...said, called?.code ?? null, called?.name ?? null, debit(amount), credit(amount)];
  }
}

const fundName = (kind: Cell) => (kind === null ? null : FUND_KIND_LABEL[kind as FundKind]);

const COLUMNS = [...FUND_KINDS, "business", "general"] as const;
type Column = (typeof COLUMNS)[number];
const BUSINESS: Record<string, string> = {
  sales: "Penjualan toko",
  shipping: "Ongkos kirim, dikurangi bayar kurir",
  discount: "Potongan kode unik dan kupon",
  ujrah: "Ujrah dari toko anggota",
  tuition: "Kelas",
  event: "Acara",
  writeoff: "Kekurangan yang direlakan",
};

/**
 * Income and expenses by fund, the shop and courses. QRIS fees are charged to what the payments were for; what cannot be said
 * of anything, like the bank's fees, is in the last column.
 */
async function* activity({ kysely }: Database, period: string): Rows {
  const months = monthsOf(period);
  const all: Record<Column, number>[] = [];
  function row(name: string, amounts: Partial<Record<Column, number>>) {
    const whole = Object.fromEntries(COLUMNS.map((one) => [one, amounts[one] ?? 0])) as Record<
      Column,
      number
    >;
    all.push(whole);
    return [name, ...COLUMNS.map((one) => whole[one]), sum(Object.values(whole))];
  }
  const heads = COLUMNS.map((one) =>
    one === "business" ? "Toko, kelas, acara" : one === "general" ? "Umum" : FUND_KIND_LABEL[one],
  );
  yield ["Laporan aktivitas", ...heads, "Jumlah seluruhnya"];
  const { given, others } = await reportOf(kysely, period);
  const of = (field: "received" | "amil" | "paid_out" | "moved") =>
    Object.fromEntries([...given, ...others].map((one) => [one.kind, one[field]]));
  const moved = new Map((await businessIn(kysely, months)).map(({ account, amount }) => [account, -amount]));
  yield row("Penerimaan dana", of("received"));
  for (const [account, name] of Object.entries(BUSINESS))
    if (moved.has(account)) yield row(name, { business: moved.get(account) ?? 0 });
  yield row("Penyaluran", of("paid_out"));
  yield row("Bagian amil", of("amil"));
  yield row("Pemindahan dana", of("moved"));
  const fees = await feesByCause(kysely, months);
  const charged = Object.fromEntries(fees.map(({ kind, amount }) => [kind ?? "business", -amount]));
  const rest = (moved.get("expense:mdr") ?? 0) - sum(Object.values(charged));
  yield row("Biaya penyedia pembayaran", { ...charged, general: rest });
  yield row("Biaya bank", { general: moved.get("expense:bank") ?? 0 });
  yield row(
    "Kenaikan bersih",
    Object.fromEntries(COLUMNS.map((one) => [one, sum(all.map((amounts) => amounts[one]))])),
  );
}

async function* about(period: string, name: string): Rows {
  yield [`Buku ${name}`, periodName(period)];
  yield ["Dibuat (WIB)", jakartaClock(new Date().toISOString()).slice(0, 16).replace("T", " ")];
  yield [
    "Neraca Saldo",
    "Saldo setiap akun pada akhir waktu itu; debet dan kredit sama jumlahnya. Posisi keuangan dengan aset neto ada di Laporan tahunan.",
  ];
  yield [
    "Aktivitas",
    "Pendapatan dan beban tiap dana, toko, kelas dan acara, ketika dibayar; Laporan tahunan baru menghitung barang dan tiket ketika diterima dan acaranya berlangsung. Biaya penyedia pembayaran dibebankan kepada dana yang menyebabkannya; di buku ia tetap akun biaya.",
  ];
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
export async function bookSheets(database: Database, period: string, name: string): Promise<Sheet[]> {
  const known = new Map((await mappedAccounts(database.kysely)).map((one) => [one.account, one]));
  return [
    { name: "Tentang", rows: about(period, name) },
    { name: "Neraca Saldo", rows: trialBalance(database, period, known) },
    { name: "Aktivitas", rows: activity(database, period) },
    { name: "Perubahan Dana", rows: fundChange(database, period) },
    { name: "Arus Kas", rows: cashFlow(database, period) },
    { name: "Jurnal", rows: journal(database, period, known) },
  ];
}
