import type { Profile } from "@barakah/contract";
import { type ChangeEvent, type ReactNode, useId, useState } from "react";
import { date } from "../platform/format.ts";
import { UnsavedGuard } from "../ui/feedback/unsaved-guard.tsx";
import { Button } from "../ui/form/button.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { useToast } from "../ui/toast/toasts.tsx";
import { FormProblem } from "./form-problem.tsx";
import { PictureChooser } from "./picture-chooser.tsx";
import { PROFILE_TABS, type ProfileField, type ProfileTab } from "./profile-fields.ts";
import { SalaryInput } from "./salary-input.tsx";
import { type ProfileValues, useProfileForm } from "./use-profile-form.ts";

export function ProfileForm({ profile, header }: { profile: Profile; header: ReactNode }) {
  const id = useId();
  const { form, tab: shown, setTab, changePicture, unsaved, forget } = useProfileForm(profile);
  return (
    <AppShell
      header={header}
      actions={
        <ActionBar>
          <Button type="submit" form={id} block busy={form.busy} label="Simpan Perubahan" />
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

interface ProfileInputProps {
  field: ProfileField;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Scrolling must not change a number under the pointer. */
const keepWhenScrolled = (event: { currentTarget: HTMLElement }) => event.currentTarget.blur();

function ProfileInput({ field, value, error, onChange }: ProfileInputProps) {
  const { name, label, kind } = field;
  const common = { name, label, error, value, onChange: ({ target }: Typing) => onChange(target.value) };
  switch (kind) {
    case "text":
      return <TextInput {...common} maxLength={field.most} autoComplete={field.autoComplete ?? "off"} />;
    case "paragraph":
      return <TextArea {...common} maxLength={field.most} autoComplete="street-address" />;
    case "date":
      // Browsers show dates in their own order: the hint repeats it in ours.
      return (
        <TextInput
          {...common}
          type="date"
          min="1900-01-01"
          max={today()}
          autoComplete="bday"
          hint={value && date(value)}
        />
      );
    case "choice":
      return <Select {...common} options={optionsOf(field.labels)} placeholder="Pilih" />;
    case "whole":
      return (
        <TextInput
          {...common}
          type="number"
          inputMode="numeric"
          min={field.least}
          max={field.most}
          onWheel={keepWhenScrolled}
        />
      );
    case "decimal":
      return (
        <TextInput
          {...common}
          type="number"
          step="any"
          min={-field.most}
          max={field.most}
          onWheel={keepWhenScrolled}
        />
      );
    case "rupiah":
      return <SalaryInput name={name} label={label} error={error} value={value} onChange={onChange} />;
  }
}

const today = () => new Date().toISOString().slice(0, 10);

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
