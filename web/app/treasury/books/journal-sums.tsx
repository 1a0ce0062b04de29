import type { getAccountSums, ResponseOf } from "@barakah/contract";
import { date, wholeNumber } from "../../platform/format.ts";
import { plain, signed } from "./money.ts";

interface JournalSumsProps {
  sums: ResponseOf<typeof getAccountSums>;
  from: string;
  to: string;
}

/** Opening balance, debits, credits and closing balance of the chosen days. */
export const JournalSums = ({ sums, from, to }: JournalSumsProps) => (
  <dl className="bk-sums">
    <Sum label={from ? `Saldo awal ${date(from)}` : "Saldo awal"} value={`Rp. ${plain(sums.opening)}`} />
    <Sum label={`Debet, ${wholeNumber(sums.debit.count)} catatan`} value={signed(sums.debit.amount)} />
    <Sum label={`Kredit, ${wholeNumber(sums.credit.count)} catatan`} value={plain(sums.credit.amount)} />
    <Sum label={to ? `Saldo akhir ${date(to)}` : "Saldo akhir"} value={`Rp. ${plain(sums.closing)}`} />
  </dl>
);

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
