import type { ReactNode } from "react";
import { Icon } from "../../ui/icons/icon.tsx";

export interface TableRow {
  key: string;
  name: ReactNode;
  note?: string;
  values: readonly string[];
}

interface TableProps {
  /** For screen readers. */
  caption: string;
  head: readonly string[];
  rows: readonly TableRow[];
  sum?: readonly string[];
}

const VALUE = "pl-3 text-right text-[min(var(--text-sm),5.2vw)] whitespace-nowrap tabular-nums";
const HEAD = "pl-3 text-right text-[min(var(--text-xs),4.4vw)] wrap-anywhere";

export const Table = ({ caption, head, rows, sum }: TableProps) => (
  <table className="w-full border-collapse text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr className="border-b border-border-strong text-xs text-text-2">
        {head.map((title, at) => (
          <th
            key={title}
            scope="col"
            className={`py-2 font-semibold ${at === 0 ? "text-left wrap-anywhere" : HEAD}`}
          >
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, note, values }) => (
        <tr key={key} className="border-b border-border align-top last:border-b-0">
          <th scope="row" className="py-2.5 text-left font-regular wrap-anywhere">
            {name}
            {note && <small className="block text-xs text-text-2">{note}</small>}
          </th>
          {head.slice(1).map((column, at) => (
            <td key={column} className={`py-2.5 ${VALUE}`}>
              {values[at]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    {sum && (
      <tfoot>
        <tr className="border-t-2 border-text font-extrabold">
          <th scope="row" className="py-2.5 text-left font-extrabold wrap-anywhere">
            {sum[0]}
          </th>
          {head.slice(1).map((column, at) => (
            <td key={column} className={`py-2.5 ${VALUE}`}>
              {sum[at + 1]}
            </td>
          ))}
        </tr>
      </tfoot>
    )}
  </table>
);

/** A chart's figures as a table; unfolds without JavaScript. */
export const AsTable = (props: TableProps) => (
  <details className="group -mb-2">
    <summary className="inline-flex min-h-(--tap) cursor-pointer list-none items-center gap-1.5 text-sm font-bold text-primary-text">
      Lihat sebagai tabel
      <Icon name="caret-down-bold" size={16} className="transition-transform group-open:rotate-180" />
    </summary>
    <div className="mb-3 overflow-x-auto">
      <Table {...props} />
    </div>
  </details>
);
