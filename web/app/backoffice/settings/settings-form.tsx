import type { Settings } from "@barakah/contract";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { UnsavedGuard } from "../../ui/feedback/unsaved-guard.tsx";
import { Button } from "../../ui/form/button.tsx";
import { CheckBoldIcon } from "../../ui/icons/icons.tsx";
import { useStaffForm } from "../../ui/staff/use-staff-form.ts";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { AboutPanel } from "./about-panel.tsx";
import { BankPanel } from "./bank-panel.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { DeliveryPanel } from "./delivery-panel.tsx";
import { MoneyPanel } from "./money-panel.tsx";
import { SecondPersonPanel } from "./second-person-panel.tsx";
import { TextPanel } from "./text-panel.tsx";

/** Only what was touched: what somebody else changed meanwhile stays theirs. */
function touched(draft: Settings, stored: Settings): Partial<Settings> {
  const keys = (Object.keys(draft) as (keyof Settings)[]).filter((key) => draft[key] !== stored[key]);
  return Object.fromEntries(keys.map((key) => [key, draft[key]]));
}

export function SettingsForm({ stored }: { stored: Settings }) {
  const [last, setLast] = useState(stored);
  const { values, change, settle, unsaved, saved, errorOf, busy, submit } = useStaffForm<Settings, Settings>({
    initial: stored,
    mutationFn: (draft) => api.call("PUT /api/admin/settings/", { body: touched(draft, last) }),
    success: "Pengaturan disimpan.",
    onSuccess(answer) {
      settle(answer);
      setLast(answer);
    },
  });
  const panel = { values, errorOf, onChange: change };
  return (
    <WorkPage
      crumb="Sistem"
      title="Pengaturan"
      className="bo-work bo-grid"
      actions={
        <Button size="sm" busy={busy} onClick={submit}>
          <CheckBoldIcon size={18} />
          Simpan Perubahan
        </Button>
      }
    >
      <UnsavedGuard unsaved={unsaved} saved={saved} />
      <BankPanel stored={stored.banks} />
      <SecondPersonPanel {...panel} />
      <MoneyPanel {...panel} />
      <DeliveryPanel {...panel} />
      <ContactPanel {...panel} />
      <TextPanel {...panel} />
      <AboutPanel {...panel} />
    </WorkPage>
  );
}
