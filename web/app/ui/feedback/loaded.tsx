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
  /** The sentence for a failure. Those of the catalogue are the spec's, in English. */
  failure: string;
  /** Says only that it failed: what stands below it says why. */
  brief?: boolean;
  skeleton: ReactNode;
  children(data: T): ReactNode;
}

/** What a query gave: its skeleton, its failure with 'Coba Lagi', or its data. */
export function Loaded<T>({ query, failure, brief = false, skeleton, children }: LoadedProps<T>) {
  const arrived = query.data !== undefined && !query.isPlaceholderData;
  // A repeated attempt counts as pending again, but the visitor still looks at the failure that it is about.
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
