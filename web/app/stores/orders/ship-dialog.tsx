import type { StoreOrder } from "@barakah/contract";
import { awbProblem, courierRules } from "@barakah/contract/shop/delivery/couriers";
import { useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { sellingKey } from "../queries.ts";

interface ShipDialogProps {
  order: StoreOrder;
  memberId: number;
  /** Mends the number of a parcel that has left. */
  correct?: boolean;
  onClose(): void;
}

export default function ShipDialog({ order, memberId, correct = false, onClose }: ShipDialogProps) {
  const { order_number, shipment } = order;
  const courier = shipment?.courier ?? "";
  const [used, setUsed] = useState<string>();
  const form = useForm({
    initial: { awb: "", note: "" },
    draft: `resi:${order_number}`,
    check: ({ awb, note }) =>
      onlyWrong({
        awb: shipment ? awbProblem(courier, awb) : undefined,
        note: shipment || note.trim() ? undefined : "Tulis siapa yang mengambilnya.",
      }),
    mutationFn: ({ awb, note }) =>
      api.call("POST /api/stores/mine/orders/:order_number/ship/", {
        params: { order_number },
        body: { ...(shipment ? { awb } : { note }), correct, confirm: used === awb },
      }),
    success: correct ? "Nomornya diperbaiki." : "Tercatat. Pembelinya kami kabari.",
    refreshes: [sellingKey(memberId)],
    onError: (error, { awb }) =>
      setUsed(error instanceof ApiError && error.code === "awb_used" ? awb : undefined),
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      title={shipment ? `Nomor resi ${courier}` : "Sudah diambil?"}
      text={
        shipment
          ? "Pembeli langsung dikabari dan dapat melacak paketnya."
          : "Pembeli diminta menyatakan bahwa barangnya diterima."
      }
      confirm={used !== undefined && used === form.values.awb ? "Tetap pakai" : "Simpan"}
      busy={form.busy}
      onConfirm={form.submit}
      onCancel={onClose}
    >
      <form ref={form.ref} noValidate onSubmit={form.submit} className="mt-4">
        {shipment ? (
          <TextInput
            {...form.field("awb")}
            label="Nomor resi"
            hint={`Contohnya ${courierRules(courier).example}`}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={40}
          />
        ) : (
          <TextInput {...form.field("note")} label="Diambil oleh" maxLength={200} />
        )}
        {form.problem && <p className="mt-2 text-sm font-semibold text-danger">{form.problem}</p>}
      </form>
    </ConfirmDialog>
  );
}
