import type { CashBox } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { WorkDialog } from "../../ui/staff/work-dialog.tsx";
import { RecordFields } from "./record-fields.tsx";
import { useRecord } from "./use-record.ts";

/** A gift that came without a form. */
export function RecordDialog({ boxes, onClose }: { boxes: readonly CashBox[]; onClose(): void }) {
  const record = useRecord(boxes);
  const { form, busy, send, ready } = record;
  return (
    <WorkDialog
      title="Catat tunai"
      onClose={onClose}
      foot={
        <>
          <p className="min-w-0 flex-1 text-text-2">Langsung dihitung dan tampil di daftar donatur.</p>
          <Button
            size="sm"
            className="btn-40"
            busy={busy}
            disabled={!ready}
            onClick={async () => {
              if (await send()) onClose();
            }}
          >
            Catat {rupiah(form.amount)}
          </Button>
        </>
      }
    >
      <RecordFields boxes={boxes} record={record} />
    </WorkDialog>
  );
}
