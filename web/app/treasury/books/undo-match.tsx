import type { DecidedLine } from "@barakah/contract";
import { api } from "../../platform/browser-api.ts";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";
import { signed } from "./money.ts";

const WORDS = {
  reverse: {
    text: "Pembayaran ini disetujui bersama barisnya. Keduanya diurungkan: pembayarannya menunggu lagi, barisnya baru lagi, dan pembayar diberi tahu.",
    confirm: "Urungkan keduanya",
  },
  unlink: {
    text: "Barisnya baru lagi. Pembayaran yang sudah disetujui tetap disetujui, dan masuk daftar ‘belum terlihat’.",
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
