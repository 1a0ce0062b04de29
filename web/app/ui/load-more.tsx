import { Button } from "./button.tsx";
import { FieldError } from "./field.tsx";

interface LoadMoreProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
}

/** Under a list that is read in pages; gone once everything is there. */
export function LoadMore({ query }: LoadMoreProps) {
  if (!query.hasNextPage) return null;
  const failed = query.isFetchNextPageError && !query.isFetchingNextPage;
  return (
    <div data-needs-script className="mt-5 flex flex-col items-center gap-2 px-4">
      <div role="alert">{failed && <FieldError>Bagian berikutnya gagal dimuat.</FieldError>}</div>
      <Button variant="line" block onClick={() => query.fetchNextPage()} busy={query.isFetchingNextPage}>
        {failed ? "Coba Lagi" : "Muat Lebih Banyak"}
      </Button>
    </div>
  );
}
