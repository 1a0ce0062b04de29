import type { StatementMapping } from "@barakah/contract";
import { Select } from "../../../ui/form/select.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";

const COLUMNS = [
  { name: "day", label: "Kolom tanggal" },
  { name: "description", label: "Kolom keterangan" },
  { name: "amount", label: "Kolom uang masuk" },
  { name: "debit", label: "Kolom uang keluar" },
  { name: "direction", label: "Kolom arah (bila ada)" },
  { name: "balance", label: "Kolom saldo (bila ada)" },
] as const;

/** Without these there is nothing to read. */
const NEEDED: ReadonlySet<string> = new Set(["day", "description", "amount"]);

interface ColumnFieldsProps {
  columns: readonly string[];
  mapping: StatementMapping;
  errorOf(field: string): string | undefined;
  onChange(change: Partial<StatementMapping>): void;
}

export function ColumnFields({ columns, mapping, errorOf, onChange }: ColumnFieldsProps) {
  return (
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
}
