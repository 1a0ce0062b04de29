import type { BookPosting } from "@barakah/contract";
import { POSTING_KIND_LABEL } from "@barakah/contract/ledger/book-words";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { date, timeOfDay, wholeNumber } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { type Column, DataTable, Pager } from "../../ui/staff/data-table.tsx";
import { Keys } from "../../ui/staff/keys.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { stepFocus } from "../../ui/staff/step-focus.ts";
import { useShortcuts } from "../../ui/staff/use-shortcuts.ts";
import { JournalSums } from "./journal-sums.tsx";
import { JournalTools } from "./journal-tools.tsx";
import { plain } from "./money.ts";
import { postingsQuery, sumsQuery } from "./queries.ts";
import { type JournalFilter, queryOf } from "./use-journal.ts";

const pathOf = ({ kind, id }: NonNullable<BookPosting["source"]>) => {
  if (kind === "payment") return { to: `/admin/pembayaran/${id}`, label: id };
  if (kind === "payout") return { to: `/admin/penyaluran/${id}`, label: `Penyaluran ${id}` };
  if (kind === "debit") return { to: "/admin/mutasi?status=keluar&jenis=charge", label: `Uang keluar ${id}` };
  if (kind === "cash") return { to: "/admin/kas?daftar=setoran", label: `Setoran ${id}` };
  if (kind === "fund") return { to: "/admin/dana", label: "Dana" };
  return { to: "/admin/mutasi?status=unidentified", label: `Mutasi ${id}` };
};

const kindOf = (kind: string) => POSTING_KIND_LABEL[kind as keyof typeof POSTING_KIND_LABEL] ?? kind;

const COLUMNS: readonly Column<Shown>[] = [
  {
    head: "Waktu",
    area: "day",
    cell: ({ at }) => (
      <span className="whitespace-nowrap">
        {date(at)} <small className="text-text-2">{timeOfDay(at)}</small>
      </span>
    ),
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
  { head: "Dari", area: "about", cell: (posting) => <Source posting={posting} /> },
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
    cell: ({ amount }) => (amount < 0 ? <span className="bk-credit">{wholeNumber(-amount)}</span> : ""),
  },
];
const BALANCE: Column<Shown> = {
  head: "Saldo",
  right: true,
  minor: true,
  cell: ({ balance }) => <b>{balance === undefined ? "" : plain(balance)}</b>,
};

interface Shown extends BookPosting {
  balance?: number;
}

function Source({ posting: { source, kind } }: { posting: BookPosting }) {
  if (!source) return <span className="text-text-2">{kindOf(kind)}</span>;
  const { to, label } = pathOf(source);
  return (
    <Link to={to} className="font-semibold whitespace-nowrap text-primary-text underline underline-offset-3">
      {label}
    </Link>
  );
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

/** The journal of one account or of all. With filters other than days the rows are not consecutive, so there is no balance. */
export function JournalPanel({ filter, name, params }: JournalPanelProps) {
  const query = useQuery(postingsQuery(queryOf(filter, params.offset)));
  const { account, from, to } = filter;
  const whole = account !== "" && !filter.side && !filter.kind && !filter.search;
  const first = query.isPlaceholderData ? undefined : query.data?.items[0];
  const days = { from: from || undefined, to: to || undefined };
  const sums = useQuery(
    sumsQuery(account ? { account, ...days, through: first ? String(first.id) : undefined } : undefined),
  );
  const items = withBalances(query.data?.items ?? [], whole ? sums.data?.through : undefined);
  const panel = useRef<HTMLElement>(null);
  useShortcuts({
    j: () => stepFocus(panel.current, "tbody a", 1),
    k: () => stepFocus(panel.current, "tbody a", -1),
  });
  const narrowed = filter.side || filter.kind || filter.search || from || to;
  return (
    <section ref={panel} aria-label="Jurnal" className="bo-card bk-journal min-w-0 overflow-hidden">
      <div className="bo-card-head">
        <div>
          <h2>{name}</h2>
          <p>{account || "Setiap catatan muncul di dua akun atau lebih."}</p>
        </div>
      </div>
      <JournalTools filter={filter} params={params} />
      {sums.data && <JournalSums sums={sums.data} from={from} to={to} />}
      {query.data?.items.length === 0 && narrowed ? (
        <EmptyState
          heading="Tidak ada catatan di sini"
          text={`Saringan menyembunyikan catatan${sums.data ? `. Saldo tetap Rp. ${plain(sums.data.closing)}` : ""}.`}
          level="p"
        >
          <Button variant="line" size="sm" onClick={() => params.change({ search: "", filters: NO_FILTERS })}>
            Hapus saringan
          </Button>
        </EmptyState>
      ) : (
        <DataTable
          caption="Catatan jurnal"
          empty="Belum ada catatan."
          query={{ ...query, data: query.data && { items } }}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, ...(whole ? [BALANCE] : [])]}
          stacks="dense"
        />
      )}
      <Pager params={params} list={query.data} />
      <Keys keys={KEYS} />
    </section>
  );
}

const KEYS = [
  [["J", "K"], "pindah baris"],
  [["Enter"], "buka sumbernya"],
  [["[", "]"], "hari"],
  [["A"], "pilih akun"],
  [["F"], "saring"],
  [["E"], "ekspor yang tampil"],
] as const;
const NO_FILTERS = { dari: "", sampai: "", sisi: "", jenis: "" };
