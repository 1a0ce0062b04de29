import { TextInput } from "../../ui/form/text-input.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { LogoField } from "./logo-field.tsx";
import type { PanelProps } from "./panel-props.ts";

export function ContactPanel({ values, errorOf, onChange }: PanelProps) {
  return (
    <Panel title="Logo dan kontak">
      <div className="mb-4">
        <LogoField />
      </div>
      <div className="bo-fields two">
        <TextInput
          label="Nomor WhatsApp"
          inputMode="numeric"
          hint="Diawali 62, angka saja"
          value={values.whatsapp_number}
          error={errorOf("whatsapp_number")}
          onChange={({ target }) => onChange({ whatsapp_number: target.value })}
        />
        <TextInput
          label="Alamat kantor"
          value={values.office_address}
          error={errorOf("office_address")}
          onChange={({ target }) => onChange({ office_address: target.value })}
        />
        <TextInput
          label="Nama penerbit tanda terima"
          hint="Nama lembaga seperti di akta"
          value={values.issuer_name}
          maxLength={80}
          error={errorOf("issuer_name")}
          onChange={({ target }) => onChange({ issuer_name: target.value })}
        />
        <TextInput
          label="E-mail di tanda terima"
          optional
          type="email"
          value={values.issuer_email}
          error={errorOf("issuer_email")}
          onChange={({ target }) => onChange({ issuer_email: target.value })}
        />
        <TextInput
          label="Tautan peta"
          type="url"
          value={values.map_link}
          error={errorOf("map_link")}
          onChange={({ target }) => onChange({ map_link: target.value })}
        />
      </div>
    </Panel>
  );
}
