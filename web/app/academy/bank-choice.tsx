import type { BankAccount } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { ChoiceGroup } from "../payments/index.ts";

interface BankChoiceProps {
  banks: BankAccount[];
  chosen: Bank;
  onChoose(bank: Bank): void;
}

export const BankChoice = ({ banks, chosen, onChoose }: BankChoiceProps) => (
  <ChoiceGroup legend="Bank tujuan">
    <div className="flex flex-col gap-2">
      {banks.map(({ code, name }) => (
        <label
          key={code}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-border-strong bg-surface px-3.5 py-2.5 has-checked:border-primary has-checked:bg-primary-softer has-checked:inset-ring has-checked:inset-ring-primary"
        >
          <b className="min-w-0 flex-1">{name}</b>
          <input
            type="radio"
            name="payment_method"
            value={code}
            checked={chosen === code}
            onChange={() => onChoose(code)}
            className="size-[22px] flex-none appearance-none rounded-full border-[1.5px] border-border-strong bg-surface checked:border-[6.5px] checked:border-primary"
          />
        </label>
      ))}
    </div>
  </ChoiceGroup>
);
