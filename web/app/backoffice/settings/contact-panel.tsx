import { TextInput } from "../../ui/form/text-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PanelProps } from "./panel-props.ts";

export function ContactPanel({ draft, work, onChange }: PanelProps) {
  return (
    <Panel title="Kontak">
      <div className="bo-fields two">
        <TextInput
          label="Nomor WhatsApp"
          inputMode="numeric"
          hint="Diawali 62, angka saja"
          value={draft.whatsapp_number}
          error={work.errorOf("whatsapp_number")}
          onChange={({ target }) => onChange({ whatsapp_number: target.value })}
        />
        <TextInput
          label="Alamat kantor"
          value={draft.office_address}
          error={work.errorOf("office_address")}
          onChange={({ target }) => onChange({ office_address: target.value })}
        />
        <TextInput
          label="Tautan peta"
          type="url"
          value={draft.map_link}
          error={work.errorOf("map_link")}
          onChange={({ target }) => onChange({ map_link: target.value })}
        />
      </div>
    </Panel>
  );
}
