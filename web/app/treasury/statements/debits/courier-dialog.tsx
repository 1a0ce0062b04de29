import type { StatementDebit } from "@barakah/contract";
import { useState } from "react";
import { date, rupiah } from "../../../platform/format.ts";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { DebitWork } from "./use-debits.ts";

interface CourierDialogProps {
  debit: StatementDebit;
  work: DebitWork;
  onClose(): void;
}

/** Whom this money paid: it is taken from what buyers paid for sending. */
export function CourierDialog({ debit, work, onClose }: CourierDialogProps) {
  const [courier, setCourier] = useState("");
  const [tried, setTried] = useState(false);
  async function pay() {
    setTried(true);
    if (courier.trim() && (await work.payCourier(debit, courier.trim()))) onClose();
  }
  return (
    <ConfirmDialog
      open
      title={`Bayar kurir ${rupiah(debit.amount)}?`}
      text={`${date(debit.day)} · ${debit.description}. Diambil dari ongkos kirim yang dibayar pembeli.`}
      confirm={`Bukukan ${rupiah(debit.amount)}`}
      busy={work.busy}
      onConfirm={pay}
      onCancel={onClose}
    >
      <div className="mt-3">
        <TextInput
          label="Kurir"
          placeholder="JNE, Pos, sopir toko"
          maxLength={60}
          value={courier}
          error={tried && !courier.trim() ? "Isi nama kurirnya." : undefined}
          onChange={({ target }) => setCourier(target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
