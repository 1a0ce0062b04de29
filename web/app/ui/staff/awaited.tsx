import { ErrorState } from "../feedback/error-state.tsx";
import { Spinner } from "../icons/spinner.tsx";

interface AwaitedProps {
  query: { data: unknown; error: unknown; isError: boolean; isFetching: boolean; refetch(): unknown };
  failure: string;
}

/** Where the data of a query will stand: a spinner, or why it did not come with 'Coba Lagi'; nothing once it is there. */
export function Awaited({ query: { data, error, isError, isFetching, refetch }, failure }: AwaitedProps) {
  if (data !== undefined) return null;
  if (isError)
    return <ErrorState message={failure} error={error} onRetry={() => refetch()} retrying={isFetching} />;
  return (
    <div className="grid min-h-40 place-items-center">
      <Spinner size="lg" label="Memuat..." />
    </div>
  );
}
