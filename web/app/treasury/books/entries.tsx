import type { BookEntry } from "@barakah/contract";
import { POSTING_KIND_LABEL } from "@barakah/contract/ledger/book-words";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { date, timeOfDay, wholeNumber } from "../../platform/format.ts";
import { type Column, DataTable, Pager } from "../../ui/staff/data-table.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { entriesQuery } from "./queries.ts";
import { type JournalFilter, queryOf } from "./use-journal.ts";

const pathOf = ({ kind, id }: NonNullable<BookEntry["source"]>) =>
  ({
    payment: `/admin/pembayaran/${id}`,
    payout: `/admin/penyaluran/${id}`,
    storepayout: "/admin/pencairan-toko?status=paid",
    storereturn: "/admin/pencairan-toko?status=returned",
    debit: "/admin/mutasi?status=keluar&jenis=charge",
    cash: "/admin/kas?daftar=setoran",
    fund: "/admin/dana",
    line: "/admin/mutasi?status=unidentified",
  })[kind];

/** The reference of an entry, linked to its source. */
export function Reference({ of: { source, reference } }: { of: Pick<BookEntry, "source" | "reference"> }) {
  if (!source) return <span className="whitespace-nowrap text-text-2">{reference}</span>;
  return (
    <TextLink to={pathOf(source)} className="font-semibold whitespace-nowrap text-primary-text">
      {reference}
    </TextLink>
  );
}

export const Time = ({ at }: { at: string }) => (
  <span className="whitespace-nowrap">
    {date(at)} <small className="text-text-2">{timeOfDay(at)}</small>
  </span>
);

interface Line {
  id: number;
  account: string;
  name: string;
  amount: number;
  /** Set on the first line of an entry; undefined on the others. */
  entry: BookEntry | undefined;
}

// Credits are indented, as in a printed journal.
const COLUMNS: readonly Column<Line>[] = [
  {
    head: "Akun",
    cell: ({ name, amount }) => <span className={amount < 0 ? "block pl-[1.5rem]" : ""}>{name}</span>,
  },
  { head: "Debet", right: true, cell: ({ amount }) => (amount > 0 ? wholeNumber(amount) : "") },
  { head: "Kredit", right: true, cell: ({ amount }) => (amount < 0 ? wholeNumber(-amount) : "") },
];

const kindOf = (kind: string) => POSTING_KIND_LABEL[kind as keyof typeof POSTING_KIND_LABEL] ?? kind;

const Heading = ({ entry }: { entry: BookEntry }) => (
  <div className="flex flex-wrap items-baseline gap-x-3">
    <Time at={entry.at} />
    <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
      <b>{entry.description}</b>
      {entry.payer_name && <span className="text-text-2"> · {entry.payer_name}</span>}
      <span className="text-text-2"> · {kindOf(entry.kind)}</span>
    </span>
    <Reference of={entry} />
  </div>
);

interface EntriesProps {
  filter: JournalFilter;
  params: ListParams;
  /** Shown instead of an empty table. */
  empty: ReactNode;
}

/** The journal: each entry with all its lines, debits above credits. */
export function Entries({ filter, params, empty }: EntriesProps) {
  const { account: _account, side: _side, ...query } = queryOf(filter, params.offset);
  const list = useQuery(entriesQuery(query));
  const items = list.data?.items.flatMap((entry) =>
    entry.lines.map((line, at) => ({ ...line, entry: at === 0 ? entry : undefined })),
  );
  if (items?.length === 0 && empty) return empty;
  return (
    <>
      <DataTable
        caption="Catatan jurnal"
        empty="Belum ada catatan."
        query={{ ...list, data: items && { items } }}
        heading={({ entry }) => entry && <Heading entry={entry} />}
        columns={COLUMNS}
        stacks={false}
      />
      <Pager params={params} list={list.data} />
    </>
  );
}
