import type { StaffReceipt } from "@barakah/contract";
import { useState } from "react";
import { api, fetchFile } from "../../platform/browser-api.ts";
import { saveFile } from "../../platform/save-file.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";

/** What can be done with one receipt. */
export function ReceiptActs({ receipt }: { receipt: StaffReceipt }) {
  const { number } = receipt;
  const [open, setOpen] = useState<"replace" | "void">();
  const printing = useSend({
    mutationFn: () => fetchFile(`/api/admin/receipts/${encodeURIComponent(number)}/pdf/`),
    onSuccess: (pdf) => saveFile(`${number}.pdf`, pdf),
  });
  const sending = useSend({
    mutationFn: () => api.call("POST /api/admin/receipts/:number/send/", { params: { number } }),
    success: "Tanda terima dikirim lagi ke e-mail pemberinya.",
    refreshes: "everything",
  });
  const close = () => setOpen(undefined);
  const holds = receipt.void === null;
  const replaceable = holds || receipt.void?.because === "withdrawn";
  return (
    <>
      <div className="grid w-fit grid-cols-2 justify-items-start gap-x-1">
        <Act label="PDF" busy={printing.busy} onClick={() => void printing.send()} />
        {holds && <Act label="Kirim lagi" busy={sending.busy} onClick={() => void sending.send()} />}
        {replaceable && <Act label="Ganti" onClick={() => setOpen("replace")} />}
        {holds && <Act label="Batalkan" onClick={() => setOpen("void")} />}
      </div>
      {open === "replace" && <ReplaceDialog receipt={receipt} onClose={close} />}
      {open === "void" && (
        <ReasonDialog
          title="Batalkan tanda terima ini?"
          text={`${number} tidak berlaku lagi bagi siapa pun yang memeriksanya. Uang dan buku besar tidak berubah, dan pemberian ini tidak punya tanda terima sampai kamu menerbitkan penggantinya.`}
          label="Alasan (tercatat, tidak dibaca umum)"
          confirm="Batalkan tanda terima"
          success="Tanda terima dibatalkan."
          correct={(reason) =>
            api.call("POST /api/admin/receipts/:number/void/", { params: { number }, body: { reason } })
          }
          onClose={close}
        />
      )}
    </>
  );
}

function Act({ label, busy, onClick }: { label: string; busy?: boolean; onClick(): void }) {
  return (
    <SmallButton variant="quiet" busy={busy} onClick={onClick}>
      {label}
    </SmallButton>
  );
}
