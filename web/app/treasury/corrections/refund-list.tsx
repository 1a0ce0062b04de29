import type { PaymentFile, PaymentRefund } from "@barakah/contract";
import { useState } from "react";
import { date, rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { PaidDialog } from "./paid-dialog.tsx";

const STATUS: Record<PaymentRefund["status"], { tone: BadgeTone; text: string }> = {
  owed: { tone: "wait", text: "Harus ditransfer" },
  asked: { tone: "info", text: "Menunggu Midtrans" },
  paid: { tone: "ok", text: "Sudah dikembalikan" },
  failed: { tone: "no", text: "Ditolak Midtrans" },
};

const where = ({ way, bank, account_number, account_holder }: PaymentRefund) =>
  way === "midtrans"
    ? "Lewat Midtrans"
    : `${bank || "Bank belum diketahui"} ${account_number} ${account_holder}`;

/** What goes back to the payer, and how far it is. */
export function RefundList({ file: { refunds, held_amount, status } }: { file: PaymentFile }) {
  const [paying, setPaying] = useState<PaymentRefund>();
  if (refunds.length === 0 && (held_amount === 0 || status === "pending")) return null;
  return (
    <Panel
      title="Pengembalian dana"
      {...(held_amount > 0 && { note: `Titipan pembayar ${rupiah(held_amount)}` })}
    >
      <ul className="divide-y divide-border">
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1.5 py-2.5">
            <span className="flex items-center justify-between gap-3">
              <b className="tabular-nums">{rupiah(refund.amount)}</b>
              <StatusBadge tone={STATUS[refund.status].tone}>{STATUS[refund.status].text}</StatusBadge>
            </span>
            <small className="text-text-2 wrap-anywhere">
              {where(refund)} · {refund.reason} · {refund.decided_by}, {date(refund.created_at)}
            </small>
            {refund.failure && <small className="text-text-2">{refund.failure}</small>}
            {refund.paid_on && (
              <small className="text-text-2">
                Ditransfer {date(refund.paid_on)} dari {refund.paid_from?.toUpperCase()}, nomor{" "}
                {refund.paid_reference}
              </small>
            )}
            {refund.status === "owed" && (
              <Button size="sm" variant="line" className="btn-40" onClick={() => setPaying(refund)}>
                Tandai sudah ditransfer
              </Button>
            )}
          </li>
        ))}
      </ul>
      {paying && <PaidDialog refund={paying} onClose={() => setPaying(undefined)} />}
    </Panel>
  );
}
