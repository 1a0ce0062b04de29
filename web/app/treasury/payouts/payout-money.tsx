import { type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PayoutForm } from "./payout-form.ts";
import { fundsQuery } from "./queries.ts";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));

interface PayoutMoneyProps {
  form: PayoutForm;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<PayoutForm>): void;
}

export function PayoutMoney({ form, errorOf, onChange }: PayoutMoneyProps) {
  const { data: funds = [] } = useQuery(fundsQuery);
  const chosen = funds.find(({ id }) => String(id) === form.campaign);
  const beyond = chosen && form.amount > chosen.remaining;
  return (
    <Panel title="Uang yang disalurkan" note="Dicatat di buku besar, dan tidak dapat diubah kemudian.">
      <div className="bo-fields">
        <Select
          label="Kampanye"
          value={form.campaign}
          placeholder="Pilih kampanye"
          options={funds.map(({ id, title }) => ({ value: String(id), label: title }))}
          hint={chosen && `Tersisa ${rupiah(chosen.remaining)} dari ${rupiah(chosen.collected)}.`}
          error={errorOf("campaign_id")}
          onChange={({ target }) => onChange({ campaign: target.value })}
        />
        <div className="bo-fields two">
          <AmountInput
            label="Nominal"
            amount={form.amount}
            error={beyond ? "Melebihi dana yang tersisa." : errorOf("amount")}
            onChange={(amount) => onChange({ amount })}
          />
          <Select
            label="Dari rekening"
            value={form.bank}
            options={BANKS}
            error={errorOf("bank")}
            onChange={({ target }) => onChange({ bank: target.value as Bank })}
          />
        </div>
      </div>
    </Panel>
  );
}
