import type { MoneyNotice } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";

export type Deed = "accept" | "ignore";

const WORDS = {
  accept: {
    title: "Terima uang ini?",
    text: "Pembayarannya dibuka lagi dan disetujui, selama barang atau tempatnya masih ada.",
    confirm: "Buka lagi dan setujui",
    success: "Pembayarannya dibuka lagi dan disetujui.",
  },
  ignore: {
    title: "Sisihkan notifikasi ini?",
    text: "Ia tidak lagi muncul sebagai uang tanpa pemilik. Uangnya sendiri tetap terlihat di mutasi bank.",
    confirm: "Sisihkan",
    success: "Notifikasi disisihkan.",
  },
};

export function NoticeDialog({
  notice,
  deed,
  onClose,
}: {
  notice: MoneyNotice;
  deed: Deed;
  onClose(): void;
}) {
  const [reason, setReason] = useState("");
  const words = WORDS[deed];
  const deciding = useSend({
    mutationFn: () => {
      const call = { params: { id: String(notice.id) }, body: { reason } };
      return deed === "accept"
        ? api.call("POST /api/admin/notices/:id/accept/", call)
        : api.call("POST /api/admin/notices/:id/ignore/", call);
    },
    success: words.success,
    onError() {},
    refreshes: "everything",
  });
  return (
    <ConfirmDialog
      open
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      danger={deed === "ignore"}
      busy={deciding.busy}
      onCancel={onClose}
      onConfirm={async () => {
        if (await deciding.send()) onClose();
      }}
    >
      <p className="mb-2 font-semibold">
        {notice.amount !== null && rupiah(notice.amount)} {notice.payment && `· ${notice.payment.reference}`}
      </p>
      <TextArea
        label="Alasan"
        value={reason}
        maxLength={REASON_MOST}
        error={deciding.errorOf("reason") ?? deciding.problem}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
