import type { StatementLine, StatementState } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
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
  const confirmation = useSend({
    mutationFn: (proposed: readonly StatementLine[]) =>
      api.call("POST /api/admin/statements/confirm/", { body: { matches: matchesOf(proposed, lines) } }),
    onSuccess({ results }) {
      const failed = results.find(({ approved }) => !approved);
      if (failed) toast.error(`${failed.reference}: ${failed.detail}`);
      else toast.success(`${results.length} pembayaran dicocokkan.`);
    },
    onSettled: reload,
  });
  const aside = useSend({
    mutationFn: (body: { lines: number[]; from: Aside; as: Aside }) =>
      api.call("POST /api/admin/statements/set-aside/", { body }),
    onSuccess: (_, { as }) => toast.success(DONE[as]),
    onSettled: reload,
  });
  return {
    busy: confirmation.busy || aside.busy,
    chosen,
    choose,
    settle: confirmation.send,
    setAside: (some: readonly StatementLine[], from: Aside, as: Aside) =>
      aside.send({ lines: some.map(({ id }) => id), from, as }),
    assigning,
    assign: setAssigning,
    reload,
  };
}
export type Statements = ReturnType<typeof useStatements>;
