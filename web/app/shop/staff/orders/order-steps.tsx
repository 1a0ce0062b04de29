import type { StaffOrder } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { courierRules } from "@barakah/contract/shop/delivery/couriers";
import type { OrderStatus } from "@barakah/contract/shop/order-status";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "../../../platform/api-error.ts";
import { api } from "../../../platform/browser-api.ts";
import { rupiah } from "../../../platform/format.ts";
import { putCached } from "../../../platform/query-client.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import type { TextFields } from "../../../ui/form/form-fields.ts";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { problemIn } from "../../../ui/form/use-send.ts";
import { useMay } from "../../../ui/staff/roles.ts";
import { SmallButton, SmallLink } from "../../../ui/staff/small-button.tsx";
import { useToast } from "../../../ui/toast/toasts.tsx";
import { orderQuery } from "./queries.ts";
import { ReturnDialog } from "./return-dialog.tsx";

type Step = "process" | "ship" | "finish" | "cancel";

const STEPS: Record<OrderStatus, readonly Step[]> = {
  waiting_payment: ["process", "cancel"],
  waiting_verification: ["process", "cancel"],
  processing: ["ship"],
  shipped: ["finish"],
  finished: [],
  cancelled: [],
  returned: [],
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
  shipped:
    "Pesanan selesai oleh pembelinya, kabar kurir, atau waktunya. Mengakhirinya sekarang perlu alasan, misalnya: pembeli menelepon, barangnya sudah diterima.",
};

/** Refusals of the server that can be overridden, and the step that is repeated then. */
const ASKED: Record<string, "process" | "ship"> = { payment_unchecked: "process", awb_used: "ship" };
const QUESTION = {
  process: {
    title: "Setujui pembayarannya sekarang?",
    cancel: "Periksa di verifikasi",
    confirm: "Setujui dan proses",
  },
  ship: { title: "Nomor ini pernah dipakai", cancel: "Perbaiki", confirm: "Tetap pakai" },
};

const SELLERS_HINT =
  "Pesanan toko anggota ini selesai oleh pembelinya, kabar kurir, atau waktunya. Bila harus lebih cepat, minta bendahara.";

const HELD_HINT = "Pesanan ini belum bisa diakhiri: yang dijanjikan untuk laporan pembelinya belum terjadi.";

function noteOf({ status, shipment }: StaffOrder) {
  if (status === "shipped") return "Alasan diakhiri sekarang";
  return status === "processing" && !shipment ? "Kurir dan nomor resi" : "Catatan";
}

const ONLINE_HINT = "Dibayar online: pesanan diproses otomatis begitu penyedia menerima uangnya.";

