import type { BankAccount } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";
import { CopyField } from "../../ui/copy-field.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { digitsOf } from "../form/amount-input.tsx";
import { EXACT_AMOUNT } from "../form/messages.ts";
import { MethodTile } from "../form/method-tile.tsx";
import { AddOnAmount } from "../form/totals.tsx";

interface BankAccountCardProps {
  account: BankAccount;
  amount: number;
  /** False if the last digits do not matter. */
  exact?: boolean;
  /** Whether the last digits are a code, which is then marked. */
  coded?: boolean;
}

export const BankAccountCard = ({ account, amount, exact = true, coded = exact }: BankAccountCardProps) => (
  <>
    <Card className="mt-3 px-3.5 pt-3.5 pb-1">
      <div className="flex items-center gap-3 border-b border-dashed border-border pb-2.5">
        <MethodTile method={account.code} />
        <div className="min-w-0 flex-1">
          <b>{account.name}</b>
          <p className="text-xs text-text-2">a.n. {account.account_name}</p>
        </div>
      </div>
      <div>
        <CopyField caption="Nomor rekening" value={digitsOf(account.account_number)} label="No Rek.">
          <span className="whitespace-nowrap">{inFours(account.account_number)}</span>
        </CopyField>
        <CopyField caption="Jumlah transfer" value={String(amount)} label="Nominal">
          <span className="whitespace-nowrap">
            {coded ? <AddOnAmount amount={amount} /> : rupiah(amount)}
          </span>
        </CopyField>
      </div>
    </Card>
    {exact && (
      <Note tone="gold" icon={<Icon name="warning-fill" size={20} />} className="mt-3">
        <b>{EXACT_AMOUNT}</b>
      </Note>
    )}
  </>
);

/** Groups of four are easier to compare. */
const inFours = (number: string): string => digitsOf(number).replace(/(\d{4})(?=\d)/g, "$1 ");
