import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";

/** Whoever asked takes it back; anybody else says why not. */
export function RefuseDialog({ id, own, onClose }: { id: number; own: boolean; onClose(): void }) {
  const [reason, setReason] = useState("");
  const refusing = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/proposals/:id/withdraw/", {
        params: { id: String(id) },
        body: { reason: reason.trim() },
      }),
    success: own ? "Usulan ditarik." : "Usulan ditolak.",
    onError() {},
    refreshes: "everything",
  });
  return (
    <ConfirmDialog
      open
      danger
      title={own ? "Tarik usulanmu?" : "Tolak usulan ini?"}
      text={own ? "QRIS yang sekarang tetap dipakai." : "Pengusulnya membaca alasanmu."}
      confirm={own ? "Tarik" : "Tolak"}
      busy={refusing.busy}
      onCancel={onClose}
      onConfirm={async () => {
        if (await refusing.send()) onClose();
      }}
    >
      {!own && (
        <TextArea
          label="Alasan"
          value={reason}
          maxLength={REASON_MOST}
          error={refusing.errorOf("reason")}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      {refusing.problem && <FieldError>{refusing.problem}</FieldError>}
    </ConfirmDialog>
  );
}
