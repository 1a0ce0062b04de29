import type { ReadStatement } from "@barakah/contract/treasury/reading/index";
import { rupiah, wholeNumber } from "../../../platform/format.ts";
import { Note } from "../../../ui/feedback/note.tsx";
import { amountFrom } from "../../../ui/form/amount-input.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import type { Import } from "./use-import.ts";

/** In hundredths of a rupiah, because rounding row by row would not add up. */
const exactOf = (read: ReadStatement, out: boolean) =>
  read.entries
    .filter((entry) => entry.out === out)
    .reduce((sum, { amount, sen }) => sum + amount * 100 + sen, 0) + smallOf(read, out);
/** Rows below one rupiah, which are not imported. */
const smallOf = ({ notes }: ReadStatement, out: boolean) =>
  notes.reduce((sum, { sen = 0 }) => sum + (sen < 0 === out ? Math.abs(sen) : 0), 0);

/** A typed balance has no hundredths. */
const exactly = (shown: number | null | undefined, read: number | null) => {
  if (shown === undefined || shown === null) return undefined;
  return read !== null && Math.trunc(read / 100) === shown ? read : shown * 100;
};

const written = (hundredths: number) =>
  `${wholeNumber(Math.trunc(hundredths / 100))}${hundredths % 100 === 0 ? "" : `,${String(Math.abs(hundredths % 100)).padStart(2, "0")}`}`;

/** Checks that opening balance plus rows equals the closing balance. */
export function FileBalances({ work, read }: { work: Import; read: ReadStatement }) {
  const { opening, closing } = work.balances;
  const [into, outOf] = [exactOf(read, false), exactOf(read, true)];
  const before = exactly(opening, read.exact.opening);
  const after = exactly(closing, read.exact.closing);
  const counted = before === undefined ? undefined : before + into - outOf;
  return (
    <Panel title="Saldo berkas" note="Dijumlahkan ulang, dibandingkan dengan yang tertulis.">
      <div className="bo-fields">
        <Balance
          label="Saldo awal"
          value={opening}
          onChange={(value) => work.setBalance({ opening: value })}
        />
        <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 @max-[20.01rem]/page:grid-cols-1 [&>dd]:text-right [&>dd]:font-semibold [&>dd]:tabular-nums @max-[20.01rem]/page:[&>dd]:text-left">
          <dt>Masuk</dt>
          <dd>+{written(into)}</dd>
          <dt>Keluar</dt>
          <dd>−{written(outOf)}</dd>
          <dt>Terhitung</dt>
          <dd>{counted === undefined ? "–" : written(counted)}</dd>
        </dl>
        <Balance
          label="Saldo akhir tertulis"
          value={closing}
          onChange={(value) => work.setBalance({ closing: value })}
        />
        <Verdict
          difference={counted === undefined || after === undefined ? undefined : after - counted}
          work={work}
          read={read}
        />
        {read.entries.some(({ sen }) => sen > 0) && (
          <p className="text-xs leading-[1.125rem] text-text-2">
            Berkas ini memuat sen. Buku mencatat rupiah utuh; sen setiap baris disimpan di sampingnya dan ikut
            dihitung di sini.
          </p>
        )}
      </div>
    </Panel>
  );
}

interface VerdictProps {
  /** What the rows lack of the written closing balance, in hundredths; undefined while a balance is unknown. */
  difference: number | undefined;
  work: Import;
  read: ReadStatement;
}

const cutIn = ({ unread }: ReadStatement) => unread.find(({ fault }) => fault === "cut");

/**
 * A difference below one rupiah is rounding. While a row is neither read nor skipped, nothing is said to agree. A file is complete
 * only if its closing balance is known: that of its last row says nothing about rows that were cut off behind it.
 */
function Verdict({ difference, work, read }: VerdictProps) {
  const { waiting, skipped, known } = work;
  const cut = cutIn(read);
  const unread = waiting > 0 && `${waiting} baris belum terbaca. Betulkan atau lewati dahulu.`;
  if (read.broken) return <Broken broken={read.broken} />;
  if (difference !== undefined && Math.abs(difference) >= 100)
    return (
      <Note tone="red">
        <b>
          {difference > 0 ? "Kurang" : "Lebih"} Rp. {written(Math.abs(difference))}
        </b>{" "}
        dari saldo akhir yang tertulis.{" "}
        {unread ||
          (skipped.length > 0
            ? `Baris ${skipped.join(", ")} dilewati, padahal bank menghitungnya.`
            : "Ada baris yang hilang dari berkas, atau saldonya salah ketik.")}
      </Note>
    );
  if (cut && !work.known.closing)
    return (
      <Note tone="red">
        <b>Berkas ini terpotong di baris {cut.row}.</b> Baris sesudahnya tidak ada. Unduh lagi dari internet
        banking.
      </Note>
    );
  if (difference === undefined)
    return (
      <Note tone="gold">
        {unread || "Isi saldo awal dan akhir seperti di rekening koran, supaya baris yang hilang ketahuan."}
      </Note>
    );
  if (unread) return <Note tone="gold">Belum pasti cocok: {unread}</Note>;
  if (!known.closing) return <Implied work={work} />;
  return (
    <Note tone="green">
      Cocok: saldo awal, masuk dan keluar menjadi saldo akhir. Tidak ada baris yang hilang
      {skipped.length > 0 && `; baris ${skipped.join(", ")} yang dilewati tidak dihitung bank`}.
    </Note>
  );
}

const Broken = ({
  broken: { row, expected, written: said },
}: {
  broken: NonNullable<ReadStatement["broken"]>;
}) => (
  <Note tone="red">
    <b>Saldo baris {row} tidak bersambung:</b> tertulis {written(said)}, seharusnya {written(expected)}. Ada
    baris yang hilang di dekatnya, atau saldo atau nominalnya salah.
  </Note>
);

/** The rows agree with one another, but whether there are later ones only the bank's statement says. */
function Implied({ work }: { work: Import }) {
  const { closing } = work.balances;
  return (
    <Note tone="gold">
      Baris-barisnya bersambung, tetapi berkas ini tidak menyebut saldo akhir: {rupiah(closing ?? 0)} adalah
      saldo baris terakhir. Samakah dengan rekening koran? Bila tidak, masih ada baris sesudahnya.
      <SmallButton
        variant="line"
        className="mt-2 flex!"
        onClick={() => closing !== undefined && closing !== null && work.setBalance({ closing })}
      >
        Ya, sama
      </SmallButton>
    </Note>
  );
}

interface BalanceProps {
  label: string;
  value: number | null | undefined;
  onChange(value: number): void;
}

const Balance = ({ label, value, onChange }: BalanceProps) => (
  <TextInput
    label={label}
    prefix="Rp."
    inputMode="numeric"
    placeholder="Tidak tertulis di berkas"
    value={value === null || value === undefined ? "" : wholeNumber(value)}
    onChange={({ target }) => onChange(amountFrom(target.value))}
  />
);
