import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { sentenceOf } from "../../platform/api-error.ts";
import { apiOf } from "../../platform/query-client.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { createDecisions, type Decision } from "./decisions.ts";

/** What went wrong, in a sentence; nothing when all went well. */
async function send(client: QueryClient, { references, verdict }: Decision): Promise<string | undefined> {
  const api = apiOf(client);
  const [reference = ""] = references;
  // The page may be gone before the answer comes: the browser then still sends it.
  const options = { keepalive: true };
  if (verdict.to === "reject") {
    const body = { reason: verdict.reason };
    await api.call("POST /api/admin/payments/:reference/reject/", { params: { reference }, body }, options);
    return undefined;
  }
  if (references.length === 1) {
    const body = { ...verdict.money, ...(verdict.confirm && { confirm: true }), note: verdict.note };
    await api.call("POST /api/admin/payments/:reference/approve/", { params: { reference }, body }, options);
    return undefined;
  }
  const { results } = await api.call(
    "POST /api/admin/payments/approve/",
    { body: { references: [...references], note: verdict.note, confirm: verdict.confirm } },
    options,
  );
  const failed = results.filter(({ approved }) => !approved);
  return failed.length > 0
    ? failed.map((result) => `${result.reference}: ${result.detail}`).join(" ")
    : undefined;
}

/** The decisions of this screen. They are sent when their time is over, or at once when the screen is left. */
export function useDecisions() {
  const client = useQueryClient();
  const toast = useToast();
  // Sent ones stay out of the queue until the server's list, which is asked again, no longer has them.
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  // Several may be under way at once, and the last of them outlive the screen.
  const { mutate } = useMutation({
    mutationFn: (decision: Decision) => send(client, decision),
    onSuccess: (problem) => problem && toast.error(`Sebagian belum disetujui. ${problem}`),
    onError: (error, { label }) =>
      toast.error(`Keputusan untuk ${label} tidak terkirim. ${sentenceOf(error)}`),
    async onSettled(_, __, { references }) {
      await client.invalidateQueries({ queryKey: ["payments"] });
      setSent((before) => new Set([...before].filter((one) => !references.includes(one))));
    },
  });
  const [decisions] = useState(() =>
    createDecisions((decision) => {
      setSent((before) => new Set([...before, ...decision.references]));
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
  const decided = new Set([...sent, ...waiting.flatMap(({ references }) => references)]);
  return { decisions, waiting, decided };
}
