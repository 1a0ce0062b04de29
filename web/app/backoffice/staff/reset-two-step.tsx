import type { MemberRecord } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { IdentityFields, NOBODY, proofOf } from "../../accounts/index.ts";
import { api } from "../../platform/browser-api.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";

interface ResetTwoStepProps {
  member: MemberRecord;
  onClose(): void;
}

/** For a colleague who lost phone and recovery codes. */
export function ResetTwoStep({ member, onClose }: ResetTwoStepProps) {
  const form = useDialogForm({
    initial: { reason: "", ...NOBODY },
    send: ({ reason, ...identity }) =>
      api.call("POST /api/admin/staff/:id/reset-two-step/", {
        params: { id: member.id },
        body: { reason: reason.trim(), ...proofOf(identity) },
      }),
    success: "Direset. Semua administrator sudah diberi tahu.",
    refreshes: [["staff"]],
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      danger
      title={`Reset verifikasi dua langkah ${member.full_name || member.username}?`}
      text="Semua perangkatnya dikeluarkan, dan setelah masuk ia mengaktifkannya lagi. Semua administrator diberi tahu. Pastikan dulu bahwa benar ia yang meminta."
      confirm="Reset"
      className="mt-3"
    >
      <TextArea label="Alasan" maxLength={REASON_MOST} {...form.field("reason")} />
      <IdentityFields form={form} />
    </ConfirmForm>
  );
}
