import type { StaffOrder } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import type { OrderStatus } from "@barakah/contract/shop/order-status";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { problemIn, useSend } from "../../ui/form/use-send.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { useMay } from "../shell/staff.ts";
import { orderQuery } from "./queries.ts";
import { ShipFields, type ShipValues } from "./ship-fields.tsx";

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

/** Refusals that are questions, and the step that is taken all the same. */
const ASKED: Record<string, "process" | "ship"> = { payment_unchecked: "process", awb_used: "ship" };
const QUESTION = {
  process: {
    title: "Setujui pembayarannya sekarang?",
    cancel: "Periksa di verifikasi",
    confirm: "Setujui dan proses",
  },
  ship: { title: "Nomor ini pernah dipakai", cancel: "Perbaiki", confirm: "Tetap pakai" },
};

const ONLINE_HINT = "Dibayar online: pesanan diproses otomatis begitu penyedia menerima uangnya.";

export function OrderSteps({ order }: { order: StaffOrder }) {
  const client = useQueryClient();
  const toast = useToast();
  const mayDecide = useMay("administrator", "bendahara");
  const [note, setNote] = useState("");
  const [ship, setShip] = useState<ShipValues>({ courier: "", awb: "", driver_name: "", driver_phone: "" });
  const [asked, setAsked] = useState<{ step: "process" | "ship"; text: string }>();
  const parcel = order.status === "processing" ? order.shipment : null;
  const { send, busy, errorOf } = useSend<Step, StaffOrder>({
    mutationFn: (step) =>
      api.call(`POST /api/admin/orders/:order_number/${step}/`, {
        params: { order_number: order.order_number },
        body: {
          note,
          ...(step === "ship" && parcel && { ...ship, courier: ship.courier || parcel.courier }),
          ...(asked?.step === step && { confirm: true }),
        },
      }),
    onError(error) {
      const step = error instanceof ApiError ? ASKED[error.code] : undefined;
      if (step) setAsked({ step, text: problemIn(error) });
      else toast.error(problemIn(error));
    },
    success: "Pesanan diperbarui.",
    async onSuccess(moved) {
      await putCached(client, orderQuery(order.order_number).queryKey, moved);
      setNote("");
      setAsked(undefined);
    },
  });
  const online = order.payment_method === ONLINE_METHOD;
  const steps = STEPS[order.status].filter(
    (step) => step === "ship" || step === "finish" || (mayDecide && !(online && step === "process")),
  );
  if (steps.length === 0) return <p className="text-text-2">Tidak ada yang perlu dilakukan.</p>;
  return (
    <div className="bo-fields">
      {parcel && (
        <ShipFields
          shipment={parcel}
          values={ship}
          errorOf={errorOf}
          onChange={(part) => setShip({ ...ship, ...part })}
        />
      )}
      <TextInput
        label={order.status === "processing" && !parcel ? "Kurir dan nomor resi" : "Catatan"}
        value={note}
        maxLength={REASON_MOST}
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
      {mayDecide && order.status === "processing" && (
        <LinkButton
          to={`/admin/pembayaran/${order.order_number}`}
          variant="danger-line"
          size="sm"
          className="btn-40"
        >
          Batalkan dan kembalikan dananya
        </LinkButton>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        {...QUESTION[asked?.step ?? "process"]}
        text={asked?.text}
        busy={busy}
        onConfirm={() => asked && send(asked.step)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}
