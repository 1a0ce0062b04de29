import type { ListParams } from "./list-params.ts";
import { PAGE_SIZE, pageRange } from "./pagination.ts";
import { SmallButton } from "./small-button.tsx";

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
          <SmallButton
            variant="line"
            disabled={offset === 0}
            onClick={() => change({ offset: Math.max(0, offset - PAGE_SIZE) })}
          >
            Sebelumnya
          </SmallButton>
          <SmallButton
            variant="line"
            disabled={!follows}
            onClick={() => change({ offset: offset + PAGE_SIZE })}
          >
            Berikutnya
          </SmallButton>
        </>
      )}
    </nav>
  );
}
