import type { ReadStatement } from "@barakah/contract/treasury/reading/index";
import { rupiah, wholeNumber } from "../../../platform/format.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { amountFrom } from "../../../ui/staff/amount-input.tsx";
import { Panel } from "../../../ui/staff/panel.tsx";
import type { Import } from "./use-import.ts";

const sumOf = (read: ReadStatement, out: boolean) =>
  read.entries.filter((entry) => entry.out === out).reduce((sum, { amount }) => sum + amount, 0);

/** The file's own balances prove that nothing of it is missing. */
export function FileBalances({ work, read }: { work: Import; read: ReadStatement }) {
  const { opening, closing } = work.balances;
  const [into, outOf] = [sumOf(read, false), sumOf(read, true)];
  const counted = opening === undefined || opening === null ? undefined : opening + into - outOf;
  return (
    <Panel title="Saldo berkas" note="Dijumlahkan ulang, dibandingkan dengan yang tertulis.">
      <div className="bo-fields">
        <Balance
          label="Saldo awal"
          value={opening}
          onChange={(value) => work.setBalance({ opening: value })}
        />
        <dl className="imp-equation">
          <dt>Masuk</dt>
          <dd>+{wholeNumber(into)}</dd>
          <dt>Keluar</dt>
          <dd>−{wholeNumber(outOf)}</dd>
          <dt>Terhitung</dt>
          <dd>{counted === undefined ? "–" : wholeNumber(counted)}</dd>
        </dl>
        <Balance
          label="Saldo akhir tertulis"
          value={closing}
          onChange={(value) => work.setBalance({ closing: value })}
        />
        {counted !== undefined && closing !== undefined && closing !== null && (
          <Verdict difference={closing - counted} />
        )}
      </div>
    </Panel>
  );
}

function Verdict({ difference }: { difference: number }) {
  if (difference === 0) return <Note tone="green">Cocok: tidak ada baris yang hilang dari berkas ini.</Note>;
  return (
    <Note tone="gold">
      {difference > 0 ? "Kurang" : "Lebih"} <b>{rupiah(Math.abs(difference))}</b> dari saldo akhir yang
      tertulis. Periksa baris yang tak terbaca atau dilewati.
    </Note>
  );
}

interface BalanceProps {
  label: string;
  value: number | null | undefined;
  onChange(value: number): void;
}

function Balance({ label, value, onChange }: BalanceProps) {
  return (
    <TextInput
      label={label}
      prefix="Rp."
      inputMode="numeric"
      placeholder="Tidak tertulis di berkas"
      value={value === null || value === undefined ? "" : wholeNumber(value)}
      onChange={({ target }) => onChange(amountFrom(target.value))}
    />
  );
}
