import { TextInput } from "../../ui/form/text-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PanelProps } from "./panel-props.ts";

export function MoneyPanel({ values, errorOf, onChange }: PanelProps) {
  return (
    <Panel
      title="Batas uang"
      note="Kekurangan berlaku untuk pesanan dan kelas. Donasi menjadi sebesar yang datang."
    >
      <div className="bo-fields two">
        <TextInput
          label="Donasi paling sedikit (rupiah)"
          inputMode="numeric"
          value={String(values.least_gift)}
          error={errorOf("least_gift")}
          onChange={({ target }) => onChange({ least_gift: Number(target.value.replace(/\D/g, "")) })}
        />
        <TextInput
          label="Kekurangan yang boleh diikhlaskan (rupiah)"
          inputMode="numeric"
          hint="Isi 0 bila tidak ada"
          value={String(values.write_off_limit)}
          error={errorOf("write_off_limit")}
          onChange={({ target }) => onChange({ write_off_limit: Number(target.value.replace(/\D/g, "")) })}
        />
      </div>
    </Panel>
  );
}
