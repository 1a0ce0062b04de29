import type { StatementMapping } from "@barakah/contract";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";

const COLUMNS = [
  { name: "day", label: "Kolom tanggal" },
  { name: "amount", label: "Kolom uang masuk" },
  { name: "description", label: "Kolom keterangan" },
  { name: "direction", label: "Kolom arah (bila ada)" },
] as const;

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
          placeholder={name === "direction" ? "Tidak ada" : "Pilih kolom"}
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
