import { TextInput } from "../../ui/form/text-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PanelProps } from "./panel-props.ts";

export function MoneyPanel({ values, errorOf, onChange }: PanelProps) {
  return (
    <Panel title="Selisih transfer" note="Untuk pesanan dan kelas. Donasi menjadi sebesar yang datang.">
      <div className="bo-fields two">
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
