import type { Profile } from "@barakah/contract";
import { type ReactNode, useId, useState } from "react";
import { UnsavedGuard } from "../ui/feedback/unsaved-guard.tsx";
import { Button } from "../ui/form/button.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { FormProblem } from "./form-problem.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import { PROFILE_TABS, type ProfileTab } from "./profile-fields.ts";
import { ProfileInput } from "./profile-input.tsx";
import { type ProfileValues, useProfileForm } from "./use-profile-form.ts";

export function ProfileForm({ profile, header }: { profile: Profile; header: ReactNode }) {
  const id = useId();
  const { form, tab: shown, setTab, changePicture, unsaved, forget } = useProfileForm(profile);
  return (
    <AppShell
      header={header}
      actions={
        <ActionBar>
          <Button type="submit" form={id} block busy={form.busy}>
            Simpan Perubahan
          </Button>
        </ActionBar>
      }
      className=""
    >
      <form
        ref={form.ref}
        id={id}
        method="post"
        noValidate
        onSubmit={form.submit}
        className="flex flex-1 flex-col"
      >
        <PictureChooser
          stored={profile.picture}
          change={form.values.picture}
          error={form.errors.picture}
          onChange={changePicture}
          onError={(error) => form.setError("picture", error)}
        />
        <Tabs
          label="Profil"
          shown={shown}
          onShow={setTab}
          tabs={PROFILE_TABS.map((tab) => ({
            key: tab.key,
            label: tab.label,
            panel: <TabInputs tab={tab} form={form} />,
          }))}
        />
        <div className="bg-surface px-4 pb-4 empty:hidden">
          <FormProblem>{form.problem}</FormProblem>
        </div>
      </form>
      <UnsavedGuard unsaved={unsaved} saved={form.saved} onLeave={forget} />
    </AppShell>
  );
}

function TabInputs({ tab, form }: { tab: ProfileTab; form: Form<ProfileValues> }) {
  const { values, errors, change } = form;
  return (
    <div className="flex flex-col gap-4 pb-4">
      {tab.fields.map((field) => (
        <ProfileInput
          key={field.name}
          field={field}
          value={values[field.name]}
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

/** Six decimals are about ten centimetres; more is noise. */
const DECIMALS = 6;

function LocationButton({ onLocate }: { onLocate(latitude: string, longitude: string): void }) {
  const [busy, setBusy] = useState(false);
  const toast = useToast();

  function locate() {
    setBusy(true);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false);
        onLocate(String(rounded(coords.latitude)), String(rounded(coords.longitude)));
      },
      () => {
        setBusy(false);
        toast.error("Lokasi tidak dapat dibaca. Izinkan akses lokasi, atau isi sendiri.");
      },
      { enableHighAccuracy: true, timeout: 15_000 },
    );
  }
  return (
    <Button variant="soft" size="sm" busy={busy} onClick={locate}>
      <Icon name="crosshair-fill" size={18} />
      Pakai lokasi saya
    </Button>
  );
}

const rounded = (degrees: number) => Number(degrees.toFixed(DECIMALS));
