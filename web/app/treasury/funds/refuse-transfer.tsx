import type { FundTransfer } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";

interface RefuseTransferProps {
  transfer: FundTransfer;
  own: boolean;
  onClose(): void;
}

/** Whoever asked takes it back; anybody else says why not. */
export function RefuseTransfer({ transfer: { id, from, to, amount }, own, onClose }: RefuseTransferProps) {
  const [reason, setReason] = useState("");
  const refusing = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/fund-transfers/:id/refuse/", {
        params: { id },
        body: { reason: reason.trim() },
      }),
    success: own ? "Pemindahan ditarik." : "Pemindahan ditolak.",
    onError() {},
    refreshes: [["funds"]],
  });
  return (
    <ConfirmDialog
      open
      danger
      title={own ? "Tarik pengajuanmu?" : "Tolak pemindahan ini?"}
      text={`${rupiah(amount)} dari ${from.name} ke ${to.name} tidak jadi berpindah.`}
      confirm={own ? "Tarik" : "Tolak"}
      busy={refusing.busy}
      onCancel={onClose}
      onConfirm={async () => {
        if (await refusing.send()) onClose();
      }}
    >
      {!own && (
        <div className="mt-3">
          <TextArea
            label="Alasan"
            value={reason}
            maxLength={REASON_MOST}
            error={refusing.errorOf("reason")}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      )}
      {refusing.problem && <FieldError>{refusing.problem}</FieldError>}
    </ConfirmDialog>
  );
}
