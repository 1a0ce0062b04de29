import type { QueuedPayment } from "@barakah/contract";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError, sentenceOf } from "../../platform/api-error.ts";
import { apiOf } from "../../platform/query-client.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { proposeInstead } from "../proposals/propose-instead.ts";
import { createDecisions, type Decision, linesIn } from "./decisions.ts";
import { QUEUE_KEY } from "./queries.ts";

interface Sent {
  /** The error sentence; undefined on success. */
  problem?: string;
  /** The payments that still wait: their approval failed, or was proposed. */
  left: readonly string[];
  /** A second person is asked. */
  proposed?: true;
}

const DONE: Sent = { left: [] };

async function send(client: QueryClient, { references, verdict }: Decision): Promise<Sent> {
  const api = apiOf(client);
  const [reference = ""] = references;
  // `keepalive`: the browser sends it even if the page is closed.
  const options = { keepalive: true };
  if (verdict.to === "reject") {
    const body = { reason: verdict.reason, keep_looking: verdict.keepLooking, claim: verdict.claim };
    await api.call("POST /api/admin/payments/:reference/reject/", { params: { reference }, body }, options);
    return DONE;
  }
  if (references.length === 1) {
    const body = { ...verdict.money, ...(verdict.confirm && { confirm: true }), note: verdict.note };
    try {
      const params = { reference };
      await api.call("POST /api/admin/payments/:reference/approve/", { params, body }, options);
      return DONE;
    } catch (error) {
      if (!(error instanceof ApiError) || !error.call) throw error;
      // The button said that a second person is needed, so propose it right away.
      await proposeInstead(error.call, crypto.randomUUID());
      return { left: [reference], proposed: true };
    }
  }
  const { results } = await api.call(
    "POST /api/admin/payments/approve/",
    { body: { references: [...references], note: verdict.note, confirm: verdict.confirm } },
    options,
  );
  const failed = results.filter(({ approved }) => !approved);
  if (failed.length === 0) return DONE;
  return {
    problem: failed.map((result) => `${result.reference}: ${result.detail}`).join(" "),
    left: failed.map((result) => result.reference),
  };
}

interface Listed {
  items: QueuedPayment[];
  total: number;
}

/**
 * Removes decided payments from every cached queue list. Refetching alone is not enough: while several requests are in
 * flight, each answer cancels the previous refetch, and a stale list would show a decided payment again.
 */
function forget(client: QueryClient, decided: readonly string[]) {
  client.setQueriesData<Listed>({ queryKey: QUEUE_KEY }, (list) => {
    if (!list) return list;
    const items = list.items.filter(({ reference }) => !decided.includes(reference));
    return { ...list, items, total: list.total - (list.items.length - items.length) };
  });
}

/** The decisions of this screen. They are sent when their time is over, or at once when the screen is left. */
export function useDecisions() {
  const client = useQueryClient();
  const toast = useToast();
  // Requests in flight: hidden from the queue, with their bank lines taken, until the server answers.
  const [sent, setSent] = useState<readonly Decision[]>([]);
  // Several requests may be in flight, and the last may finish after the page was left.
  const { mutate } = useMutation({
    mutationFn: (decision: Decision) => send(client, decision),
    onSuccess({ problem, left, proposed }, { references, label }) {
      if (proposed) toast.success(`${label}: diajukan. Petugas keuangan lain sudah diberi tahu.`);
      if (problem) toast.error(`Sebagian belum disetujui. ${problem}`);
      forget(
        client,
        references.filter((one) => !left.includes(one)),
      );
    },
    onError: (error, { label }) =>
      toast.error(`Keputusan untuk ${label} tidak terkirim. ${sentenceOf(error)}`),
    onSettled(_, __, { id }) {
      void client.invalidateQueries({ queryKey: ["payments"] });
      void client.invalidateQueries({ queryKey: ["proposals"] });
      setSent((before) => before.filter((one) => one.id !== id));
    },
  });
  const [decisions] = useState(() =>
    createDecisions((decision) => {
      setSent((before) => [...before, decision]);
      mutate(decision);
    }),
  );
  const waiting = useSyncExternalStore(decisions.subscribe, decisions.waiting, decisions.waiting);
  useEffect(() => {
    window.addEventListener("pagehide", decisions.flush);
    return () => {
      window.removeEventListener("pagehide", decisions.flush);
      decisions.flush();
    };
  }, [decisions]);
  const undecided = [...sent, ...waiting];
  const decided = new Set(undecided.flatMap(({ references }) => references));
  return { decisions, waiting, decided, taken: linesIn(undecided) };
}
