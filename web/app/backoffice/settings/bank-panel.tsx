import type { Settings } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PanelProps } from "./panel-props.ts";

type Bank = Settings["banks"][number];

export function BankPanel({ values, errorOf, onChange }: PanelProps) {
  const changeBank = (code: Bank["code"], part: Partial<Bank>) =>
    onChange({ banks: values.banks.map((bank) => (bank.code === code ? { ...bank, ...part } : bank)) });
  return (
    <Panel
      title="Rekening tujuan"
      note="Periksa dua kali: ke sinilah orang mengirim uang. Setiap perubahan dicatat."
    >
      <div className="bo-fields">
        {values.banks.map((bank, at) => (
          <div key={bank.code} className="bo-fields two">
            <TextInput
              label={`Nomor rekening ${PAYMENT_METHOD_LABEL[bank.code]}`}
              inputMode="numeric"
              value={bank.account_number}
              error={errorOf(`banks.${at}.account_number`)}
              onChange={({ target }) => changeBank(bank.code, { account_number: target.value })}
            />
            <TextInput
              label="Atas nama"
              value={bank.account_name}
              error={errorOf(`banks.${at}.account_name`)}
              onChange={({ target }) => changeBank(bank.code, { account_name: target.value })}
            />
          </div>
        ))}
      </div>
    </Panel>
  );
}
