import type { QueuedPayment, StatementLine } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { SearchField } from "../../ui/staff/filter-bar.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { AssignablePayments } from "./assignable-payments.tsx";
import { moneyOf, owedOf } from "./money-of.ts";

interface AssignDialogProps {
  lines: readonly Pick<StatementLine, "id" | "day" | "bank" | "description" | "unclaimed">[];
  /** A payment that is chosen from the start. */
  first?: QueuedPayment;
  onClose(): void;
  onChanged(): Promise<void>;
  onDone?(references: string[]): void;
}

/** Assigns statement lines to one or several payments by hand. */
export function AssignDialog({ lines, first, onClose, onChanged, onDone }: AssignDialogProps) {
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly QueuedPayment[]>(first ? [first] : []);
  const money = moneyOf(lines);
  const left = chosen.reduce((rest, payment) => rest - owedOf(payment), money.unclaimed);
  // An approved payment may be covered in part; the rest stays on the list of unseen payments.
  const partly = chosen.length === 1 && chosen[0]?.status === "verified";

  function choose(payment: QueuedPayment) {
    const without = chosen.filter(({ reference }) => reference !== payment.reference);
    setChosen(without.length < chosen.length ? without : [...chosen, payment]);
  }
  const assignment = useSend({
    mutationFn: (references: string[]) =>
      api.call("POST /api/admin/statements/assign/", {
        body: { ...money, references, reopen: chosen.some(({ status }) => status === "rejected") },
      }),
    success: "Sudah dicocokkan.",
    // Also after a failure: a colleague may have been faster.
    onSettled: onChanged,
  });
  async function confirm() {
    const references = chosen.map(({ reference }) => reference);
    if (!(await assignment.send(references))) return;
    onDone?.(references);
    onClose();
  }

  return (
    <WorkDialog
      title={lines.length > 1 ? `Cari pembayaran untuk ${lines.length} baris` : "Cari pembayaran"}
      onClose={onClose}
      foot={
        <>
          <AssignSum left={left} partly={partly} chosen={chosen} problem={assignment.problem} />
          <SmallButton
            busy={assignment.busy}
            disabled={chosen.length === 0 || (left < 0 && !partly)}
            onClick={confirm}
          >
            Cocokkan
          </SmallButton>
        </>
      }
    >
      <ul className="mb-3.5 grid gap-1.5">
        {lines.map(({ id, day, bank, description, unclaimed }) => (
          <li key={id} className="flex items-start gap-3 rounded-[10px] bg-surface-2 px-3.5 py-2.5">
            <span className="min-w-0 flex-1">
              <b className="block wrap-anywhere">{description}</b>
              <span className="text-text-2">
                {date(day)} · {bank.toUpperCase()}
              </span>
            </span>
            <b className="text-[0.9375rem] whitespace-nowrap tabular-nums">{rupiah(unclaimed)}</b>
          </li>
        ))}
      </ul>
      <SearchField label="Cari nomor, nama, telepon atau nominal" onSearch={setSearch} />
      <AssignablePayments
        lineIds={money.lines}
        search={search}
        left={left}
        chosen={chosen}
        onChoose={choose}
      />
    </WorkDialog>
  );
}

interface AssignSumProps {
  /** The money left after the chosen payments; negative if it is not enough. */
  left: number;
  /** Too little is fine: the payment is approved already. */
  partly: boolean;
  chosen: readonly QueuedPayment[];
  problem: string | undefined;
}

function words({ left, partly, chosen }: AssignSumProps): string {
  if (chosen.length === 0) return "Pilih satu atau beberapa pembayaran.";
  if (left < 0 && partly)
    return `Kurang ${rupiah(-left)}, yang tetap di daftar belum terlihat. Pembayaran ini sudah disetujui.`;
  if (left < 0)
    return `Kurang ${rupiah(-left)}. Lepaskan sebuah pembayaran, atau pilih juga baris mutasi lainnya.`;
  const waiting = chosen.some(({ status }) => status === "pending");
  const after = waiting ? "Pembayaran yang menunggu langsung disetujui." : "Pembayaran ini sudah disetujui.";
  return left === 0 ? `Pas. ${after}` : `Lebih ${rupiah(left)}, dicatat sebagai belum dikenal. ${after}`;
}

/** What assigning will do, or why it failed. */
function AssignSum(props: AssignSumProps) {
  const { chosen, problem } = props;
  const total = chosen.reduce((sum, payment) => sum + owedOf(payment), 0);
  return (
    <div className="min-w-0 flex-1">
      {chosen.length > 0 && (
        <b className="block tabular-nums">
          {chosen.length} pembayaran · {rupiah(total)}
        </b>
      )}
      <p role="status" className={props.left < 0 && !props.partly ? "text-danger" : "text-text-2"}>
        {words(props)}
      </p>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  );
}
