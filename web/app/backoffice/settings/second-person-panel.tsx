import { Checkbox } from "../../ui/form/checkbox.tsx";
import { AmountInput } from "../../ui/staff/amount-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PanelProps } from "./panel-props.ts";

/** What one person may do alone. */
export function SecondPersonPanel({ values, errorOf, onChange }: PanelProps) {
  return (
    <Panel
      title="Orang kedua"
      note="Penyaluran besar dan perubahan rekening disetujui petugas keuangan lain. Uang sendiri selalu diputuskan yang lain."
    >
      <div className="bo-fields">
        <AmountInput
          label="Penyaluran di atas ini perlu orang kedua"
          amount={values.payout_limit}
          error={errorOf("payout_limit")}
          onChange={(payout_limit) => onChange({ payout_limit })}
        />
        <Checkbox
          checked={values.works_alone}
          onChange={({ target }) => onChange({ works_alone: target.checked })}
        >
          Komunitas ini hanya punya satu petugas keuangan, yang memutuskan tanpa orang kedua. Selama begitu,
          peringatan merah tampil di setiap halaman back office; aturannya kembali berlaku begitu ada petugas
          keuangan kedua.
        </Checkbox>
      </div>
    </Panel>
  );
}
