import { loadProblem } from "../../platform/api-error.ts";
import { Button } from "../form/button.tsx";
import { FieldError } from "../form/field.tsx";

export interface MoreQuery {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: unknown;
  fetchNextPage(): unknown;
}

export function LoadMore({ query }: { query: MoreQuery }) {
  if (!query.hasNextPage) return null;
  const failed = query.isFetchNextPageError && !query.isFetchingNextPage;
  return (
    <div data-needs-script className="mt-4 flex flex-col items-center gap-2 px-4">
      <div role="alert">{failed && <FieldError>{loadProblem(query.error)}</FieldError>}</div>
      <Button variant="line" onClick={() => query.fetchNextPage()} busy={query.isFetchingNextPage}>
        Muat Lebih Banyak
      </Button>
    </div>
  );
}
