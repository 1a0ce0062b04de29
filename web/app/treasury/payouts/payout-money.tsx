import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { rupiah } from "../../platform/format.ts";
import { Select } from "../../ui/form/select.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PayoutForm } from "./payout-form.ts";
import { useFunds } from "./use-funds.ts";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));

interface PayoutMoneyProps {
  form: PayoutForm;
  errorOf(field: string): string | undefined;
  onChange(part: Partial<PayoutForm>): void;
}

export function PayoutMoney({ form, errorOf, onChange }: PayoutMoneyProps) {
  const funds = useFunds().filter(({ payable, held }) => payable && held !== 0);
  const chosen = funds.find(({ account }) => account === form.fund);
  const beyond = chosen && form.amount > chosen.held;
  return (
    <Panel title="Uang yang disalurkan" note="Dicatat di buku besar, dan tidak dapat diubah kemudian.">
      <div className="bo-fields">
        <Select
          label="Program atau dana"
          value={form.fund}
          placeholder="Pilih program atau dana"
          options={funds.map(({ account, name, kind }) => ({
            value: account,
            label: `${name} (${FUND_KIND_LABEL[kind]})`,
          }))}
          hint={chosen && `Tersisa ${rupiah(chosen.held)}.`}
          error={errorOf("campaign_id") ?? errorOf("account")}
          onChange={({ target }) => onChange({ fund: target.value })}
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
