import { periodName } from "@barakah/contract/transparency/period-words";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { closingQuery } from "./queries.ts";

/** Only the last month that was closed, and never without a reason that stays. */
export function ReopenMonth({ month }: { month: string }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const reopening = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/periods/:month/reopen/", { params: { month }, body: { reason } }),
    success: `${periodName(month)} dibuka kembali.`,
    onSuccess() {
      setAsking(false);
      setReason("");
    },
    refreshes: [closingQuery.queryKey, ["transparency"]],
  });
  return (
    <>
      <button type="button" className="closing-reopen" onClick={() => setAsking(true)}>
        Buka kembali…
      </button>
      <ConfirmDialog
        open={asking}
        danger
        title={`Buka kembali ${periodName(month)}?`}
        text="Laporannya boleh berubah sampai ditutup lagi. Laporan yang lama tetap disimpan, dan alasanmu tercatat."
        cancel="Tidak Jadi"
        confirm="Buka kembali"
        busy={reopening.busy}
        onConfirm={() => reopening.send()}
        onCancel={() => setAsking(false)}
      >
        <div className="mt-3">
          <TextArea
            label="Alasan"
            value={reason}
            maxLength={300}
            error={reopening.problem}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
