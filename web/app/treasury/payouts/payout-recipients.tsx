import {
  FUND_KIND_LABEL,
  FUND_KIND_LIMIT,
  type FundKind,
  type RecipientKind,
  recipientLabel,
  recipientsOf,
} from "@barakah/contract/ledger/fund-kinds";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PayoutForm } from "./payout-form.ts";

interface PayoutRecipientsProps {
  form: PayoutForm;
  /** Of the fund that it leaves; unknown until one is chosen. */
  kind: FundKind | undefined;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<PayoutForm>): void;
}

/** To whom it went. What a fund may not go to cannot be chosen. */
export function PayoutRecipients({ form, kind, errorOf, onChange }: PayoutRecipientsProps) {
  const options = kind ? recipientsOf(kind).map((value) => ({ value, label: recipientLabel(value) })) : [];
  const allowed = options.some(({ value }) => value === form.recipient);
  return (
    <Panel
      title="Penerima"
      note={kind ? `${FUND_KIND_LABEL[kind]}: ${FUND_KIND_LIMIT[kind]}.` : "Pilih dahulu dananya."}
    >
      <div className="bo-fields">
        <Select
          label={kind === "zakat" ? "Asnaf" : "Penerima atau bidang"}
          value={allowed ? form.recipient : ""}
          placeholder={kind === "zakat" ? "Pilih asnaf" : "Menurut kategori programnya"}
          options={options}
          error={errorOf("recipient_kind")}
          onChange={({ target }) => onChange({ recipient: target.value as RecipientKind })}
        />
        <div className="bo-fields two">
          <TextInput
            label="Jumlah orang"
            inputMode="numeric"
            value={form.people}
            maxLength={8}
            hint="Kosongkan bila tidak dihitung."
            error={errorOf("people")}
            onChange={({ target }) => onChange({ people: target.value.replace(/\D/g, "") })}
          />
          <TextInput
            label="Wilayah"
            value={form.region}
            maxLength={100}
            hint="Desa, kecamatan atau kota."
            error={errorOf("region")}
            onChange={({ target }) => onChange({ region: target.value })}
          />
        </div>
      </div>
    </Panel>
  );
}
