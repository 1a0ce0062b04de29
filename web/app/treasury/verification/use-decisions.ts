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
  /** What went wrong, in a sentence; nothing when all went well. */
  problem?: string;
  /** Those that still wait. */
  left: readonly string[];
  /** For a second person. */
  proposed?: true;
}

const DONE: Sent = { left: [] };

async function send(client: QueryClient, { references, verdict }: Decision): Promise<Sent> {
  const api = apiOf(client);
  const [reference = ""] = references;
  // The page may be gone before the answer comes: the browser then still sends it.
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
      // The screen said so before it was pressed: nothing shows this money, so it is asked of a second person.
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
 * Takes what was decided out of every list of the queue that is kept. Asking again alone is not enough: while several
 * decisions are under way each answer calls the question before it off, and an old list would show the decided once more.
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
  // Those under way: out of the queue, and their lines taken, until the server has said what became of them.
  const [sent, setSent] = useState<readonly Decision[]>([]);
  // Several may be under way at once, and the last of them outlive the screen.
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
