import type { SiteTextName } from "@barakah/contract/community/site-texts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import type { PanelProps } from "./panel-props.ts";

const TEXT_LABEL: Record<SiteTextName, string> = {
  home_heading: "Judul Home",
  home_text: "Kalimat Home",
  about_heading: "Judul Tentang Kami",
  about_text: "Pembuka Tentang Kami",
  about_purpose: "Tujuan",
  about_vision: "Visi",
};

export function TextPanel({ draft, work, onChange }: PanelProps) {
  return (
    <Panel title="Tulisan Home dan Tentang Kami">
      <div className="bo-fields two">
        {(Object.keys(TEXT_LABEL) as SiteTextName[]).map((name) => (
          <TextArea
            key={name}
            label={TEXT_LABEL[name]}
            rows={3}
            maxLength={400}
            value={draft.texts[name]}
            error={work.errorOf(`texts.${name}`)}
            onChange={({ target }) => onChange({ texts: { ...draft.texts, [name]: target.value } })}
          />
        ))}
      </div>
    </Panel>
  );
}
