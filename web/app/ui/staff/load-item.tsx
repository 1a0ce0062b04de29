import type { ReactNode } from "react";
import { statusOf } from "../../platform/api-error.ts";
import { EmptyState } from "../feedback/empty-state.tsx";
import { LinkButton } from "../form/link-button.tsx";
import { Awaited } from "./awaited.tsx";
import { WorkPage } from "./work-page.tsx";

interface LoadItemProps<T> {
  query: { data: T | undefined; error: unknown; isError: boolean; isFetching: boolean; refetch(): unknown };
  title: string;
  crumb: string;
  /** Where the list of these things is. */
  list: string;
  children(item: T): ReactNode;
}

/** One thing that is worked on: while it comes, when it is not there, and when it could not be fetched. */
export function LoadItem<T>({ query, title, crumb, list, children }: LoadItemProps<T>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <WorkPage crumb={crumb} title={title}>
      {query.isError && statusOf(query.error) === 404 ? (
        <EmptyState heading={`${title} tidak ditemukan`} level="h2">
          <LinkButton to={list} variant="soft">
            Lihat Semua
          </LinkButton>
        </EmptyState>
      ) : (
        <Awaited query={query} failure={`${title} belum dapat dimuat.`} />
      )}
    </WorkPage>
  );
}
