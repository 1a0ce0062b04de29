import type { MemberRecord } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSuspension } from "./use-suspension.ts";

interface SuspendDialogProps {
  member: MemberRecord;
  onClose(): void;
}

export function SuspendDialog({ member, onClose }: SuspendDialogProps) {
  const { suspend } = useSuspension(member.id);
  const [reason, setReason] = useState("");
  return (
    <ConfirmDialog
      open
      danger
      title={`Tangguhkan ${member.full_name || member.username}?`}
      text="Semua sesinya langsung berakhir, dan ia tidak dapat masuk lagi, dengan alasan di bawah ini."
      confirm="Tangguhkan"
      busy={suspend.busy}
      onConfirm={async () => (await suspend.send(reason)) && onClose()}
      onCancel={onClose}
    >
      <div className="mt-3">
        <TextArea
          label="Alasan"
          rows={3}
          maxLength={REASON_MOST}
          hint="Dibaca anggota ketika tidak dapat masuk."
          value={reason}
          error={suspend.errorOf("reason")}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
