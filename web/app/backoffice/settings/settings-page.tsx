import type { Settings, StaffSettings } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { readQuery } from "../../platform/staff-query.ts";
import { UnsavedGuard } from "../../ui/feedback/unsaved-guard.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { CheckBoldIcon } from "../../ui/icons/icons.tsx";
import { LoadItem, WorkPage } from "../../ui/staff/work-page.tsx";
import { type Conflict, ConflictDialog } from "../catalogue/conflict/conflict-dialog.tsx";
import { AboutPanel } from "./about-panel.tsx";
import { BankPanel } from "./bank-panel.tsx";
import { type FlatSettings, flat, whole } from "./flat-settings.ts";
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
    <LoadItem query={query} crumb="Sistem" title="Pengaturan" list="/admin">
      {(settings) => <SettingsForm stored={settings} />}
    </LoadItem>
  );
}

/** Only what was touched: what somebody else changed meanwhile stays theirs. */
function touched(draft: StaffSettings, stored: StaffSettings): Partial<Settings> {
  const same = (key: keyof Settings) => JSON.stringify(draft[key]) === JSON.stringify(stored[key]);
  const keys = (Object.keys(stored) as (keyof StaffSettings)[]).filter((key) => key !== "versions");
  return Object.fromEntries(keys.filter((key) => !same(key)).map((key) => [key, draft[key]]));
}

function SettingsForm({ stored }: { stored: StaffSettings }) {
  const client = useQueryClient();
  // What this was written upon, for the next try too, which may follow in the same moment.
  const last = useRef(stored);
  const [conflict, setConflict] = useState<Conflict<FlatSettings> & { theirs: StaffSettings }>();
  async function save(draft: StaffSettings): Promise<StaffSettings> {
    const { versions } = last.current;
    try {
      return await api.call("PUT /api/admin/settings/", {
        body: { ...touched(draft, last.current), versions },
      });
    } catch (error) {
      if (error instanceof ApiError && error.code === "edit_conflict") await compare(draft);
      throw error;
    }
  }
  /** Both texts, where somebody else was first. */
  async function compare(draft: StaffSettings) {
    const theirs = await client.fetchQuery({ ...settingsQuery(), staleTime: 0 });
    const [base, mine] = [flat(last.current), flat(draft)];
    setConflict({ base, mine, saved: flat(theirs), by: "Rekanmu", at: null, version: "", theirs });
  }
  const form = useForm<StaffSettings, StaffSettings>({
    initial: stored,
    mutationFn: save,
    success: "Pengaturan disimpan.",
    toasts: true,
    onSuccess(answer) {
      form.settle(answer);
      last.current = answer;
    },
  });
  // Only what was chosen stands upon theirs: closed without a choice, the next try must meet the same question.
  function resolve(chosen: FlatSettings) {
    if (!conflict) return;
    last.current = conflict.theirs;
    form.change(whole(chosen, conflict.theirs));
    setConflict(undefined);
    form.submit();
  }
  return (
    <WorkPage
      crumb="Sistem"
      title="Pengaturan"
      className="bo-work bo-grid"
      actions={
        <Button size="sm" busy={form.busy} onClick={form.submit}>
          <CheckBoldIcon size={18} />
          Simpan Perubahan
        </Button>
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
          conflict={conflict}
          busy={form.busy}
          onClose={() => setConflict(undefined)}
          onSave={resolve}
        />
      )}
    </WorkPage>
  );
}

const settingsQuery = () =>
  readQuery(["staff", "settings"], "GET /api/admin/settings/", {}, { staleTime: 0, gcTime: 0 });
