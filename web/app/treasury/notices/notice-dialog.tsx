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
    text: "Pembayarannya disetujui; bila sudah berakhir dibuka lagi dahulu, selama barang atau tempatnya masih ada.",
    confirm: "Terima dan setujui",
    success: "Uangnya diterima untuk pembayaran itu.",
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
  suggestion,
  onClose,
}: {
  notice: MoneyNotice;
  deed: Deed;
  /** The payment that it is accepted for. */
  suggestion?: MoneyNotice["suggestions"][number];
  onClose(): void;
}) {
  const form = useDialogForm({
    initial: { reason: "" },
    send(body) {
      const params = { id: String(notice.id) };
      return suggestion
        ? api.call("POST /api/admin/notices/:id/accept/", {
            params,
            body: { reference: suggestion.reference, ...body },
          })
        : api.call("POST /api/admin/notices/:id/ignore/", { params, body });
    },
    success: WORDS[deed].success,
    onClose,
  });
  const { success: _, ...words } = WORDS[deed];
  return (
    <ConfirmForm form={form} {...words} danger={deed === "ignore"} className="">
      <p className="mb-2 font-semibold">
        {notice.amount !== null && rupiah(notice.amount)}{" "}
        {suggestion && `· ${suggestion.payer_name}, ${suggestion.reference}`}
      </p>
      <TextArea label="Alasan" maxLength={REASON_MOST} {...form.field("reason")} />
    </ConfirmForm>
  );
}
