import type { StaffOrder } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import type { OrderStatus } from "@barakah/contract/shop/order-status";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { useMay } from "../shell/staff.ts";
import { orderQuery } from "./queries.ts";

type Step = "process" | "ship" | "finish" | "cancel";

const STEPS: Record<OrderStatus, readonly Step[]> = {
  waiting_payment: ["process", "cancel"],
  waiting_verification: ["process", "cancel"],
  processing: ["ship"],
  shipped: ["finish"],
  finished: [],
  cancelled: [],
};
const LABEL: Record<Step, string> = {
  process: "Proses Pesanan",
  ship: "Kirim Pesanan",
  finish: "Tandai Selesai",
  cancel: "Batalkan Pesanan",
};
const HINT: Partial<Record<OrderStatus, string>> = {
  waiting_payment: "Memproses berarti pembayarannya sudah kamu cocokkan dengan mutasi bank.",
  waiting_verification: "Memproses berarti pembayarannya sudah kamu cocokkan dengan mutasi bank.",
  processing: "Kurir dan nomor resi ini dibaca pemesan.",
};

const ONLINE_HINT = "Dibayar online: pesanan diproses otomatis begitu penyedia menerima uangnya.";

export function OrderSteps({ order }: { order: StaffOrder }) {
  const client = useQueryClient();
  const mayDecide = useMay("administrator", "bendahara");
  const [note, setNote] = useState("");
  const { send, busy, errorOf } = useSend<Step, StaffOrder>({
    mutationFn: (step) =>
      api.call(`POST /api/admin/orders/:order_number/${step}/`, {
        params: { order_number: order.order_number },
        body: { note },
      }),
    success: "Pesanan diperbarui.",
    onSuccess(moved) {
      client.setQueryData(orderQuery(order.order_number).queryKey, moved);
      setNote("");
    },
  });
  const online = order.payment_method === ONLINE_METHOD;
  const steps = STEPS[order.status].filter(
    (step) => step === "ship" || step === "finish" || (mayDecide && !(online && step === "process")),
  );
  if (steps.length === 0) return <p className="text-text-2">Tidak ada yang perlu dilakukan.</p>;
  return (
    <div className="bo-fields">
      <TextInput
        label={order.status === "processing" ? "Kurir dan nomor resi" : "Catatan"}
        value={note}
        maxLength={300}
        hint={online && order.status === "waiting_payment" ? ONLINE_HINT : HINT[order.status]}
        error={errorOf("note")}
        onChange={({ target }) => setNote(target.value)}
      />
      {steps.map((step) => (
        <Button
          key={step}
          size="sm"
          className="btn-40"
          variant={step === "cancel" ? "danger-line" : "primary"}
          busy={busy}
          onClick={() => send(step)}
        >
          {LABEL[step]}
        </Button>
      ))}
    </div>
  );
}
