import type { getAccountSums, ResponseOf } from "@barakah/contract";
import { date, wholeNumber } from "../../platform/format.ts";
import { plain, readable, signed } from "./money.ts";

interface JournalSumsProps {
  account: string;
  sums: ResponseOf<typeof getAccountSums>;
  from: string;
  to: string;
}

/** Opening balance, debits, credits and closing balance of the chosen days. */
export const JournalSums = ({ account, sums, from, to }: JournalSumsProps) => (
  <dl className="bk-sums">
    <Sum
      label={from ? `Saldo awal ${date(from)}` : "Saldo awal"}
      value={`Rp. ${plain(readable(account, sums.opening))}`}
    />
    <Sum
      label={`Debet, ${wholeNumber(sums.debit.count)} catatan`}
      value={signed(readable(account, sums.debit.amount))}
    />
    <Sum
      label={`Kredit, ${wholeNumber(sums.credit.count)} catatan`}
      value={signed(readable(account, sums.credit.amount))}
    />
    <Sum
      label={to ? `Saldo akhir ${date(to)}` : "Saldo akhir"}
      value={`Rp. ${plain(readable(account, sums.closing))}`}
    />
  </dl>
);

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
