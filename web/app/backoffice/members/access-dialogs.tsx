import type { MemberRecord } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { putCached } from "../../platform/query-client.ts";
import { IdentityFields, NOBODY, proofOf } from "../../treasury/index.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { memberRecordQuery } from "./queries.ts";

interface DialogProps {
  member: MemberRecord;
  onClose(): void;
}

/** Closes an account to its member; the page shows what the server then says. */
export function SuspendDialog({ member, onClose }: DialogProps) {
  const client = useQueryClient();
  const form = useDialogForm({
    initial: { reason: "" },
    send: (body) => api.call("POST /api/admin/members/:id/suspend/", { params: { id: member.id }, body }),
    success: "Anggota ditangguhkan.",
    onSuccess: (changed) => putCached(client, memberRecordQuery(member.id).queryKey, changed),
    refreshes: [],
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      danger
      title={`Tangguhkan ${member.full_name || member.username}?`}
      text="Semua sesinya langsung berakhir, dan ia tidak dapat masuk lagi, dengan alasan di bawah ini."
      confirm="Tangguhkan"
    >
      <TextArea
        label="Alasan"
        rows={3}
        maxLength={REASON_MOST}
        hint="Dibaca anggota ketika tidak dapat masuk."
        {...form.field("reason")}
      />
    </ConfirmForm>
  );
}

/** For a colleague who lost phone and recovery codes. */
export function ResetTwoStep({ member, onClose }: DialogProps) {
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
