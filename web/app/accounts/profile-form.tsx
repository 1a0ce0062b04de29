import type { Profile } from "@barakah/contract";
import { type ReactNode, useId } from "react";
import { Button } from "../ui/form/button.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { FormProblem } from "./form-problem.tsx";
import { LocationButton } from "./location-button.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import { PROFILE_TABS, type ProfileTab } from "./profile-fields.ts";
import { ProfileInput } from "./profile-input.tsx";
import { UnsavedGuard } from "./unsaved-guard.tsx";
import { type ProfileEditing, useProfileForm } from "./use-profile-form.ts";

export function ProfileForm({ profile, header }: { profile: Profile; header: ReactNode }) {
  const id = useId();
  const editing = useProfileForm(profile);
  const { form, busy, problem, picture, pictureError, save } = editing;
  return (
    <AppShell
      header={header}
      actions={
        <ActionBar>
          <Button type="submit" form={id} block busy={busy}>
            Simpan Perubahan
          </Button>
        </ActionBar>
      }
      className=""
    >
      <form ref={form} id={id} method="post" noValidate onSubmit={save} className="flex flex-1 flex-col">
        <PictureChooser
          stored={profile.picture}
          change={picture}
          error={pictureError}
          onChange={editing.changePicture}
          onError={editing.setPictureError}
        />
        <Tabs
          label="Profil"
          shown={editing.tab}
          onShow={editing.setTab}
          tabs={PROFILE_TABS.map((tab) => ({
            key: tab.key,
            label: tab.label,
            panel: <TabInputs tab={tab} editing={editing} />,
          }))}
        />
        <div className="bg-surface px-4 pb-4 empty:hidden">
          <FormProblem>{problem}</FormProblem>
        </div>
      </form>
      <UnsavedGuard unsaved={editing.unsaved} saved={editing.saved} />
    </AppShell>
  );
}

function TabInputs({ tab, editing }: { tab: ProfileTab; editing: ProfileEditing }) {
  const { draft, errors, change } = editing;
  return (
    <div className="flex flex-col gap-4 pb-4">
      {tab.fields.map((field) => (
        <ProfileInput
          key={field.name}
          field={field}
          value={draft[field.name]}
          error={errors[field.name]}
          onChange={(value) => change({ [field.name]: value })}
        />
      ))}
      {tab.key === "alamat" && (
        <LocationButton
          onLocate={(address_latitude, address_longitude) => change({ address_latitude, address_longitude })}
        />
      )}
    </div>
  );
}
