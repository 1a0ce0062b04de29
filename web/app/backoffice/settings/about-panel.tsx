import type { StaffSettings } from "@barakah/contract";
import { MISSIONS_MOST, type Mission } from "@barakah/contract/community/site-about";
import { FieldError } from "../../ui/form/field.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { partOf } from "../../ui/staff/form-part.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";

const placed = (missions: readonly Mission[]) => missions.map((mission, at) => ({ mission, at }));

export function AboutPanel({ form }: { form: Form<StaffSettings> }) {
  const { values, change, errorOf, field } = partOf(form, "about");
  const { missions } = values;
  const write = (at: number, part: Partial<Mission>) =>
    change({ missions: missions.map((one, place) => (place === at ? { ...one, ...part } : one)) });
  function lower(at: number) {
    const pair = missions.slice(at, at + 2).reverse();
    change({ missions: missions.toSpliced(at, 2, ...pair) });
  }
  return (
    <Panel
      title="Tentang komunitas"
      note="Tampil di Tentang Kami"
      action={
        missions.length < MISSIONS_MOST && (
          <SmallButton
            variant="soft"
            onClick={() => change({ missions: [...missions, { title: "", text: "" }] })}
          >
            <Icon name="plus-bold" size={16} />
            Tambah misi
          </SmallButton>
        )
      }
    >
      <div className="bo-fields">
        <div className="bo-fields two">
          <TextInput label="Tanggal berdiri" type="date" {...field("founded_on")} />
          <TextInput label="Kota kantor" maxLength={60} {...field("office_city")} />
        </div>
        {placed(missions).map(({ mission, at }) => (
          <fieldset
            key={at}
            className="flex flex-wrap items-start gap-x-3 gap-y-2 border-t border-border pt-3.5"
          >
            <legend className="sr-only">Misi {at + 1}</legend>
            <div className="bo-fields two min-w-0 flex-1">
              <TextInput
                label={`Misi ${at + 1}`}
                value={mission.title}
                maxLength={120}
                error={errorOf(`missions.${at}.title`)}
                onChange={({ target }) => write(at, { title: target.value })}
              />
              <TextInput
                label={`Penjelasan misi ${at + 1}`}
                value={mission.text}
                maxLength={200}
                error={errorOf(`missions.${at}.text`)}
                onChange={({ target }) => write(at, { text: target.value })}
              />
            </div>
            <div className="flex w-[88px] flex-none justify-end pt-6">
              {at + 1 < missions.length && (
                <IconButton label={`Turunkan misi ${at + 1}`} onClick={() => lower(at)}>
                  <Icon name="caret-down-bold" size={16} />
                </IconButton>
              )}
              <IconButton
                label={`Hapus misi ${at + 1}`}
                onClick={() => change({ missions: missions.toSpliced(at, 1) })}
              >
                <Icon name="trash" size={18} />
              </IconButton>
            </div>
          </fieldset>
        ))}
        {errorOf("missions") && <FieldError>{errorOf("missions")}</FieldError>}
      </div>
    </Panel>
  );
}
