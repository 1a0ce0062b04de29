import type { FundMovement, getFunds, ResponseOf } from "@barakah/contract";
import { FUND_KIND_LABEL, FUND_KIND_LIMIT, type FundKind } from "@barakah/contract/ledger/fund-kinds";
import { monthAndYear } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { Link } from "react-router";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { monthBeside, shortDay, signed, spanOf } from "./fund-format.ts";
import "../../ui/staff/data-table.css";
import "./kinds.css";

type Funds = ResponseOf<typeof getFunds>;
const COLUMNS = ["received", "amil", "paid_out", "moved"] as const;
const HEADS = { received: "Masuk", amil: "Amil", paid_out: "Disalurkan", moved: "Dipindah" };

const sumOf = (kinds: readonly FundMovement[], column: keyof Omit<FundMovement, "kind">) =>
  kinds.reduce((sum, kind) => sum + kind[column], 0);

/** A statement of changes for each kind of fund: opening balance, movements, closing balance. */
export function KindsPanel({ funds }: { funds: Funds }) {
  const { kinds, from, to, month } = funds;
  const total = sumOf(kinds, "closing");
  return (
    <section aria-label="Saldo tiap jenis dana" className="bo-card overflow-hidden">
      <div className="bo-card-head">
        <div>
          <h2>Saldo tiap jenis dana</h2>
          <p>
            {spanOf(from, to)}. Uang hanya berpindah jenis lewat amil, pemindahan yang disetujui, atau
            koreksi.
          </p>
        </div>
        <Months month={month} />
        <p className="ml-4! text-right page-40:ml-0! page-40:w-full page-40:text-left">
          Semua dana{" "}
          <b className="block text-xl font-extrabold whitespace-nowrap text-text tabular-nums">
            {rupiah(total)}
          </b>
        </p>
      </div>
      <FundBar kinds={kinds} total={total} />
      <table className="bo-table stacks">
        <caption className="sr-only">Perubahan tiap jenis dana, {spanOf(from, to)}</caption>
        <thead>
          <tr>
            <th scope="col">Jenis dana</th>
            <th scope="col" className="right">
              Awal bulan
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className="right">
                {HEADS[column]}
              </th>
            ))}
            <th scope="col" className="right">
              Saldo {shortDay(to)}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <KindRow key={kind.kind} kind={kind} month={month} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Jumlah</th>
            <td className="right" data-head="Awal bulan">
              {wholeNumber(sumOf(kinds, "opening"))}
            </td>
            {COLUMNS.map((column) => (
              <td key={column} className="right" data-head={HEADS[column]}>
                {sumOf(kinds, column) === 0 ? "0" : signed(sumOf(kinds, column))}
              </td>
            ))}
            <td className="right" data-head="Saldo">
              {wholeNumber(total)}
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

const KindRow = ({ kind, month }: { kind: FundMovement; month: string }) => (
  <tr>
    <td className="title">
      <Swatch kind={kind.kind} />
      <b>{FUND_KIND_LABEL[kind.kind]}</b> <span className="text-text-2">{FUND_KIND_LIMIT[kind.kind]}</span>
    </td>
    <td className="right text-text-2" data-head="Awal bulan">
      {wholeNumber(kind.opening)}
    </td>
    {COLUMNS.map((column) => (
      <td key={column} className={kind[column] === 0 ? "right minor" : "right"} data-head={HEADS[column]}>
        {signed(kind[column])}
      </td>
    ))}
    <td className="right" data-head="Saldo">
      <TextLink
        to={`/admin/dana/jenis/${kind.kind}?bulan=${month}`}
        className="font-bold"
        aria-label={`Rincian ${FUND_KIND_LABEL[kind.kind]}, saldo ${rupiah(kind.closing)}`}
      >
        {wholeNumber(kind.closing)}
      </TextLink>
    </td>
  </tr>
);

/** The colour and pattern of a kind, as in the bar. */
export const Swatch = ({ kind }: { kind: FundKind }) => (
  <i aria-hidden="true" className={`fund ${kind} mr-[9px] inline-block size-2.5 rounded-[3px]`} />
);

/** The share of each kind in the total, as a bar; the table below has the figures. */
function FundBar({ kinds, total }: { kinds: readonly FundMovement[]; total: number }) {
  if (total <= 0) return null;
  return (
    <div aria-hidden="true" className="mx-4.5 mt-0.5 mb-3.5 flex h-3.5 gap-0.5 overflow-hidden rounded-[7px]">
      {kinds
        .filter(({ closing }) => closing > 0)
        .map(({ kind, closing }) => (
          <i
            key={kind}
            className={`fund ${kind} min-w-[3px] basis-[3px]`}
            style={{ flexGrow: closing / total }}
          />
        ))}
    </div>
  );
}

export function Months({ month }: { month: string }) {
  const next = monthBeside(month, 1);
  const isNow = next > jakartaDay().slice(0, 7);
  return (
    <nav
      aria-label="Bulan"
      className="ml-auto flex items-center gap-1 font-semibold page-40:ml-0! [&>a]:grid [&>a]:size-10 [&>a]:place-items-center [&>a]:rounded-[10px] [&>a]:hover:bg-surface-2"
    >
      <Link to={`?bulan=${monthBeside(month, -1)}`} aria-label={monthAndYear(monthBeside(month, -1))}>
        <Icon name="caret-left-bold" size={16} />
      </Link>
      <span>{monthAndYear(month)}</span>
      {isNow ? (
        <span aria-hidden="true" />
      ) : (
        <Link to={`?bulan=${next}`} aria-label={monthAndYear(next)}>
          <Icon name="caret-right-bold" size={16} />
        </Link>
      )}
    </nav>
  );
}
