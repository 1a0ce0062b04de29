import type { ReactNode } from "react";
import { ErrorState } from "./error-state.tsx";
import { Loading } from "./loading.tsx";

export interface QueryView<T> {
  data: T | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  errorUpdateCount: number;
  refetch(): unknown;
}

interface LoadedProps<T> {
  query: QueryView<T>;
  /** Some fixed texts are in English. */
  failure: string;
  /** Without the reason, where a list below gives it. */
  brief?: boolean;
  skeleton: ReactNode;
  children(data: T): ReactNode;
}

/** A query's skeleton, error with retry, or data. */
export function Loaded<T>({ query, failure, brief = false, skeleton, children }: LoadedProps<T>) {
  const arrived = query.data !== undefined && !query.isPlaceholderData;
  // A retry sets the query to pending again: keep showing the failure.
  if (!arrived && (query.isError || query.errorUpdateCount > 0)) {
    return (
      <ErrorState
        message={failure}
        lang={failure.startsWith("Failed") ? "en" : undefined}
        error={query.error}
        brief={brief}
        onRetry={() => query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (query.data !== undefined) {
    return (
      <div
        aria-busy={!arrived}
        className={`flex flex-1 flex-col transition-opacity ${arrived ? "" : "opacity-60"}`}
      >
        {children(query.data)}
      </div>
    );
  }
  return <Loading>{skeleton}</Loading>;
}
