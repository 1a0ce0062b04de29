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
import { CertificateCard } from "./certificate-card.tsx";
import { enrolmentsQuery } from "./learning-queries.ts";

const SKELETON = <Skeleton className="mx-4 h-40 rounded-lg" />;

/** The certificates of every course that the member finished. */
export default function MyCertificatesPage() {
  return (
    <>
      <PageMeta
        title="Sertifikat"
        description="Sertifikat kelas yang kamu selesaikan di BARAKAH APP."
        noindex
      />
      <MembersOnly
        waiting={
          <Frame>
            <Loading>{SKELETON}</Loading>
          </Frame>
        }
      >
        {(session) => (
          <Frame>
            <Certificates memberId={session.id} />
          </Frame>
        )}
      </MembersOnly>
    </>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <AppShell header={<PageHeader title="Sertifikat" back="/login" isHeading />} className="pt-4 pb-8">
      {children}
    </AppShell>
  );
}

function Certificates({ memberId }: { memberId: number | undefined }) {
  const query = useQuery(enrolmentsQuery(memberId));
  return (
    <Loaded query={query} failure="Failed to load certificates" skeleton={SKELETON}>
      {(enrolments) => {
        const finished = enrolments.filter(({ certificate_number }) => certificate_number !== null);
        if (finished.length === 0)
          return (
            <StateScreen
              compact
              heading="Belum ada sertifikat."
              text="Selesaikan satu kelas untuk mendapatkannya."
            >
              <LinkButton to="/kelas-saya">Lanjutkan Kelas</LinkButton>
            </StateScreen>
          );
        return (
          <ul className="flex flex-col gap-4 px-4">
            {finished.map(({ id, course_title, course_slug, certificate_number }) => (
              <li key={id}>
                <h2 className="mb-1.5 text-md">{course_title}</h2>
                <CertificateCard slug={course_slug} number={certificate_number ?? ""} />
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}
