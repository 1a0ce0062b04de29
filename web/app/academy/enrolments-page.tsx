import type { Enrolment } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersPage } from "../accounts/index.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { enrolmentsQuery } from "./learning-queries.ts";

interface EnrolmentsPageProps {
  title: string;
  description: string;
  children(enrolments: readonly Enrolment[]): ReactNode;
}

const SKELETON = <Skeleton className="mx-4 h-40 rounded-lg" />;

/** A page of the account menu that shows the member's enrolments. */
export const EnrolmentsPage = ({ title, description, children }: EnrolmentsPageProps) => (
  <MembersPage title={title} description={description} back="/login" skeleton={SKELETON}>
    {(memberId) => (
      <Page title={title} back="/login" isHeading className="pt-4 pb-8">
        <Enrolments memberId={memberId}>{children}</Enrolments>
      </Page>
    )}
  </MembersPage>
);

interface EnrolmentsProps {
  memberId: number;
  children: EnrolmentsPageProps["children"];
}

function Enrolments({ memberId, children }: EnrolmentsProps) {
  const query = useQuery(enrolmentsQuery(memberId));
  return (
    <Loaded query={query} failure="Failed to load courses" skeleton={SKELETON}>
      {children}
    </Loaded>
  );
}
