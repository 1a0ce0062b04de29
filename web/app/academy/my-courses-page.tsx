import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersOnly } from "../accounts/index.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { StateScreen } from "../ui/feedback/state-screen.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { enrolmentsQuery } from "./learning-queries.ts";
import { MyCourseCard } from "./my-course-card.tsx";

const SKELETON = <Skeleton className="mx-4 h-40 rounded-lg" />;

/** Every course of the member, where the account menu leads to. */
export default function MyCoursesPage() {
  return (
    <>
      <PageMeta title="Kelas Saya" description="Kelas yang kamu ikuti di BARAKAH APP." noindex />
      <MembersOnly
        waiting={
          <Frame>
            <Loading>{SKELETON}</Loading>
          </Frame>
        }
      >
        {(session) => (
          <Frame>
            <Courses memberId={session.id} />
          </Frame>
        )}
      </MembersOnly>
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AppShell header={<PageHeader title="Kelas Saya" back="/login" isHeading />} className="pt-4 pb-8">
      {children}
    </AppShell>
  );
}

function Courses({ memberId }: { memberId: number | undefined }) {
  const query = useQuery(enrolmentsQuery(memberId));
  return (
    <Loaded query={query} failure="Failed to load courses" skeleton={SKELETON}>
      {(enrolments) =>
        enrolments.length === 0 ? (
          <StateScreen compact heading="Belum ada kelas." text="Kelas yang kamu ikuti muncul di sini.">
            <LinkButton to="/academy">Lihat Kelas</LinkButton>
          </StateScreen>
        ) : (
          <div className="flex flex-col gap-3 px-4 *:w-auto">
            {enrolments.map((enrolment) => (
              <MyCourseCard key={enrolment.id} enrolment={enrolment} />
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
