import type { Settings, StaffSettings } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { useRenameSite } from "../../platform/site-name.ts";
import { BankPanel } from "../../treasury/index.ts";
import { UnsavedGuard } from "../../ui/feedback/unsaved-guard.tsx";
import { ConflictDialog } from "../../ui/staff/conflict/conflict-dialog.tsx";
import { useVersionedForm } from "../../ui/staff/conflict/use-versioned-form.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { LoadItem, WorkPage } from "../../ui/staff/work-page.tsx";
import { AboutPanel } from "./about-panel.tsx";
import { settingsQuery } from "./queries.ts";
import {
  AmilPanel,
  ContactPanel,
  DeliveryPanel,
  MoneyPanel,
  SecondPersonPanel,
  TextPanel,
} from "./settings-panels.tsx";

export default function SettingsPage() {
  const query = useQuery(settingsQuery());
  return (
    <LoadItem query={query} title="Pengaturan" list="/admin">
      {(settings) => <SettingsForm stored={settings} />}
    </LoadItem>
  );
}

/** Only the changed settings are sent. */
function touched(draft: StaffSettings, stored: StaffSettings): Partial<Settings> {
  const same = (key: keyof Settings) => JSON.stringify(draft[key]) === JSON.stringify(stored[key]);
  const keys = (Object.keys(stored) as (keyof StaffSettings)[]).filter((key) => key !== "versions");
  return Object.fromEntries(keys.filter((key) => !same(key)).map((key) => [key, draft[key]]));
}

function SettingsForm({ stored }: { stored: StaffSettings }) {
  const client = useQueryClient();
  const rename = useRenameSite();
  const form = useVersionedForm<StaffSettings, StaffSettings, StaffSettings["versions"]>({
    form: stored,
    version: stored.versions,
    save: (draft, { form: base, version }) =>
      api.call("PUT /api/admin/settings/", { body: { ...touched(draft, base), versions: version } }),
    async reread() {
      const theirs = await client.fetchQuery({ ...settingsQuery(), staleTime: 0 });
      return { form: theirs, version: theirs.versions };
    },
    success: "Pengaturan disimpan.",
    onSaved(answer) {
      rename(answer.community_name);
      form.settle(answer);
      form.base.current = { form: answer, version: answer.versions };
    },
  });
  const { conflict } = form;
  return (
    <WorkPage
      title="Pengaturan"
      className="bo-work bo-grid"
      actions={
        <SmallButton busy={form.busy} onClick={form.submit} icon="check-bold" label="Simpan Perubahan" />
      }
    >
      <UnsavedGuard unsaved={form.unsaved} saved={form.saved} />
      <BankPanel stored={stored.banks} />
      <SecondPersonPanel form={form} />
      <MoneyPanel form={form} />
      <AmilPanel form={form} />
      <DeliveryPanel form={form} />
      <ContactPanel form={form} />
      <TextPanel form={form} />
      <AboutPanel form={form} />
      {conflict && (
        <ConflictDialog
          conflict={{
            ...conflict,
            base: flat(conflict.base),
            mine: flat(conflict.mine),
            saved: flat(conflict.saved),
          }}
          busy={form.busy}
          onClose={form.postpone}
          onSave={(chosen) => form.resolve(whole(chosen, conflict.saved))}
        />
      )}
    </WorkPage>
  );
}

/** Without bank accounts, which have a form of their own. */
type SettingsText = Omit<StaffSettings, "banks" | "versions">;
/** Flattened, so that a conflict is found per text. */
type FlatSettings = Omit<SettingsText, "texts" | "about" | "delivery" | "amil_basis"> &
  SettingsText["texts"] &
  SettingsText["delivery"] &
  SettingsText["amil_basis"] &
  SettingsText["about"];

const written = ({ banks: _, versions: __, ...rest }: StaffSettings): SettingsText => rest;

function flat(settings: StaffSettings): FlatSettings {
  const { texts, about, delivery, amil_basis, ...rest } = written(settings);
  return { ...rest, ...texts, ...about, ...delivery, ...amil_basis };
}

const picked = <Part extends object>(like: Part, from: object): Part =>
  Object.fromEntries(Object.keys(like).map((key) => [key, (from as Record<string, unknown>)[key]])) as Part;

function whole(values: FlatSettings, like: StaffSettings): SettingsText {
  const { texts, about, delivery, amil_basis, ...rest } = written(like);
  return {
    ...picked(rest, values),
    texts: picked(texts, values),
    about: picked(about, values),
    delivery: picked(delivery, values),
    amil_basis: picked(amil_basis, values),
  };
}
