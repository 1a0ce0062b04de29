import type { DebitState, DecidedLine, StatementState } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";
import { signed } from "./money.ts";

const WORDS = {
  reverse: {
    text: "Pembayaran ini disetujui bersama barisnya. Keduanya diurungkan: pembayarannya menunggu lagi, barisnya baru lagi, dan pembayar diberi tahu.",
    confirm: "Urungkan keduanya",
  },
  unlink: {
    text: "Barisnya baru lagi. Pembayaran yang sudah disetujui tetap disetujui, dan masuk daftar ‘belum ada di mutasi’.",
    confirm: "Urungkan",
  },
} as const;

/** Asks for a reason before a line is unlinked from its payment. */
export function UndoMatch({ line, onClose }: { line: DecidedLine; onClose(): void }) {
  const reference = line.payments[0]?.reference ?? "";
  const undo = line.undo === "reverse" ? "reverse" : "unlink";
  return (
    <ReasonDialog
      title={`Urungkan ${signed(line.amount)} untuk ${reference}?`}
      text={WORDS[undo].text}
      confirm={WORDS[undo].confirm}
      success="Diurungkan. Barisnya baru lagi."
      suggested="Salah mencocokkan baris mutasi."
      correct={(reason) =>
        undo === "reverse"
          ? api.call("POST /api/admin/payments/:reference/reverse/", {
              params: { reference },
              body: { reason },
            })
          : api.call("POST /api/admin/payments/:reference/unlink/", {
              params: { reference },
              body: { line: line.id, reason },
            })
      }
      onClose={onClose}
    />
  );
}

/** Whether a decision is undone without a reason, because no payer was notified. */
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

/** Undoes decisions about statement lines; asks for a reason if a payer was notified. */
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
