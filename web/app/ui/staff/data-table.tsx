import { Fragment, type ReactNode } from "react";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { LinkButton } from "../form/link-button.tsx";
import { Spinner } from "../icons/spinner.tsx";
import type { ListParams } from "./list-params.ts";
import { PAGE_SIZE, pageRange } from "./pagination.ts";
import { SmallButton } from "./small-button.tsx";
import "./data-table.css";

export interface Column<Row> {
  head: string;
  /** Right-aligned, for amounts and counts. */
  right?: boolean;
  /** The title of the card on phones. */
  title?: boolean;
  /** Left out on phones, where each row is a card. */
  minor?: boolean;
  /** The grid area of the column in a dense card. */
  area?: "pick" | "words" | "amount" | "day" | "about" | "acts";
  cell(row: Row): ReactNode;
}

interface ListQuery<Row> {
  data: { items: readonly Row[] } | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** Rows that are there already, where a table expects a query. */
export const arrived = <Row,>(items: readonly Row[]): ListQuery<Row> => ({
  data: { items },
  isError: false,
  isFetching: false,
  refetch: () => undefined,
});

interface DataTableProps<Row> {
  /** What the table shows, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Left out where rows have an `id`. */
  rowKey?(row: Row): string | number;
  query: ListQuery<Row>;
  empty: string;
  /** What to do about it. */
  emptyStep?: { text: string; to?: string; label?: string };
  /** A row above this one, for rows that belong together. */
  heading?(row: Row): ReactNode;
  /**
   * On phones each row is a card with its columns below one another. Dense: a card of three lines, its columns where
   * their `area` says. False: a table that scrolls sideways.
   */
  stacks?: boolean | "dense";
}

export interface PagedTableProps<Row> extends DataTableProps<Row> {
  params: ListParams;
  query: ListQuery<Row> & { data: { items: readonly Row[]; total: number } | undefined };
}

/** One page of a long list, and the way to the next. */
export const PagedTable = <Row,>({ params, ...table }: PagedTableProps<Row>) => (
  <>
    <DataTable {...table} />
    <Pager params={params} list={table.query.data} />
  </>
);

const lookOf = ({ right, title, minor }: Pick<Column<unknown>, "right" | "title" | "minor">) =>
  [right && "right", title && "title", minor && "minor"].filter(Boolean).join(" ") || undefined;

const REACHABLE = { tabIndex: 0 };

const idOf = (row: unknown) => (row as { id: string | number }).id;

/** A table with a sticky head and its loading, empty and error states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rowKey = idOf, query, empty, emptyStep, heading, stacks = true } = props;
  const { data, isError, error, isFetching, refetch } = query;
  if (!data && isError)
    return (
      <ErrorState
        message={`${caption} belum dapat dimuat.`}
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div className="grid min-h-48 place-items-center">
        <Spinner size="lg" label="Memuat..." />
      </div>
    );
  if (data.items.length === 0)
    return (
      <EmptyState heading={empty} level="p" text={emptyStep?.text}>
        {emptyStep?.to && <LinkButton to={emptyStep.to} size="sm" variant="line" label={emptyStep.label} />}
      </EmptyState>
    );
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <section className="bo-table-frame" aria-label={caption} aria-busy={isFetching} {...REACHABLE}>
      <table
        className={["bo-table", stacks && "stacks", stacks === "dense" && "dense"].filter(Boolean).join(" ")}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ head, ...look }) => (
              <th key={head} scope="col" className={lookOf(look)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((row) => {
            const above = heading?.(row);
            return (
              <Fragment key={rowKey(row)}>
                {above && (
                  <tr className="heading">
                    <td colSpan={columns.length}>{above}</td>
                  </tr>
                )}
                <tr>
                  {columns.map(({ head, cell, area, ...look }) => (
                    <td key={head} data-head={head} data-area={area} className={lookOf(look)}>
                      {/* One box, so that beside the column's name on a phone there is one thing. */}
                      {stacks ? <div>{cell(row)}</div> : cell(row)}
                    </td>
                  ))}
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface PagerProps {
  params: Pick<ListParams, "search" | "offset" | "change">;
  list: { items: readonly unknown[]; total: number } | undefined;
}

/** The pager of a list. Long lists are counted only up to a limit. */
export function Pager({ params, list }: PagerProps) {
  const { search, offset, change } = params;
  if (!list || (list.total === 0 && offset === 0)) return null;
  const { words, follows } = pageRange({ search, offset, shown: list.items.length, total: list.total });
  return (
    <nav
      aria-label="Halaman"
      className="flex flex-wrap items-center gap-2.5 border-t border-border px-4.5 py-2.5"
    >
      <p className="mr-auto text-text-2 tabular-nums">{words}</p>
      {(offset > 0 || follows) && (
        <>
          <SmallButton
            variant="line"
            disabled={offset === 0}
            onClick={() => change({ offset: Math.max(0, offset - PAGE_SIZE) })}
            label="Sebelumnya"
          />
          <SmallButton
            variant="line"
            disabled={!follows}
            onClick={() => change({ offset: offset + PAGE_SIZE })}
            label="Berikutnya"
          />
        </>
      )}
    </nav>
  );
}
