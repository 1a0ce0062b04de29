import type { ReactNode } from "react";
import { statusOf } from "../../platform/api-error.ts";
import { EmptyState } from "../feedback/empty-state.tsx";
import { ErrorState } from "../feedback/error-state.tsx";
import { LinkButton } from "../form/link-button.tsx";
import { Spinner } from "../icons/spinner.tsx";
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
      {!query.isError && <Spinner size="lg" label="Memuat..." />}
      {query.isError && statusOf(query.error) === 404 && (
        <EmptyState heading={`${title} tidak ditemukan`} level="h2">
          <LinkButton to={list} variant="soft">
            Lihat Semua
          </LinkButton>
        </EmptyState>
      )}
      {query.isError && statusOf(query.error) !== 404 && (
        <ErrorState
          message={`${title} belum dapat dimuat.`}
          error={query.error}
          onRetry={() => query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </WorkPage>
  );
}
