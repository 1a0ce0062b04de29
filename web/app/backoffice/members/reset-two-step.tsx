import type { MemberRecord } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { IdentityFields, NOBODY, proofOf } from "../../treasury/index.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";

/** For a colleague who lost phone and recovery codes. */
export function ResetTwoStep({ member, onClose }: { member: MemberRecord; onClose(): void }) {
  const [reason, setReason] = useState("");
  const [identity, setIdentity] = useState(NOBODY);
  const resetting = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/staff/:id/reset-two-step/", {
        params: { id: member.id },
        body: { reason: reason.trim(), ...proofOf(identity) },
      }),
    success: "Direset. Semua administrator sudah diberi tahu.",
    refreshes: [["staff"]],
  });
  return (
    <ConfirmDialog
      open
      danger
      title={`Reset verifikasi dua langkah ${member.full_name || member.username}?`}
      text="Semua perangkatnya dikeluarkan, dan setelah masuk ia mengaktifkannya lagi. Semua administrator diberi tahu. Pastikan dulu bahwa benar ia yang meminta."
      confirm="Reset"
      busy={resetting.busy}
      onCancel={onClose}
      onConfirm={async () => {
        if (await resetting.send()) onClose();
      }}
    >
      <div className="mt-3">
        <TextArea
          label="Alasan"
          value={reason}
          maxLength={REASON_MOST}
          error={resetting.errorOf("reason")}
          onChange={({ target }) => setReason(target.value)}
        />
        <IdentityFields value={identity} errorOf={resetting.errorOf} onChange={setIdentity} />
        {resetting.problem && <FieldError>{resetting.problem}</FieldError>}
      </div>
    </ConfirmDialog>
  );
}
