import type { QueuedPayment } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { fileQuery, type QueueFilter, queueQuery } from "./queries.ts";

const START: QueueFilter = { kind: "donation", search: "", addOn: "" };

/** The queue without what was just decided, and the place in it. */
export function useQueue(decided: ReadonlySet<string>) {
  const client = useQueryClient();
  const [filter, setFilter] = useState(START);
  const [at, setAt] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(queueQuery(filter));
  const payments = (query.data?.items ?? []).filter(({ reference }) => !decided.has(reference));
  const found = payments.findIndex(({ reference }) => reference === at);
  const place = Math.max(0, found);
  const current: QueuedPayment | undefined = payments[place];
  const next = payments[place + 1];

  useEffect(() => {
    if (next) void client.prefetchQuery(fileQuery(next.reference));
  }, [client, next]);

  return {
    query,
    filter,
    payments,
    current,
    chosen,
    refine(change: Partial<QueueFilter>) {
      setFilter((before) => ({ ...before, ...change }));
      setChosen(new Set());
    },
    open: setAt,
    step: (by: number) => setAt(payments[Math.min(payments.length - 1, Math.max(0, place + by))]?.reference),
    /** After these leave the queue, what follows the open one moves up. */
    leave(references: readonly string[]) {
      const after = [...payments.slice(place + 1), ...payments.slice(0, place).reverse()];
      const left = after.find(({ reference }) => !references.includes(reference));
      if (!current || references.includes(current.reference)) setAt(left?.reference);
      setChosen(new Set());
    },
    choose(reference: string) {
      setChosen((before) => {
        const after = new Set(before);
        if (!after.delete(reference)) after.add(reference);
        return after;
      });
    },
  };
}