export function OrderSteps({ order }: { order: StaffOrder }) {
  const client = useQueryClient();
  const toast = useToast();
  const mayDecide = useMay("money");
  const [returning, setReturning] = useState(false);
  const [asked, setAsked] = useState<{ step: "process" | "ship"; text: string }>();
  const parcel = order.status === "processing" ? order.shipment : null;
  // The step is chosen by the pressed button, not by a field.
  const step = useRef<Step>("process");
  const form = useForm<typeof NOT_SHIPPED & { note: string }, StaffOrder>({
    initial: { note: "", ...NOT_SHIPPED },
    mutationFn: ({ note, ...ship }) =>
      api.call(`POST /api/admin/orders/:order_number/${step.current}/`, {
        params: { order_number: order.order_number },
        body: {
          note,
          ...(step.current === "ship" && parcel && { ...ship, courier: ship.courier || parcel.courier }),
          ...(asked?.step === step.current && { confirm: true }),
        },
      }),
    onError(error) {
      const question = error instanceof ApiError ? ASKED[error.code] : undefined;
      if (question) setAsked({ step: question, text: problemIn(error) });
      else toast.error(problemIn(error));
    },
    success: "Pesanan diperbarui.",
    async onSuccess(moved) {
      await putCached(client, orderQuery(order.order_number).queryKey, moved);
      form.settle({ note: "" });
      setAsked(undefined);
    },
  });
  const { busy } = form;
  function take(wanted: Step) {
    step.current = wanted;
    form.submit();
  }
  const online = order.payment_method === ONLINE_METHOD;
  const waits = order.complaint?.waits_for;
  // The server refuses to end an order before the refund or the replacement that was promised for it.
  const held = order.status === "shipped" && Boolean(waits) && waits !== "answer";
  const steps = STEPS[order.status].filter(
    (one) =>
      one === "ship" ||
      (!held &&
        ((one === "finish" && (mayDecide || order.store === null)) ||
          (mayDecide && !(online && one === "process")))),
  );
  if (order.refund_planned) return <RefundPlanned order={order} mayDecide={mayDecide} />;
  if (steps.length === 0 && order.status !== "shipped")
    return <p className="text-text-2">Tidak ada yang perlu dilakukan.</p>;
  return (
    <div className="bo-fields">
      {parcel && <ShipFields shipment={parcel} form={form} />}
      {steps.length === 0 ? (
        <p className="text-text-2">{held ? HELD_HINT : SELLERS_HINT}</p>
      ) : (
        <TextInput
          label={noteOf(order)}
          maxLength={REASON_MOST}
          hint={online && order.status === "waiting_payment" ? ONLINE_HINT : HINT[order.status]}
          {...form.field("note")}
        />
      )}
      {steps.map((one) => (
        <SmallButton
          key={one}
          variant={one === "cancel" ? "danger-line" : "primary"}
          busy={busy}
          onClick={() => take(one)}
          label={LABEL[one]}
        />
      ))}
      {order.status === "shipped" && (
        <SmallButton variant="line" onClick={() => setReturning(true)}>
          {order.shipment ? "Paket kembali" : "Barang tidak diambil"}
        </SmallButton>
      )}
      {returning && <ReturnDialog order={order} onClose={() => setReturning(false)} />}
      {mayDecide && order.status === "processing" && (
        <SmallLink to={`/admin/pembayaran/${order.order_number}`} variant="danger-line" className="btn-40">
          Batalkan dan kembalikan dananya
        </SmallLink>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        {...QUESTION[asked?.step ?? "process"]}
        text={asked?.text}
        busy={busy}
        onConfirm={() => asked && take(asked.step)}
        onCancel={() => setAsked(undefined)}
      />
    </div>
  );
}

/** The parcel came back: the goods are settled, the money is not. */
const RefundPlanned = ({ order, mayDecide }: { order: StaffOrder; mayDecide: boolean }) => (
  <>
    <p className="mb-3">
      Paketnya kembali. {rupiah(order.refund_planned ?? 0)} akan dikembalikan kepada pembeli
      {mayDecide ? "." : "; bendahara yang memutuskannya."}
    </p>
    {mayDecide && (
      <SmallLink to={`/admin/pembayaran/${order.order_number}`} className="btn-40">
        Kembalikan dananya
      </SmallLink>
    )}
  </>
);

const NOT_SHIPPED = { courier: "", awb: "", driver_name: "", driver_phone: "" };

interface ShipFieldsProps {
  shipment: NonNullable<StaffOrder["shipment"]>;
  form: TextFields<keyof typeof NOT_SHIPPED>;
}

function ShipFields({ shipment, form }: ShipFieldsProps) {
  if (shipment.mode === "store_courier")
    return (
      <>
        <TextInput label="Sopir" maxLength={60} {...form.field("driver_name")} />
        <TextInput label="Telepon sopir" type="tel" maxLength={20} {...form.field("driver_phone")} />
      </>
    );
  const courier = form.field("courier");
  const name = courier.value || shipment.courier;
  return (
    <>
      <TextInput label="Kurir" maxLength={60} {...courier} value={name} />
      <TextInput
        label="Nomor resi"
        maxLength={40}
        autoComplete="off"
        placeholder={courierRules(name).example}
        {...form.field("awb")}
      />
    </>
  );
}
