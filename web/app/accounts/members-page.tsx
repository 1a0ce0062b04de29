import type { ReactNode } from "react";
import { PageMeta } from "../platform/page-meta.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { MembersOnly } from "./members-only.tsx";

interface MembersPageProps {
  title: string;
  description: string;
  back: string;
  skeleton: ReactNode;
  /** The whole page, frame included, once it is known whose it is. */
  children(memberId: number): ReactNode;
}

/** A page for members only: the server draws its frame, the browser fills it. */
export function MembersPage({ title, description, back, skeleton, children }: MembersPageProps) {
  return (
    <>
      <PageMeta title={title} description={description} noindex />
      <MembersOnly
        needsId
        waiting={
          <AppShell header={<PageHeader title={title} back={back} isHeading />} className="pt-4 pb-8">
            <Loading>{skeleton}</Loading>
          </AppShell>
        }
      >
        {({ id }) => id !== undefined && children(id)}
      </MembersOnly>
    </>
  );
}
