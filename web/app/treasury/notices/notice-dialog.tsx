import type { MoneyNotice } from "@barakah/contract";
import { REASON_MOST } from "@barakah/contract/platform/text-lengths";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { ConfirmForm, useDialogForm } from "../../ui/staff/form-dialog.tsx";

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
  const form = useDialogForm({
    initial: { reason: "" },
    send(body) {
      const call = { params: { id: String(notice.id) }, body };
      return deed === "accept"
        ? api.call("POST /api/admin/notices/:id/accept/", call)
        : api.call("POST /api/admin/notices/:id/ignore/", call);
    },
    success: WORDS[deed].success,
    onClose,
  });
  const { success: _, ...words } = WORDS[deed];
  return (
    <ConfirmForm form={form} {...words} danger={deed === "ignore"} className="">
      <p className="mb-2 font-semibold">
        {notice.amount !== null && rupiah(notice.amount)} {notice.payment && `· ${notice.payment.reference}`}
      </p>
      <TextArea label="Alasan" maxLength={REASON_MOST} {...form.field("reason")} />
    </ConfirmForm>
  );
}
