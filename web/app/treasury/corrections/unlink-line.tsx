import type { PaymentFile } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";

interface UnlinkLineProps {
  reference: string;
  line: PaymentFile["money"][number];
}

interface UnlinkDialogProps extends UnlinkLineProps {
  onClose(): void;
}

/** Asks for a reason before a line is unlinked from its payment. */
export const UnlinkDialog = ({ reference, line, onClose }: UnlinkDialogProps) => (
  <ReasonDialog
    title="Lepas baris mutasi ini?"
    text={`${rupiah(line.amount)} bebas lagi untuk pembayaran lain. Pembayaran yang sudah disetujui tetap disetujui, dan masuk daftar ‘belum ada di mutasi’.`}
    confirm="Lepas baris"
    success="Baris mutasi dilepas."
    correct={(reason) =>
      api.call("POST /api/admin/payments/:reference/unlink/", {
        params: { reference },
        body: { line: line.id, reason },
      })
    }
    onClose={onClose}
  />
);

export function UnlinkLine({ reference, line }: UnlinkLineProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)} label="Lepas" />
      {asking && <UnlinkDialog reference={reference} line={line} onClose={() => setAsking(false)} />}
    </>
  );
}
