import type { QueuedPayment } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { fileQuery, QUEUE_LENGTH, type QueueFilter, queueQuery } from "./queries.ts";
import { nextKind } from "./queue-kinds.ts";

const START = { kind: "donation", search: "", addOn: "" } as const;
/** Fetches the next page when fewer than this are left: decided payments stay in the fetched list until they are carried out. */
const FEW = 15;

/** Payments with a notice first, without duplicates: they may not be on the fetched page of the queue. */
function seenFirst(seen: readonly QueuedPayment[], rest: readonly QueuedPayment[]): QueuedPayment[] {
  const first = new Set(seen.map(({ reference }) => reference));
  return [...seen, ...rest.filter(({ reference }) => !first.has(reference))];
}

/** The queue without the payments just decided, and the current position. */
export function useQueue(decided: ReadonlySet<string>) {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const [filter, setFilter] = useState<QueueFilter>({ ...START, apart: params.has("terpisah") });
  const [at, setAt] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [length, setLength] = useState(QUEUE_LENGTH);
  const query = useQuery(queueQuery(filter, length));
  const seenQuery = useQuery(queueQuery(filter, length, true));
  // Payments whose money a notice has shown come first: they take one key each, and their payers are waiting.
  const payments = seenFirst(seenQuery.data?.items ?? [], query.data?.items ?? []).filter(
    ({ reference }) => !decided.has(reference),
  );
  const found = payments.findIndex(({ reference }) => reference === at);
  const place = Math.max(0, found);
  const current: QueuedPayment | undefined = payments[place];
  const next = payments[place + 1];
  const { items = [], total = 0 } = query.data ?? {};
  const lacks = payments.length < FEW && items.length < total && !query.isPlaceholderData;

  useEffect(() => {
    if (lacks) setLength((before) => before + QUEUE_LENGTH);
  }, [lacks]);

  useEffect(() => {
    if (next) void client.prefetchQuery(fileQuery(next.reference));
  }, [client, next]);

  function refine(change: Partial<QueueFilter>) {
    setFilter((before) => ({ ...before, ...change }));
    setLength(QUEUE_LENGTH);
    setChosen(new Set());
  }

  return {
    query,
    filter,
    payments,
    current,
    chosen,
    refine,
    /** To the next or previous kind of transaction. */
    turn: (by: 1 | -1) => refine({ kind: nextKind(filter.kind, by) }),
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
