import type { Order } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paymentOptionsQuery } from "../../payments/index.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useOrderActions } from "./use-order-actions.ts";

type Question = "cancel" | "received";

const QUESTIONS: Record<Question, { title: string; text: string; confirm: string; danger: boolean }> = {
  cancel: {
    title: "Batalkan pesanan?",
    text: "Produk di dalamnya dikembalikan ke toko. Pesanan yang dibatalkan tidak dapat dibayar lagi.",
    confirm: "Batalkan Pesanan",
    danger: true,
  },
  received: {
    title: "Pesanan sudah diterima?",
    text: "Pastikan semua produk sudah sampai di tanganmu.",
    confirm: "Sudah Diterima",
    danger: false,
  },
};

interface EndDialogProps {
  asked: Question | undefined;
  onEnd(how: Question): void;
  onClose(): void;
}

export const EndDialog = ({ asked, onEnd, onClose }: EndDialogProps) => (
  <ConfirmDialog
    open={asked !== undefined}
    {...QUESTIONS[asked ?? "cancel"]}
    cancel="Tidak"
    onConfirm={() => {
      if (asked) onEnd(asked);
      onClose();
    }}
    onCancel={onClose}
  />
);

export function OrderActions({ order, memberId }: { order: Order; memberId: number }) {
  const options = useQuery(paymentOptionsQuery());
  const { payOnline, sendProof, end, again, busy } = useOrderActions(order, memberId);
  const [asked, setAsked] = useState<Question>();
  const unpaid = order.can_pay || order.can_cancel;
  const script = options.data?.online;
  return (
    <div className="mt-2 flex flex-wrap gap-2 [&>button]:flex-1">
      {order.can_pay && script && (
        <Button size="sm" busy={busy} onClick={() => payOnline(script)} label="Bayar sekarang" />
      )}
      {order.can_send_proof && (
        <Button size="sm" variant="line" onClick={sendProof}>
          {unpaid ? "Bayar dengan transfer" : "Kirim bukti lain"}
        </Button>
      )}
      {order.can_cancel && (
        <Button size="sm" variant="danger-line" onClick={() => setAsked("cancel")} label="Batalkan" />
      )}
      {order.can_receive && (
        <Button size="sm" onClick={() => setAsked("received")} label="Pesanan diterima" />
      )}
      {!unpaid && !order.can_receive && !order.digital && (
        <Button size="sm" variant="line" busy={busy} onClick={again} label="Pesan lagi" />
      )}
      <EndDialog asked={asked} onEnd={end} onClose={() => setAsked(undefined)} />
    </div>
  );
}
