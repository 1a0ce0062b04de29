import type { StaffStorePayout } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { reasonProblem } from "../../ui/staff/reason-dialog.tsx";

/** The bank gave the transfer back: when, why, and the line of its file if that is here already. */
export function ReturnDialog({ payout, onClose }: { payout: StaffStorePayout; onClose(): void }) {
  const { id, store, amount, gift_amount, paid_to, return_lines } = payout;
  const form = useDialogForm({
    initial: { returned_on: return_lines[0]?.day ?? jakartaDay(), reason: "", line: "" },
    check: ({ reason, line }) =>
      onlyWrong({
        reason: reasonProblem(reason),
        line: return_lines.length > 0 && !line ? "Pilih barisnya, atau Belum ada." : undefined,
      }),
    send: ({ returned_on, reason, line }) =>
      api.call("POST /api/admin/store-payouts/:id/returned/", {
        params: { id },
        body: { returned_on, reason: reason.trim(), ...(Number(line) > 0 && { line: Number(line) }) },
      }),
    success: "Dicatat. Saldo toko kembali, dan penjualnya sudah dikabari.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`${rupiah(amount - gift_amount)} kembali dari bank?`}
      text={`Transfer ke ${paid_to} untuk ${store.name}. Lihat dahulu di aplikasi bank bahwa uangnya benar masuk lagi; sesudah dicatat, saldo toko bertambah lagi dan catatan ini tidak dapat dibatalkan.${gift_amount > 0 ? ` Sedekah ${rupiah(gift_amount)} tetap.` : ""}`}
      confirm="Catat uang kembali"
      cancel="Tidak jadi"
    >
      <TextInput label="Tanggal kembali" type="date" {...form.field("returned_on")} />
      <TextArea label="Alasan dari bank (dibaca penjual)" maxLength={REASON_MOST} {...form.field("reason")} />
      {return_lines.length > 0 && (
        <Select
          label="Baris mutasi yang membawanya"
          placeholder="Pilih baris"
          options={[
            ...return_lines.map((line) => ({
              value: String(line.id),
              label: `${date(line.day)}, ${line.description}`,
            })),
            { value: "0", label: "Belum ada di mutasi" },
          ]}
          {...form.field("line")}
        />
      )}
    </ConfirmForm>
  );
}
