import { useQuery } from "@tanstack/react-query";
import { PageMeta } from "../platform/page-meta.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { MembersOnly } from "./members-only.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { profileQuery } from "./queries.ts";

export default function ProfileEditPage() {
  return (
    <>
      <PageMeta title="Edit Profile" description="Ubah profil anggota BARAKAH APP." noindex />
      <MembersOnly needsId waiting={<Waiting />}>
        {({ id = 0 }) => <EditOwnProfile key={id} id={id} />}
      </MembersOnly>
    </>
  );
}

const header = <PageHeader title="Edit Profile" back="/profile" isHeading />;

function EditOwnProfile({ id }: { id: number }) {
  const query = useQuery(profileQuery(id));
  if (query.data) return <ProfileForm profile={query.data} header={header} />;
  return (
    <AppShell header={header} className="">
      <Loaded query={query} failure="Profil gagal dimuat." skeleton={<ProfileSkeleton />}>
        {() => null}
      </Loaded>
    </AppShell>
  );
}

const Waiting = () => (
  <AppShell header={header} className="">
    <Loading>
      <ProfileSkeleton />
    </Loading>
  </AppShell>
);
