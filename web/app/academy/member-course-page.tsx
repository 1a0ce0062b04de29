import type { Course, Enrolment } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersOnly } from "../accounts/index.ts";
import { statusOf } from "../platform/api-error.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { useMember } from "../platform/session.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { CourseNotFound } from "./course-not-found.tsx";
import { courseQuery, enrolmentsQuery } from "./learning-queries.ts";
import { coursePath, enrolmentIn } from "./standing.ts";

export interface MemberOfCourse {
  course: Course;
  /** Undefined also when it could not be asked for: then the member counts as not enrolled. */
  enrolment: Enrolment | undefined;
  memberId: number | undefined;
}

interface MemberCoursePageProps {
  slug: string;
  /** Of the page, before its course is known and in its header. */
  title: string;
  skeleton: ReactNode;
  /** What there is where the course could not be loaded. */
  instead?: ReactNode;
  /** The whole page for those who are not signed in, where there is one. */
  outside?(course: Course): ReactNode;
  /** The whole page, frame included. */
  children(member: MemberOfCourse): ReactNode;
}

/** A page about one course and the member who reads it. The server draws its frame, the browser fills it. */
export function MemberCoursePage(props: MemberCoursePageProps) {
  const { slug, title, skeleton, instead, outside, children } = props;
  const course = useQuery(courseQuery(slug, useMember()?.id));
  if (course.isError && statusOf(course.error) === 404) return <CourseNotFound title={title} />;
  const name = course.data ? `${title}: ${course.data.title}` : title;
  const frame = (content: ReactNode) => (
    <AppShell header={<PageHeader title={title} back={coursePath(slug)} />}>{content}</AppShell>
  );
  const waiting = frame(<Loading>{skeleton}</Loading>);
  const open = course.data && outside?.(course.data);
  return (
    <>
      <PageMeta title={name} description={course.data?.summary || "Kelas untuk anggota."} noindex />
      <MembersOnly waiting={open || waiting} outside={open ? () => open : undefined}>
        {({ id }) => {
          if (course.data) {
            return (
              <WithEnrolment course={course.data} memberId={id} waiting={waiting}>
                {children}
              </WithEnrolment>
            );
          }
          if (!course.isError) return waiting;
          return frame(
            <>
              <ErrorState
                message="Failed to load course details"
                lang="en"
                level="h1"
                error={course.error}
                onRetry={() => course.refetch()}
                retrying={course.isFetching}
              />
              {instead}
            </>,
          );
        }}
      </MembersOnly>
    </>
  );
}

interface WithEnrolmentProps {
  course: Course;
  memberId: number | undefined;
  waiting: ReactNode;
  children(member: MemberOfCourse): ReactNode;
}

function WithEnrolment({ course, memberId, waiting, children }: WithEnrolmentProps) {
  const enrolments = useQuery(enrolmentsQuery(memberId));
  if (enrolments.isPending) return waiting;
  return children({ course, memberId, enrolment: enrolmentIn(enrolments.data, course) });
}
