import type { DebitState, DecidedLine, StatementState } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { useSend } from "../../ui/form/use-send.ts";

/** Nobody outside has heard of it: undone without a word. */
export const isPlain = ({ undo }: DecidedLine) => undo === "debit" || undo === "aside" || undo === "income";

function undoLines(lines: readonly DecidedLine[]): Promise<unknown> {
  const ids = lines.map(({ id }) => id);
  const [{ undo, state } = { undo: "several", state: "" }] = lines;
  if (undo === "debit")
    return api.call("POST /api/admin/statement-debits/decide/", {
      body: { debits: ids, from: state as DebitState, as: "open" },
    });
  if (undo === "income")
    return api.call("POST /api/admin/statements/income/", { body: { line: ids[0] ?? 0, account: null } });
  return api.call("POST /api/admin/statements/set-aside/", {
    body: { lines: ids, from: state as Exclude<StatementState, "matched">, as: "open" },
  });
}

/** Undoes what was decided about lines; where a payer would notice, a reason is asked for first. */
export function useUndoing() {
  const [asking, setAsking] = useState<DecidedLine>();
  const sending = useSend({
    mutationFn: undoLines,
    success: "Diurungkan. Barisnya baru lagi.",
    refreshes: "everything",
  });
  return {
    busy: sending.busy,
    asking,
    close: () => setAsking(undefined),
    undo(lines: readonly DecidedLine[]) {
      const [first] = lines;
      if (!first || sending.busy) return;
      if (isPlain(first)) void sending.send(lines);
      else if (first.undo === "reverse" || first.undo === "unlink") setAsking(first);
    },
  };
}
