import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useSend } from "../../ui/form/use-send.ts";

const LEAST = 5;

/** For a payment that was rejected: it waits for verification again. */
export function ReopenPayment({ reference }: { reference: string }) {
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const short = reason.trim().length < LEAST;
  const reopening = useSend({
    mutationFn: () =>
      api.call("POST /api/admin/payments/:reference/reopen/", {
        params: { reference },
        body: { reason: reason.trim() },
      }),
    success: "Dibuka kembali. Pembayaran ini menunggu di verifikasi.",
    refreshes: [["payments"]],
  });
  async function confirm() {
    setTried(true);
    if (!short && (await reopening.send())) setAsking(false);
  }
  return (
    <>
      <Button variant="line" size="sm" className="btn-40" onClick={() => setAsking(true)}>
        Buka kembali
      </Button>
      <ConfirmDialog
        open={asking}
        title="Buka kembali pembayaran ini?"
        text="Ia menunggu diperiksa lagi, dan pembayarnya diberi tahu. Stok pesanan atau tempat di kelas diambil lagi bila masih ada."
        confirm="Buka kembali"
        busy={reopening.busy}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
      >
        <div className="mt-3">
          <TextArea
            label="Alasan"
            value={reason}
            maxLength={300}
            onChange={({ target }) => setReason(target.value)}
            error={tried && short ? "Tulis mengapa pembayaran ini dibuka kembali." : reopening.problem}
          />
        </div>
      </ConfirmDialog>
    </>
  );
}
