import {
  FUND_KIND_LABEL,
  type FundKind,
  POSTING_KINDS,
  type StatementRow,
  type YearFigures,
} from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import {
  type Balance,
  balancesAt,
  businessIn,
  flowsIn,
  moneyBefore,
} from "../accounting/accounting-queries.ts";
import { reportOf } from "../report/make-report.ts";
import { deferredIn } from "./year-queries.ts";

/** Kinds of funds whose use is restricted. `nonhalal`: bank interest, which may only go to public use. */
const RESTRICTED: readonly FundKind[] = ["infak_terikat", "zakat", "wakaf", "dskl", "nonhalal"];
const FREE: readonly FundKind[] = ["infak_bebas", "amil"];

const BUSINESS: readonly [account: string, label: string][] = [
  ["sales", "Penjualan barang yang sudah diterima pembeli"],
  ["shipping", "Ongkos kirim, dikurangi bayar kurir"],
  ["discount", "Potongan kode unik dan kupon"],
  ["ujrah", "Ujrah dari toko anggota"],
  ["tuition", "Kelas"],
  ["event", "Acara yang sudah berlangsung, dikurangi biayanya"],
];
const EXPENSES: readonly [account: string, label: string][] = [
  ["expense:mdr", "Biaya penyedia pembayaran"],
  ["expense:bank", "Biaya bank"],
  ["writeoff", "Kekurangan yang direlakan"],
];

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const of = (balances: readonly Balance[], accounts: RegExp) =>
  sum(balances.filter(({ account }) => accounts.test(account)).map(({ balance }) => balance));

const OPEN = { head: true } as const;
type Figures = readonly [now: number, before: number];
const row = (
  label: string,
  figures: Figures | typeof OPEN,
  more: Partial<Pick<StatementRow, "style" | "account" | "kind" | "entries">> = {},
): StatementRow => ({
  label,
  style: figures === OPEN ? "head" : "line",
  ...(figures === OPEN
    ? { now: 0, before: 0 }
    : { now: (figures as Figures)[0], before: (figures as Figures)[1] }),
  account: null,
  kind: null,
  entries: null,
  ...more,
});
const total = (label: string, rows: readonly StatementRow[]): StatementRow =>
  row(label, [sum(rows.map(({ now }) => now)), sum(rows.map(({ before }) => before))], { style: "sum" });

/** Everything about one year that its statements are made of. */
async function factsOf(reader: Reader, year: number) {
  const months = { first: `${year}-01`, last: `${year}-12` };
  const { given, others } = await reportOf(reader, String(year));
  return {
    balances: await balancesAt(reader, months.last),
    deferred: await deferredIn(reader, year),
    earlier: await deferredIn(reader, year - 1),
    funds: new Map([...given, ...others].map((one) => [one.kind, one])),
    moved: new Map((await businessIn(reader, months)).map(({ account, amount }) => [account, 0 - amount])),
    flows: await flowsIn(reader, months),
    opening: await moneyBefore(reader, months.first),
  };
}
type Facts = Awaited<ReturnType<typeof factsOf>>;

const RESULTS = /^(sales|shipping|discount|ujrah|tuition|event:\d+|expense:.+|writeoff|netassets)$/;
/** What the shop, courses and events earned in all years, less what is not earned yet. */
const businessOf = ({ balances, deferred }: Facts) =>
  0 - of(balances, RESULTS) - deferred.goods - deferred.tickets;
const closingOf = ({ funds }: Facts, kind: FundKind) => funds.get(kind)?.closing ?? 0;

/** One row for each ledger account, so that the figure links to its postings. */
function each(now: Facts, before: Facts, accounts: RegExp): StatementRow[] {
  const known = new Map(
    [...before.balances, ...now.balances]
      .filter(({ account }) => accounts.test(account))
      .map((one) => [one.account, one]),
  );
  const at = ({ balances }: Facts, name: string) =>
    balances.find(({ account }) => account === name)?.balance ?? 0;
  return [...known.values()]
    .map(({ account, title }) => row(title, [at(now, account), at(before, account)], { account }))
    .filter((one) => one.now !== 0 || one.before !== 0);
}

function positionOf(now: Facts, before: Facts): StatementRow[] {
  const both = (figure: (facts: Facts) => number): Figures => [figure(now), figure(before)];
  const assets = [
    ...each(now, before, /^cash:/),
    ...each(now, before, /^bank:/),
    ...each(now, before, /^(qris|provider):/),
  ];
  const owed = [
    row(
      "Utang kepada toko anggota",
      both(({ balances }) => 0 - of(balances, /^(hold|store):/)),
    ),
    row(
      "Titipan pembayar",
      both(({ balances }) => 0 - of(balances, /^payers$/)),
      { account: "payers" },
    ),
    row(
      "Uang belum diketahui dari siapa",
      both(({ balances }) => 0 - of(balances, /^unidentified$/)),
      {
        account: "unidentified",
      },
    ),
    row(
      "Barang dibayar, belum diterima pembeli",
      both(({ deferred }) => deferred.goods),
      { account: "sales" },
    ),
    row(
      "Tiket acara yang belum berlangsung",
      both(({ deferred }) => deferred.tickets),
    ),
  ];
  const kinds = (of: readonly FundKind[]) =>
    of.map((kind) =>
      row(
        FUND_KIND_LABEL[kind],
        both((facts) => closingOf(facts, kind)),
        { kind },
      ),
    );
  const free = [...kinds(FREE), row("Toko, kelas dan acara, sesudah biaya", both(businessOf))];
  const restricted = kinds(RESTRICTED);
  return [
    row("Aset", OPEN),
    ...assets,
    total("Jumlah aset", assets),
    row("Kewajiban", OPEN),
    ...owed,
    total("Jumlah kewajiban", owed),
    row("Aset neto", OPEN),
    ...free,
    total("Tanpa pembatasan", free),
    ...restricted,
    total("Dengan pembatasan", restricted),
    total("Jumlah aset neto", [...free, ...restricted]),
  ];
}

