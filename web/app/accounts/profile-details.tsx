import type { Profile } from "@barakah/contract";
import { Tabs } from "../ui/layout/tabs.tsx";
import { ProfilePicture } from "../ui/pictures/profile-picture.tsx";
import { PROFILE_TABS, type ProfileTab } from "./profile-fields.ts";
import { profileText } from "./profile-text.ts";

export function ProfileDetails({ profile }: { profile: Profile }) {
  return (
    <>
      <section className="mb-2 flex items-center gap-[18px] bg-surface px-4 py-5">
        <ProfilePicture
          src={profile.picture}
          size={72}
          className="ml-1 ring-2 ring-primary-line ring-offset-3 ring-offset-surface"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-xl wrap-anywhere">{profile.name_full || profile.username}</h1>
          <p className="text-sm wrap-anywhere text-text-2">{profile.email}</p>
        </div>
      </section>
      <Tabs
        label="Profil"
        tabs={PROFILE_TABS.map((tab) => ({
          key: tab.key,
          label: tab.label,
          panel: <Facts profile={profile} tab={tab} />,
        }))}
      />
    </>
  );
}

function Facts({ profile, tab }: { profile: Profile; tab: ProfileTab }) {
  return (
    <dl className="-mt-2.5 divide-y divide-border">
      {tab.fields.map((field) => (
        <Fact key={field.name} name={field.label} value={profileText(profile, field)} />
      ))}
      {tab.key === "umum" && <Fact name="E-mail" value={profile.email} />}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-2.5 text-sm">
      <dt className="flex-none text-text-2">{name}</dt>
      <dd className="min-w-0 text-right font-semibold whitespace-pre-line wrap-anywhere">{value}</dd>
    </div>
  );
}
