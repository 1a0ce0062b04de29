import type { BookPosting, getAccountSums, ResponseOf } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { date, wholeNumber } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { type Column, DataTable, Pager } from "../../ui/staff/data-table.tsx";
import { Keys } from "../../ui/staff/keys.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { stepFocus } from "../../ui/staff/step-focus.ts";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { Entries, Reference, Time } from "./entries.tsx";
import { JournalTools } from "./journal-tools.tsx";
import { plain, readable, signed } from "./money.ts";
import { postingsQuery, sumsQuery } from "./queries.ts";
import { type JournalFilter, queryOf } from "./use-journal.ts";

const COLUMNS: readonly Column<Shown>[] = [
  {
    head: "Waktu",
    area: "day",
    cell: ({ at }) => <Time at={at} />,
  },
  {
    head: "Keterangan",
    area: "words",
    cell: ({ payer_name, description, contra }) => (
      <span>
        <b>{payer_name ?? description}</b> <span className="text-text-2">· {contra.join(", ")}</span>
      </span>
    ),
  },
  { head: "Nomor", area: "about", cell: (posting) => <Reference of={posting} /> },
  // On a phone both share one cell; one of them is always empty.
  {
    head: "Debet",
    area: "amount",
    right: true,
    cell: ({ amount }) => (amount > 0 ? wholeNumber(amount) : ""),
  },
  {
    head: "Kredit",
    area: "amount",
    right: true,
    cell: ({ amount }) =>
      amount < 0 ? <span className="page-40:before:content-['−']">{wholeNumber(-amount)}</span> : "",
  },
];
const BALANCE: Column<Shown> = {
  head: "Saldo",
  right: true,
  minor: true,
  cell: ({ account, balance }) => <b>{balance === undefined ? "" : plain(readable(account, balance))}</b>,
};

interface Shown extends BookPosting {
  balance?: number;
}

/** The running balance of each row, from the newest one down. */
function withBalances(rows: readonly BookPosting[], newest: number | null | undefined): Shown[] {
  if (newest === null || newest === undefined) return [...rows];
  let balance = newest;
  return rows.map((row) => {
    const shown = { ...row, balance };
    balance -= row.amount;
    return shown;
  });
}

interface JournalPanelProps {
  filter: JournalFilter;
  name: string;
  params: ListParams;
}

/** Whole entries; the postings of one account, if one is chosen. */
export function JournalPanel({ filter, name, params }: JournalPanelProps) {
  const { account, from, to } = filter;
  const panel = useRef<HTMLElement>(null);
  useShortcuts({
    j: () => stepFocus(panel.current, "tbody a", 1),
    k: () => stepFocus(panel.current, "tbody a", -1),
  });
  const narrowed = filter.side || filter.kind || filter.search || from || to;
  const empty = narrowed && (
    <EmptyState
      heading="Tidak ada catatan di sini"
      text="Saringan menyembunyikan catatan. Saldo tidak berubah karenanya."
      level="p"
    >
      <Button variant="line" size="sm" onClick={() => params.change({ search: "", filters: NO_FILTERS })}>
        Hapus saringan
      </Button>
    </EmptyState>
  );
  return (
    <section
      ref={panel}
      aria-label="Jurnal"
      className="bo-card min-w-0 overflow-hidden [&_tbody_tr]:focus-within:bg-primary-softer [&_tbody_tr]:focus-within:shadow-[inset_4px_0_var(--primary)]"
    >
      <div className="bo-card-head">
        <div>
          <h2>{name}</h2>
          <p>
            {account
              ? "Keterangan, lalu akun lawannya."
              : "Tiap catatan punya baris debet dan kredit yang jumlahnya sama."}
          </p>
        </div>
      </div>
      <JournalTools filter={filter} params={params} />
      {account ? (
        <AccountRows key={account} filter={filter} params={params} empty={empty} />
      ) : (
        <Entries filter={filter} params={params} empty={empty} />
      )}
      <Keys keys={KEYS} />
    </section>
  );
}

interface RowsProps {
  filter: JournalFilter;
  params: ListParams;
  /** Shown instead of an empty table. */
  empty: ReactNode;
}

/** With filters other than days the rows are not consecutive, so there is no running balance. */
function AccountRows({ filter, params, empty }: RowsProps) {
  const { account, from, to } = filter;
  const query = useQuery(postingsQuery(queryOf(filter, params.offset)));
  const whole = !filter.side && !filter.kind && !filter.search;
  const first = query.isPlaceholderData ? undefined : query.data?.items[0];
  const through = first ? String(first.id) : undefined;
  const sums = useQuery(sumsQuery({ account, from: from || undefined, to: to || undefined, through }));
  const items = withBalances(query.data?.items ?? [], whole ? sums.data?.through : undefined);
  return (
    <>
      {sums.data && <JournalSums account={account} sums={sums.data} from={from} to={to} />}
      {query.data?.items.length === 0 && empty ? (
        empty
      ) : (
        <DataTable
          caption="Catatan jurnal"
          empty="Belum ada catatan."
          query={{ ...query, data: query.data && { items } }}
          columns={[...COLUMNS, ...(whole ? [BALANCE] : [])]}
          stacks="dense"
        />
      )}
      <Pager params={params} list={query.data} />
    </>
  );
}

interface JournalSumsProps {
  account: string;
  sums: ResponseOf<typeof getAccountSums>;
  from: string;
  to: string;
}

/** Opening balance, debits, credits and closing balance of the chosen days. */
const JournalSums = ({ account, sums, from, to }: JournalSumsProps) => (
  <dl className="grid grid-cols-4 border-y border-border page-40:grid-cols-2 page-20:grid-cols-1">
    <Sum
      label={from ? `Saldo awal ${date(from)}` : "Saldo awal"}
      value={`Rp. ${plain(readable(account, sums.opening))}`}
    />
    <Sum
      label={`Debet, ${wholeNumber(sums.debit.count)} catatan`}
      value={signed(readable(account, sums.debit.amount))}
    />
    <Sum
      label={`Kredit, ${wholeNumber(sums.credit.count)} catatan`}
      value={signed(readable(account, sums.credit.amount))}
    />
    <Sum
      label={to ? `Saldo akhir ${date(to)}` : "Saldo akhir"}
      value={`Rp. ${plain(readable(account, sums.closing))}`}
    />
  </dl>
);

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div className="border-border px-4.5 pt-2 pb-2.5 not-first:border-l page-40:nth-3:border-l-0 page-20:border-l-0!">
    <dt className="text-xs text-text-2">{label}</dt>
    <dd className="text-[0.9375rem] leading-[1.375rem] font-[700] tabular-nums">{value}</dd>
  </div>
);

const KEYS = [
  [["J", "K"], "pindah baris"],
  [["Enter"], "buka sumbernya"],
  [["[", "]"], "hari"],
  [["A"], "pilih akun"],
  [["F"], "saring"],
  [["E"], "ekspor yang tampil"],
] as const;
const NO_FILTERS = { dari: "", sampai: "", sisi: "", jenis: "" };
