import type { StaffReceipt } from "@barakah/contract";
import { GIVER_MOST, PERSON_MOST, REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useCorrection } from "../../ui/staff/use-correction.ts";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";

/** A receipt is never edited: this one becomes void, and another one has the name as it should be. */
export function ReplaceDialog({ receipt, onClose }: { receipt: StaffReceipt; onClose(): void }) {
  const { number } = receipt;
  const [payer_name, setName] = useState(receipt.payer_name);
  const [on_behalf, setOnBehalf] = useState(receipt.on_behalf);
  const { reason, setReason, busy, problem, errorOf, send } = useCorrection({
    correct: (why) =>
      api.call("POST /api/admin/receipts/:number/replace/", {
        params: { number },
        body: { payer_name, on_behalf, reason: why },
      }),
    success: "Tanda terima diganti. Nomornya baru.",
  });
  return (
    <WorkDialog
      title={`Ganti ${number}`}
      onClose={onClose}
      foot={
        <Button
          size="sm"
          className="btn-40 ml-auto"
          busy={busy}
          onClick={async () => {
            if (await send()) onClose();
          }}
        >
          Terbitkan pengganti
        </Button>
      }
    >
      <p className="mb-3 text-text-2">
        Tanda terima tidak pernah diubah: yang lama menjadi batal, dan yang baru mendapat nomor sendiri.
        Nominal dan program selalu menurut buku besar.
      </p>
      <div className="bo-fields">
        <TextInput
          label="Nama pemberi"
          maxLength={PERSON_MOST}
          value={payer_name}
          error={errorOf("payer_name")}
          onChange={({ target }) => setName(target.value)}
        />
        <TextInput
          label="Atas nama"
          optional
          maxLength={GIVER_MOST}
          value={on_behalf}
          error={errorOf("on_behalf")}
          onChange={({ target }) => setOnBehalf(target.value)}
        />
        <TextArea
          label="Alasan (tercatat)"
          maxLength={REASON_MOST}
          value={reason}
          error={problem}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </WorkDialog>
  );
}
