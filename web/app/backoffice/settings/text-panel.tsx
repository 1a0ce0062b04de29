import type { SiteTextName } from "@barakah/contract/community/site-texts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { TEXT_LABEL } from "../site-texts/text-labels.ts";
import type { PanelProps } from "./panel-props.ts";

export function TextPanel({ values, errorOf, onChange }: PanelProps) {
  return (
    <Panel title="Tulisan Home dan Tentang Kami">
      <div className="bo-fields two">
        {(Object.keys(TEXT_LABEL) as SiteTextName[]).map((name) => (
          <TextArea
            key={name}
            label={TEXT_LABEL[name]}
            rows={3}
            maxLength={400}
            value={values.texts[name]}
            error={errorOf(`texts.${name}`)}
            onChange={({ target }) => onChange({ texts: { ...values.texts, [name]: target.value } })}
          />
        ))}
      </div>
    </Panel>
  );
}
