import { Button } from "../form/button.tsx";
import type { ListParams } from "./list-params.ts";
import { PAGE_SIZE, pageRange } from "./pagination.ts";

interface PagerProps {
  params: Pick<ListParams, "search" | "offset" | "change">;
  list: { items: readonly unknown[]; total: number } | undefined;
}

/** Where one is in a list. The server counts long ones no further than it says; one can go on all the same. */
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
          <Button
            variant="line"
            size="sm"
            className="btn-40"
            disabled={offset === 0}
            onClick={() => change({ offset: Math.max(0, offset - PAGE_SIZE) })}
          >
            Sebelumnya
          </Button>
          <Button
            variant="line"
            size="sm"
            className="btn-40"
            disabled={!follows}
            onClick={() => change({ offset: offset + PAGE_SIZE })}
          >
            Berikutnya
          </Button>
        </>
      )}
    </nav>
  );
}
