import type { StatementLine, StatementState } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { useWork } from "../../ui/staff/use-work.ts";
import { matchesOf } from "./money-of.ts";

type Aside = Exclude<StatementState, "matched">;

const DONE: Record<Aside, string> = {
  open: "Sudah kembali ke baris baru.",
  unidentified: "Dicatat sebagai belum dikenal.",
  ignored: "Sudah diabaikan.",
};

/** What can be done with the lines of a list, which of them are chosen, and which are being assigned by hand. */
export function useStatements(lines: readonly StatementLine[]) {
  const client = useQueryClient();
  const toast = useToast();
  const work = useWork();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [assigning, setAssigning] = useState<readonly StatementLine[]>();
  const chosen = lines.filter(({ id }) => chosenIds.has(id));

  function choose({ id }: StatementLine) {
    const next = new Set(chosenIds);
    if (!next.delete(id)) next.add(id);
    setChosenIds(next);
  }
  async function reload() {
    setChosenIds(new Set());
    await client.invalidateQueries();
  }
  async function settle(proposed: readonly StatementLine[]) {
    const body = { matches: matchesOf(proposed, lines) };
    const done = await work.run(() => api.call("POST /api/admin/statements/confirm/", { body }));
    const failed = done?.results.filter(({ approved }) => !approved) ?? [];
    if (failed[0]) toast.error(`${failed[0].reference}: ${failed[0].detail}`);
    else if (done) toast.success(`${done.results.length} pembayaran dicocokkan.`);
    await reload();
  }
  async function setAside(some: readonly StatementLine[], from: Aside, as: Aside) {
    const body = { lines: some.map(({ id }) => id), from, as };
    await work.run(() => api.call("POST /api/admin/statements/set-aside/", { body }), DONE[as]);
    await reload();
  }
  return { busy: work.busy, chosen, choose, settle, setAside, assigning, assign: setAssigning, reload };
}
export type Statements = ReturnType<typeof useStatements>;
