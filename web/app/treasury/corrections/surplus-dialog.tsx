import type { PaymentFile } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { ReasonDialog } from "../../ui/staff/reason-dialog.tsx";
import { fundsQuery } from "../payouts/queries.ts";

interface SurplusDialogProps {
  file: PaymentFile;
  surplus: number;
  onClose(): void;
}

/** What a payer has with us beyond the payment becomes a gift of theirs, because they said so or for a reason that they read. */
export function SurplusDialog({ file, surplus, onClose }: SurplusDialogProps) {
  const { data: funds = [] } = useQuery(fundsQuery);
  const [slug, setSlug] = useState("");
  const [amount, setAmount] = useState(surplus);
  return (
    <ReasonDialog
      title="Jadikan kelebihan ini donasi?"
      text={`Menjadi donasi atas nama ${file.payer_name}, dengan baris mutasi yang sama. Pembayar diberi tahu.`}
      confirm={`Donasikan ${rupiah(amount)}`}
      success="Kelebihannya menjadi donasi."
      label="Alasan (misalnya: diminta pembayar lewat WhatsApp)"
      correct={(reason) =>
        api.call("POST /api/admin/payments/:reference/give/", {
          params: { reference: file.reference },
          body: { slug, amount, reason },
        })
      }
      onClose={onClose}
    >
      <Select
        label="Program"
        value={slug}
        placeholder="Pilih program"
        options={funds.map((one) => ({ value: one.slug, label: one.title }))}
        onChange={({ target }) => setSlug(target.value)}
      />
      <AmountInput label="Jumlah" value={amount} onChange={setAmount} />
    </ReasonDialog>
  );
}
