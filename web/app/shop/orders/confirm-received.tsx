import type { Order } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { shoppingKey } from "../member/shopping-queries.ts";

interface ConfirmReceivedProps {
  order: Order;
  memberId: number;
  open: boolean;
  onClose(): void;
}

export function ConfirmReceived({ order, memberId, open, onClose }: ConfirmReceivedProps) {
  const client = useQueryClient();
  const { send, busy } = useSend({
    mutationFn: () =>
      api.call("POST /api/orders/:order_number/received/", { params: { order_number: order.order_number } }),
    success: "Terima kasih! Semoga berkah.",
    async onSettled() {
      onClose();
      await client.invalidateQueries({ queryKey: shoppingKey(memberId) });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title="Pesanan sudah diterima?"
      text="Pastikan semua produk sudah sampai di tanganmu."
      confirm="Sudah Diterima"
      cancel="Tidak"
      busy={busy}
      onConfirm={() => send()}
      onCancel={onClose}
    />
  );
}
