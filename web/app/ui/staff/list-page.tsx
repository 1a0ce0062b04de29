import type { ReactNode } from "react";
import { PagedTable, type PagedTableProps } from "./data-table.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { Panel, WorkPage } from "./work-page.tsx";

interface ListPageProps<Row> extends PagedTableProps<Row> {
  title: string;
  actions?: ReactNode;
  /** Above the list, such as the tabs of what the list belongs to. */
  above?: ReactNode;
  /** In the list's own panel, above its search, such as counts that filter it. */
  head?: ReactNode;
  /** What can be searched for, as the placeholder says it; nothing where the list is not searched. */
  searchFor?: string;
  statuses?: readonly { value: string; label: string }[];
  /** Beside the search, such as a download. */
  tools?: ReactNode;
}

const NARROWED = { text: "Ubah pencarian atau saringannya untuk melihat yang lain." };
const isNarrowed = ({ search, status }: ListPageProps<unknown>["params"]) => search !== "" || status !== "";

/** The page of one list: search and filters, and below them its rows page by page. */
export const ListPage = <Row,>({
  title,
  actions,
  above,
  head,
  searchFor,
  statuses,
  tools,
  ...table
}: ListPageProps<Row>) => (
  <WorkPage title={title} actions={actions}>
    {above}
    <Panel bare>
      {head}
      <FilterBar params={table.params} searchFor={searchFor} statuses={statuses}>
        {tools}
      </FilterBar>
      <PagedTable {...table} {...(isNarrowed(table.params) && { emptyStep: NARROWED })} />
    </Panel>
  </WorkPage>
);
