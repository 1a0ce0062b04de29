import type { StatementMapping } from "@barakah/contract";
import { type Bank, PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { Select } from "../../../ui/form/select.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { FileField } from "../../../ui/staff/file-field.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import type { Import } from "./use-import.ts";

const BANKS = (["bsi", "bjb"] as const).map((value) => ({ value, label: PAYMENT_METHOD_LABEL[value] }));

function problemOf({ file, columns, read, sending }: Import): string | undefined {
  if (file && "refusal" in file) return file.refusal;
  if (file && columns.length === 0)
    return "Berkas ini bukan tabel. Unduh mutasi sebagai CSV atau XLSX dari internet banking.";
  if (read?.entries.length === 0 && read.unread.length === 0)
    return "Tidak ada uang masuk atau keluar di kolom yang dipilih.";
  return sending.errorOf("csv") ?? sending.errorOf("xlsx") ?? sending.errorOf("mapping");
}

export function FilePanel({ work }: { work: Import }) {
  const { bank, file, columns, mapping, columnsKnown, sending } = work;
  return (
    <Panel title="Berkas mutasi" note="Baris yang sudah ada tidak ditambahkan lagi.">
      <div className="bo-fields two items-start">
        <Select
          label="Bank"
          value={bank}
          options={BANKS}
          onChange={({ target }) => work.chooseBank(target.value as Bank)}
        />
        <FileField
          label="Berkas mutasi (CSV atau XLSX)"
          accept=".csv,.xlsx,text/csv,text/plain"
          value={file}
          prompt="Pilih atau seret berkas"
          hint="Unduh dari internet banking, paling banyak untuk sebulan."
          error={problemOf(work)}
          onChange={work.choose}
        />
      </div>
      {columns.length > 0 && (
        // Folded where the columns are known from the bank's last file.
        <details className="mt-3" open={!columnsKnown}>
          <summary className="cursor-pointer font-semibold text-primary-text">
            {columnsKnown ? "Kolom dikenali dari berkas lalu. Ubah kolom" : "Kolom"}
          </summary>
          <div className="bo-fields three mt-3">
            <ColumnFields
              columns={columns}
              mapping={mapping}
              errorOf={sending.errorOf}
              onChange={work.changeMapping}
            />
          </div>
        </details>
      )}
    </Panel>
  );
}

const COLUMNS = [
  { name: "day", label: "Kolom tanggal" },
  { name: "description", label: "Kolom keterangan" },
  { name: "amount", label: "Kolom uang masuk" },
  { name: "debit", label: "Kolom uang keluar" },
  { name: "direction", label: "Kolom arah (bila ada)" },
  { name: "balance", label: "Kolom saldo (bila ada)" },
] as const;

/** The required columns. */
const NEEDED: ReadonlySet<string> = new Set(["day", "description", "amount"]);

interface ColumnFieldsProps {
  columns: readonly string[];
  mapping: StatementMapping;
  errorOf(field: string): string | undefined;
  onChange(change: Partial<StatementMapping>): void;
}

const ColumnFields = ({ columns, mapping, errorOf, onChange }: ColumnFieldsProps) => (
  <>
    {COLUMNS.map(({ name, label }) => (
      <Select
        key={name}
        label={label}
        value={mapping[name]}
        placeholder={NEEDED.has(name) ? "Pilih kolom" : "Tidak ada"}
        options={columns.map((value) => ({ value, label: value }))}
        error={errorOf(`mapping.${name}`)}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    ))}
    {mapping.direction && (
      <TextInput
        label="Tanda uang masuk"
        hint="Misalnya CR atau K."
        value={mapping.incoming}
        maxLength={20}
        error={errorOf("mapping.incoming")}
        onChange={({ target }) => onChange({ incoming: target.value })}
      />
    )}
  </>
);
