import type { StaffReceipt } from "@barakah/contract";
import { GIVER_MOST, PERSON_MOST, REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { api, fetchFile } from "../../platform/browser-api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { ReasonDialog, reasonProblem, withReason } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";

export function ReceiptActs({ receipt }: { receipt: StaffReceipt }) {
  const { number } = receipt;
  const [open, setOpen] = useState<"replace" | "void">();
  const printing = useSend({
    mutationFn: () => fetchFile(`/api/admin/receipts/${encodeURIComponent(number)}/pdf/`),
    onSuccess: (pdf) => saveFile(`${number}.pdf`, pdf),
  });
  const sending = useSend({
    mutationFn: () => api.call("POST /api/admin/receipts/:number/send/", { params: { number } }),
    success: "Tanda terima dikirim lagi ke e-mail pemberinya.",
    refreshes: "everything",
  });
  const close = () => setOpen(undefined);
  const holds = receipt.void === null;
  const replaceable = holds || receipt.void?.because === "withdrawn";
  return (
    <>
      <div className="grid w-fit grid-cols-2 justify-items-start gap-x-1">
        <Act label="PDF" busy={printing.busy} onClick={() => void printing.send()} />
        {holds && <Act label="Kirim lagi" busy={sending.busy} onClick={() => void sending.send()} />}
        {replaceable && <Act label="Ganti" onClick={() => setOpen("replace")} />}
        {holds && <Act label="Batalkan" onClick={() => setOpen("void")} />}
      </div>
      {open === "replace" && <ReplaceDialog receipt={receipt} onClose={close} />}
      {open === "void" && (
        <ReasonDialog
          title="Batalkan tanda terima ini?"
          text={`${number} tidak berlaku lagi bagi siapa pun yang memeriksanya. Uang dan buku besar tidak berubah, dan pemberian ini tidak punya tanda terima sampai kamu menerbitkan penggantinya.`}
          label="Alasan (tercatat, tidak dibaca umum)"
          confirm="Batalkan tanda terima"
          success="Tanda terima dibatalkan."
          correct={withReason("POST /api/admin/receipts/:number/void/", { number })}
          onClose={close}
        />
      )}
    </>
  );
}

const Act = ({ label, busy, onClick }: { label: string; busy?: boolean; onClick(): void }) => (
  <SmallButton label={label} variant="quiet" busy={busy} onClick={onClick} />
);

/** Receipts are never edited: this one is voided and a new one issued. */
function ReplaceDialog({ receipt, onClose }: { receipt: StaffReceipt; onClose(): void }) {
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
