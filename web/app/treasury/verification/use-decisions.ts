import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { apiOf } from "../../platform/query-client.ts";
import { type Toaster, useToast } from "../../ui/feedback/toasts.tsx";
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
    const body = {};
    await api.call("POST /api/admin/payments/:reference/approve/", { params: { reference }, body }, options);
    return undefined;
  }
  const { results } = await api.call(
    "POST /api/admin/payments/approve/",
    { body: { references: [...references] } },
    options,
  );
  const failed = results.filter(({ approved }) => !approved);
  return failed.length > 0
    ? failed.map((result) => `${result.reference}: ${result.detail}`).join(" ")
    : undefined;
}

async function carryOut(client: QueryClient, toast: Toaster, decision: Decision) {
  try {
    const problem = await send(client, decision);
    if (problem) toast.error(`Sebagian belum disetujui. ${problem}`);
  } catch (error) {
    const detail = error instanceof ApiError ? error.detail : "Silakan coba lagi.";
    toast.error(`Keputusan untuk ${decision.label} tidak terkirim. ${detail}`);
  }
  await client.invalidateQueries({ queryKey: ["payments"] });
}

/** The decisions of this screen. They are sent when their time is over, or at once when the screen is left. */
export function useDecisions() {
  const client = useQueryClient();
  const toast = useToast();
  // Sent ones stay out of the queue until the server's list, which is asked again, no longer has them.
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [decisions] = useState(() =>
    createDecisions((decision) => {
      setSent((before) => new Set([...before, ...decision.references]));
      void carryOut(client, toast, decision).then(() =>
        setSent((before) => new Set([...before].filter((one) => !decision.references.includes(one)))),
      );
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
