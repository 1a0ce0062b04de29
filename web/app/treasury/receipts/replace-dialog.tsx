import type { StaffReceipt } from "@barakah/contract";
import { GIVER_MOST, PERSON_MOST, REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { reasonProblem } from "../../ui/staff/reason-dialog.tsx";

/** A receipt is never edited: this one becomes void, and another one has the name as it should be. */
export function ReplaceDialog({ receipt, onClose }: { receipt: StaffReceipt; onClose(): void }) {
  const { number } = receipt;
  const form = useDialogForm({
    initial: { payer_name: receipt.payer_name, on_behalf: receipt.on_behalf, reason: "" },
    check: ({ reason }) => onlyWrong({ reason: reasonProblem(reason) }),
    send: ({ reason, ...names }) =>
      api.call("POST /api/admin/receipts/:number/replace/", {
        params: { number },
        body: { ...names, reason: reason.trim() },
      }),
    success: "Tanda terima diganti. Nomornya baru.",
    onClose,
  });
  return (
    <FormDialog form={form} title={`Ganti ${number}`} submit="Terbitkan pengganti" className="">
      <p className="mb-3 text-text-2">
        Tanda terima tidak pernah diubah: yang lama menjadi batal, dan yang baru mendapat nomor sendiri.
        Nominal dan program selalu menurut buku besar.
      </p>
      <div className="bo-fields">
        <TextInput label="Nama pemberi" maxLength={PERSON_MOST} {...form.field("payer_name")} />
        <TextInput label="Atas nama" optional maxLength={GIVER_MOST} {...form.field("on_behalf")} />
        <TextArea label="Alasan (tercatat)" maxLength={REASON_MOST} {...form.field("reason")} />
      </div>
    </FormDialog>
  );
}
