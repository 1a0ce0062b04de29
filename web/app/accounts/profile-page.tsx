import { useQuery } from "@tanstack/react-query";
import { PageMeta } from "../platform/page-meta.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { PencilSimpleFillIcon } from "../ui/icons/account-icons.tsx";
import { ActionBar } from "../ui/layout/action-bar.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { MembersOnly } from "./members-only.tsx";
import { ProfileDetails } from "./profile-details.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
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
    <AppShell
      header={<PageHeader title="Profil" back="/login" />}
      actions={
        query.data && (
          <ActionBar>
            <LinkButton to="/profile/edit" block>
              <PencilSimpleFillIcon size={20} />
              Edit Profile
            </LinkButton>
          </ActionBar>
        )
      }
      className=""
    >
      <Loaded query={query} failure="Profil gagal dimuat." skeleton={<ProfileSkeleton />}>
        {(profile) => <ProfileDetails profile={profile} />}
      </Loaded>
    </AppShell>
  );
}

function Waiting() {
  return (
    <AppShell header={<PageHeader title="Profil" back="/login" />} className="">
      <Loading>
        <ProfileSkeleton />
      </Loading>
    </AppShell>
  );
}
