import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LoadState } from "../../ui/staff/work-page.tsx";
import { waitingQuery } from "./queries.ts";
import { QueueItem } from "./queue.tsx";
import { KINDS } from "./queue-kinds.ts";
import type { useQueue } from "./use-queue.ts";

type Queue = ReturnType<typeof useQueue>;

/** The waiting payments, or why the list is empty. */
export function QueueRows({ queue }: { queue: Queue }) {
  const { query, payments, current, chosen, open, choose } = queue;
  if (!query.data) return <LoadState query={query} failure="Antrean belum dapat dimuat." />;
  if (payments.length === 0) return <NothingWaits queue={queue} />;
  return (
    <ul className="flex-1 overflow-auto">
      {payments.map((payment) => (
        <QueueItem
          key={payment.reference}
          payment={payment}
          current={payment.reference === current?.reference}
          selected={chosen.has(payment.reference)}
          onOpen={() => open(payment.reference)}
          onSelect={() => choose(payment.reference)}
        />
      ))}
    </ul>
  );
}

/** Links to the next kind of transaction that has waiting payments. */
function NothingWaits({ queue: { filter, query, refine } }: { queue: Queue }) {
  const { data: waiting } = useQuery(waitingQuery);
  const other = KINDS.find(({ kind }) => kind !== filter.kind && (waiting?.[kind] ?? 0) > 0);
  return (
    <EmptyState
      heading={query.isFetching ? "Sebentar, memuat yang berikutnya." : "Tidak ada yang menunggu."}
      level="p"
    >
      {other && (
        <Button variant="line" size="sm" onClick={() => refine({ kind: other.kind })}>
          {other.label}: {waiting?.[other.kind]} menunggu
        </Button>
      )}
    </EmptyState>
  );
}
