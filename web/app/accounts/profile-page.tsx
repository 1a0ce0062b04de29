import type { Profile } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { PageMeta } from "../platform/page-meta.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { Page } from "../ui/layout/page.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { ProfilePicture } from "../ui/pictures/profile-picture.tsx";
import { MembersOnly } from "./members-only.tsx";
import { PROFILE_TABS, type ProfileTab } from "./profile-fields.ts";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { profileText } from "./profile-values.ts";
import { profileQuery } from "./queries.ts";

export default function ProfilePage() {
  return (
    <>
      <PageMeta title="Profil" description="Profil anggota BARAKAH APP." noindex />
      <MembersOnly needsId waiting={<Waiting />}>
        {({ id = 0 }) => <OwnProfile id={id} />}
      </MembersOnly>
    </>
  );
}

function OwnProfile({ id }: { id: number }) {
  const query = useQuery(profileQuery(id));
  return (
    <Page
      title="Profil"
      back="/login"
      actions={
        query.data && (
          <ActionBar>
            <LinkButton to="/profile/edit" block icon="pencil-simple-fill" label="Edit Profile" />
          </ActionBar>
        )
      }
      className=""
    >
      <Loaded query={query} failure="Profil gagal dimuat." skeleton={<ProfileSkeleton />}>
        {(profile) => <ProfileDetails profile={profile} />}
      </Loaded>
    </Page>
  );
}

const Waiting = () => (
  <Page title="Profil" back="/login" className="">
    <Loading>
      <ProfileSkeleton />
    </Loading>
  </Page>
);

const ProfileDetails = ({ profile }: { profile: Profile }) => (
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

const Facts = ({ profile, tab }: { profile: Profile; tab: ProfileTab }) => (
  <dl className="-mt-2.5 divide-y divide-border">
    {tab.fields.map((field) => (
      <Fact key={field.name} name={field.label} value={profileText(profile, field)} />
    ))}
    {tab.key === "umum" && <Fact name="E-mail" value={profile.email} />}
  </dl>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4 py-2.5 text-sm">
    <dt className="flex-none text-text-2">{name}</dt>
    <dd className="min-w-0 text-right font-semibold whitespace-pre-line wrap-anywhere">{value}</dd>
  </div>
);