/** A year's result of one account: what was earned in it, whenever it was paid. */
function resultOf({ moved, deferred, earlier }: Facts, account: string): number {
  const later =
    account === "sales"
      ? deferred.goods - earlier.goods
      : account === "event"
        ? deferred.tickets - earlier.tickets
        : 0;
  return (moved.get(account) ?? 0) - later;
}

function activitiesOf(now: Facts, before: Facts): StatementRow[] {
  const both = (figure: (facts: Facts) => number): Figures => [figure(now), figure(before)];
  const field =
    (kind: FundKind, name: "received" | "paid_out" | "amil" | "moved") =>
    ({ funds }: Facts) =>
      funds.get(kind)?.[name] ?? 0;
  const ofFunds = (kinds: readonly FundKind[]) =>
    kinds.flatMap((kind) => [
      row(`${FUND_KIND_LABEL[kind]}: diterima`, both(field(kind, "received")), { kind }),
      row(`${FUND_KIND_LABEL[kind]}: disalurkan`, both(field(kind, "paid_out")), { kind }),
      row(`${FUND_KIND_LABEL[kind]}: bagian amil`, both(field(kind, "amil")), { kind }),
      row(`${FUND_KIND_LABEL[kind]}: dipindahkan`, both(field(kind, "moved")), { kind }),
    ]);
  const results = [...BUSINESS, ...EXPENSES].map(([account, label]) =>
    row(
      label,
      both((facts) => resultOf(facts, account)),
      { account: account === "event" ? null : account },
    ),
  );
  const some = (rows: readonly StatementRow[]) => rows.filter((one) => one.now !== 0 || one.before !== 0);
  const free = some([...ofFunds(FREE), ...results]);
  const restricted = some(ofFunds(RESTRICTED));
  return [
    row("Tanpa pembatasan", OPEN),
    ...free,
    total("Perubahan aset neto tanpa pembatasan", free),
    row("Dengan pembatasan", OPEN),
    ...restricted,
    total("Perubahan aset neto dengan pembatasan", restricted),
    total("Perubahan aset neto", [...free, ...restricted]),
  ];
}

function cashOf(now: Facts, before: Facts, name: (kind: string) => string): StatementRow[] {
  const net = ({ flows }: Facts, wanted: string) =>
    sum(flows.filter(({ kind }) => kind === wanted).map(({ incoming, outgoing }) => incoming - outgoing));
  const kinds = [...new Set([...now.flows, ...before.flows].map(({ kind }) => kind))].sort();
  const entries = (kind: string) => POSTING_KINDS.find((one) => one === kind) ?? null;
  const flows = kinds.map((kind) =>
    row(name(kind), [net(now, kind), net(before, kind)], { entries: entries(kind) }),
  );
  const opening = row("Kas, bank dan penyedia pada awal tahun", [now.opening, before.opening], {
    style: "sum",
  });
  return [
    opening,
    ...flows,
    total("Kenaikan bersih", flows),
    total("Kas, bank dan penyedia pada akhir tahun", [opening, ...flows]),
  ];
}

const last = (rows: readonly StatementRow[]) => rows.at(-1)?.now ?? 0;
const named = (rows: readonly StatementRow[], label: string) =>
  rows.find((one) => one.label === label)?.now ?? 0;

/** The four statements of a year from the ledger of now, beside those of the year before. */
export async function yearOf(
  reader: Reader,
  year: number,
  name: (kind: string) => string,
): Promise<YearFigures> {
  const [now, before] = [await factsOf(reader, year), await factsOf(reader, year - 1)];
  const position = positionOf(now, before);
  const funds = [...now.funds.values()].map(
    ({ kind, opening, received, amil, paid_out, moved, closing }) => ({
      ...{ kind, opening, received, amil, paid_out, moved, closing },
    }),
  );
  const given = sum(funds.map(({ received }) => received));
  const expenses = sum(EXPENSES.map(([account]) => resultOf(now, account)));
  const cash = cashOf(now, before, name);
  return {
    year,
    position,
    activities: activitiesOf(now, before),
    funds,
    cash,
    net_assets: last(position),
    received: given + sum(BUSINESS.map(([account]) => resultOf(now, account))),
    spent: 0 - sum(funds.map(({ paid_out }) => paid_out)) - expenses,
    money: last(cash),
  };
}

/** Whether the statements agree with each other: assets less liabilities are the net assets, and each change leads from one to the next. */
export function apartIn({ position, activities, funds, cash }: YearFigures): string[] {
  const [assets, owed] = [named(position, "Jumlah aset"), named(position, "Jumlah kewajiban")];
  const net = position.at(-1);
  const kinds = new Set(position.flatMap(({ kind }) => (kind ? [kind] : [])));
  const inPosition = sum(position.filter(({ kind }) => kind !== null).map(({ now }) => now));
  return [
    assets - owed === net?.now ? [] : ["aset dikurangi kewajiban tidak sama dengan aset neto"],
    (net?.now ?? 0) - (net?.before ?? 0) === last(activities)
      ? []
      : ["perubahan aset neto tidak sama dengan aktivitasnya"],
    sum(funds.filter(({ kind }) => kinds.has(kind)).map(({ closing }) => closing)) === inPosition
      ? []
      : ["saldo dana tidak sama dengan posisi"],
    last(cash) === assets ? [] : ["arus kas tidak sama dengan kas, bank dan penyedia"],
  ].flat();
}
