import type { QueuedPayment, WaitingDecision } from "@barakah/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError, isPassing, sentenceOf } from "../../platform/api-error.ts";
import { rupiah } from "../../platform/format.ts";
import { apiOf } from "../../platform/query-client.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { proposeInstead } from "../proposals/propose-instead.ts";
import { createDecisions, type Desk, linesIn, type Unsent } from "./decisions.ts";
import { keptDecisions } from "./kept-decisions.ts";
import { DECISIONS_KEY, decisionsQuery, QUEUE_KEY } from "./queries.ts";

/** How often an unsent decision is tried again. */
const RETRY_MS = 10_000;

const verdictOf = ({ verdict }: Unsent) =>
  verdict.to === "reject"
    ? {
        to: verdict.to,
        reason: verdict.reason,
        keep_looking: verdict.keepLooking,
        claim: verdict.claim,
      }
    : {
        to: verdict.to,
        note: verdict.note,
        ...verdict.money,
        ...((verdict.confirm || verdict.money?.confirm) && { confirm: true }),
      };

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

/** The session ended, or two-step sign-in is asked for: after signing in again it can be sent. */
const SIGN_IN_AGAIN = ["token_not_valid", "not_authenticated", "two_step_required"];

function useDesk(): Desk {
  const client = useQueryClient();
  const toast = useToast();
  function refresh() {
    void client.invalidateQueries({ queryKey: ["payments"] });
    void client.invalidateQueries({ queryKey: DECISIONS_KEY });
  }
  // The button said that a second person is needed, so propose it right away.
  async function propose(error: ApiError, label: string) {
    try {
      if (error.call) await proposeInstead(error.call, crypto.randomUUID());
      toast.success(`${label}: diajukan. Petugas keuangan lain sudah diberi tahu.`);
    } catch (failure) {
      toast.error(`Usulan untuk ${label} tidak terkirim. ${sentenceOf(failure)}`);
    }
    void client.invalidateQueries({ queryKey: ["proposals"] });
    refresh();
  }
  return {
    async store(decision) {
      const { key, references } = decision;
      const body = { key, references: [...references], verdict: verdictOf(decision) };
      // `keepalive`: the browser sends it even if the page is left at once.
      const answer = await apiOf(client).call("POST /api/admin/decisions/", { body }, { keepalive: true });
      const { refused } = answer;
      if (refused.length > 0) {
        const each = refused.map(({ reference, detail }) => `${reference}: ${detail}`).join(" ");
        toast.error(`Sebagian belum disetujui. ${each}`);
        refresh();
      }
      return { ...answer, refused: refused.map(({ reference }) => reference) };
    },
    undo: (key) =>
      apiOf(client)
        .call("POST /api/admin/decisions/:decision/undo/", { params: { decision: key } }, { keepalive: true })
        .then(refresh)
        .catch((error) => {
          // It never arrived, so there is nothing to undo.
          if (!(error instanceof ApiError && error.status === 404)) throw error;
        }),
    unanswered: (error) =>
      isPassing(error) || (error instanceof ApiError && SIGN_IN_AGAIN.includes(error.code)),
    keep: keptDecisions,
    refused({ label }, error) {
      if (error instanceof ApiError && error.call) return void propose(error, label);
      toast.error(`${label}: belum diputuskan. ${sentenceOf(error)}`);
      refresh();
    },
    sentLate: ({ label, verdict }) =>
      toast.success(
        `Tadi belum terkirim, sekarang sudah: ${verdict.to === "approve" ? "setujui" : "tolak"} ${label}.`,
      ),
    notUndone: ({ label }, error) => toast.error(`${label}: tidak dibatalkan. ${sentenceOf(error)}`),
    over({ references }) {
      forget(client, references);
      refresh();
    },
  };
}

/** Decisions that the server has from another visit or tab, as this page would have made them. */
const fromServer = (rows: readonly WaitingDecision[]) =>
  [...Map.groupBy(rows, ({ key }) => key)].map(([key, each]) => ({
    key,
    references: each.map(({ reference }) => reference),
    seconds: Math.max(...each.map(({ seconds }) => seconds)),
    label: each.length > 1 ? `${each.length} pembayaran` : each.map(labelOf).join(),
    verdict:
      each[0]?.to === "reject"
        ? { to: "reject" as const, reason: "", keepLooking: true }
        : { to: "approve" as const },
  }));

export const labelOf = ({ payer_name, amount }: Pick<QueuedPayment, "payer_name" | "amount">) =>
  `${payer_name} · ${rupiah(amount)}`;

/** The decisions of this screen, and those that the server holds. */
export function useDecisions() {
  const desk = useDesk();
  const [decisions] = useState(() => createDecisions(desk));
  const all = useSyncExternalStore(decisions.subscribe, decisions.all, decisions.all);
  const { data: held = [] } = useQuery(decisionsQuery);
  useEffect(() => {
    decisions.adopt(fromServer(held.filter(({ own, state }) => own && state === "waiting")));
  }, [decisions, held]);
  useEffect(() => {
    decisions.resume();
    const timer = setInterval(decisions.retry, RETRY_MS);
    window.addEventListener("online", decisions.retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", decisions.retry);
    };
  }, [decisions]);
  const theirs = held.filter(({ own, state }) => !own && state === "waiting");
  return {
    decisions,
    shown: all.filter(({ state }) => state !== "over"),
    failed: held.filter(({ state }) => state === "failed"),
    decided: new Set([
      ...all.flatMap(({ references }) => references),
      ...theirs.map(({ reference }) => reference),
    ]),
    taken: linesIn(all),
  };
}
