import type { StatementRow, YearStatements } from "@barakah/contract";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { TextLink } from "../../ui/staff/text-link.tsx";

const CHANGES = ["opening", "received", "amil", "paid_out", "moved", "closing"] as const;
const CHANGE_HEADS = ["Saldo awal", "Diterima", "Bagian amil", "Disalurkan", "Dipindah", "Saldo akhir"];

const figure = (amount: number) =>
  amount < 0 ? `(${Math.abs(amount).toLocaleString("id-ID")})` : amount.toLocaleString("id-ID");

/** The last month of a year that has begun. */
const lastMonth = (year: number) => {
  const now = jakartaDay().slice(0, 7);
  return `${year}-12` < now ? `${year}-12` : now;
};

/** Where the postings of a figure are listed; of what is computed from several accounts, these accounts. */
function placeOf({ account, kind, entries }: StatementRow, year: number) {
  if (kind) return `/admin/dana/jenis/${kind}?bulan=${lastMonth(year)}`;
  const days = { dari: `${year}-01-01`, sampai: `${year}-12-31` };
  if (account) return `/admin/buku?${new URLSearchParams({ akun: account, ...days })}`;
  if (entries) return `/admin/buku?${new URLSearchParams({ jenis: entries, ...days })}`;
  return `/admin/buku?hari=${year}-12-31`;
}

const Figure = ({ row, year, amount }: { row: StatementRow; year: number; amount: number }) =>
  row.style === "line" && amount !== 0 ? (
    <TextLink to={placeOf(row, year)}>{figure(amount)}</TextLink>
  ) : (
    figure(amount)
  );

export const Rows = ({
  rows,
  year,
  title,
}: {
  rows: readonly StatementRow[];
  year: number;
  title: string;
}) => (
  <div className="overflow-x-auto">
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-border text-text-2">
          <th scope="col" className="px-4.5 py-2 text-left font-[500]">
            Dalam rupiah
          </th>
          <th scope="col" className="px-2 py-2 text-right font-[500]">
            {year}
          </th>
          <th scope="col" className="px-4.5 py-2 text-right font-[500]">
            {year - 1}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.style === "head" ? (
            <tr key={`${title} ${row.label} head`}>
              <th scope="rowgroup" colSpan={3} className="px-4.5 pt-4 pb-1 text-left">
                {row.label}
              </th>
            </tr>
          ) : (
            <tr
              key={`${title} ${row.label} ${row.account} ${row.style}`}
              className={row.style === "sum" ? "border-y border-border font-bold" : ""}
            >
              <th
                scope="row"
                className={`px-4.5 py-1.5 text-left ${row.style === "sum" ? "" : "pl-7 font-regular"}`}
              >
                {row.label}
              </th>
              <td className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
                <Figure row={row} year={year} amount={row.now} />
              </td>
              <td className="px-4.5 py-1.5 text-right whitespace-nowrap text-text-2 tabular-nums">
                <Figure row={row} year={year - 1} amount={row.before} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  </div>
);

/** On a phone each fund is a separate card, because seven columns of figures do not fit. */
export const Funds = ({ of }: { of: YearStatements }) => (
  <>
    <FundsInColumns of={of} />
    <ul className="divide-y divide-border text-sm desk:hidden">
      {of.funds.map((fund) => (
        <li key={fund.kind} className="px-4.5 py-3">
          <b>
            <TextLink to={`/admin/dana/jenis/${fund.kind}`}>{FUND_KIND_LABEL[fund.kind]}</TextLink>
          </b>
          <Changes amount={(name) => fund[name]} />
        </li>
      ))}
      <li className="px-4.5 py-3">
        <b>Jumlah</b>
        <Changes amount={(name) => sumOf(of, name)} />
      </li>
    </ul>
  </>
);

const sumOf = ({ funds }: YearStatements, name: (typeof CHANGES)[number]) =>
  funds.reduce((sum, fund) => sum + fund[name], 0);

const Changes = ({ amount }: { amount(name: (typeof CHANGES)[number]): number }) => (
  <dl className="mt-1">
    {CHANGES.map((name, at) => (
      <div
        key={name}
        className={`flex justify-between gap-3 py-0.5 ${name === "closing" ? "font-bold" : "text-text-2"}`}
      >
        <dt>{CHANGE_HEADS[at]}</dt>
        <dd className="tabular-nums">{figure(amount(name))}</dd>
      </div>
    ))}
  </dl>
);

const FundsInColumns = ({ of }: { of: YearStatements }) => (
  <div className="overflow-x-auto max-desk:hidden">
    <table className="w-full text-sm">
      <caption className="sr-only">Perubahan dana</caption>
      <thead>
        <tr className="border-b border-border text-text-2">
          {["Jenis dana", ...CHANGE_HEADS].map((head, at) => (
            <th
              key={head}
              scope="col"
              className={`px-3 py-2 font-[500] ${at === 0 ? "text-left" : "text-right"}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.funds.map((fund) => (
          <tr key={fund.kind} className="border-b border-border">
            <th scope="row" className="px-3 py-2 text-left font-[600]">
              <TextLink to={`/admin/dana/jenis/${fund.kind}`}>{FUND_KIND_LABEL[fund.kind]}</TextLink>
            </th>
            {CHANGES.map((name) => (
              <td key={name} className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
                {figure(fund[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className="px-3 py-2 text-left">
            Jumlah
          </th>
          {CHANGES.map((name) => (
            <td key={name} className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
              {figure(sumOf(of, name))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
);
