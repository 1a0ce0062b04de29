import type { QueuedPayment } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { owedOf } from "./money-of.ts";

interface AssignSumProps {
  /** What is left of the money after the chosen payments; below zero it lacks. */
  left: number;
  /** It may lack: the payment is approved already. */
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

/** What would happen, before it does; and why it did not. */
export function AssignSum(props: AssignSumProps) {
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
