import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { StoredSession } from "../platform/session.ts";
import { useSiteName } from "../platform/site-name.ts";
import { ProfilePicture } from "../ui/pictures/profile-picture.tsx";
import { AccountData } from "./account-data.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { NotificationBell } from "./notification-bell.tsx";
import { profileQuery } from "./queries.ts";
import { SignOutButton } from "./sign-out-button.tsx";
import { GREEN } from "./welcome-header.tsx";

export function AccountScreen({ session }: { session: StoredSession }) {
  const { data: profile } = useQuery({ ...profileQuery(session.id ?? 0), enabled: session.id !== undefined });
  return (
    <>
      <Greeting session={session} />
      <AccountMenu
        memberId={session.id}
        isStaff={(profile?.roles.length ?? 0) > 0}
        data={session.id !== undefined && <AccountData id={session.id} />}
      />
      <div className="mt-6 px-4">
        <SignOutButton session={session} />
      </div>
    </>
  );
}

/** The username is known at once; full name and picture follow with the profile. */
function Greeting({ session: { id, username, email } }: { session: StoredSession }) {
  const { data: profile, isPending } = useQuery({ ...profileQuery(id ?? 0), enabled: id !== undefined });
  const waits = isPending && id !== undefined;
  return (
    <header className={`${GREEN} px-4 pt-4 pb-[76px]`}>
      <div className="relative mb-5 flex">
        <Link to="/" className="flex min-h-(--tap) items-center gap-2.5">
          <img src="/logo/light.svg" alt="" width={34} height={34} />
          <span className="text-[1.0625rem] font-extrabold tracking-[.02em] wrap-anywhere">
            {useSiteName()}
          </span>
        </Link>
        {id !== undefined && <NotificationBell memberId={id} />}
      </div>
      <div className="relative flex flex-wrap items-center gap-3.5">
        <ProfilePicture src={profile?.picture} size={68} className="ml-[3px] ring-3 ring-plain/90" />
        <div className="min-w-0 grow basis-40">
          <p className="text-sm wrap-anywhere text-on-brand-2">Assalamu’alaikum,</p>
          <h1 className={`text-[1.25rem] leading-[1.625rem] wrap-anywhere ${waits ? "opacity-0" : ""}`}>
            {profile?.name_full || username}
          </h1>
          <p className="text-sm wrap-anywhere text-on-brand-2">{profile?.email ?? email}</p>
        </div>
      </div>
    </header>
  );
}
