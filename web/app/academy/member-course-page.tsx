import type { Course, Enrolment } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MembersOnly } from "../accounts/index.ts";
import { statusOf } from "../platform/api-error.ts";
import { PageMeta } from "../platform/page-meta.tsx";
import { useMember } from "../platform/session.ts";
import { ErrorState } from "../ui/feedback/error-state.tsx";
import { Loading } from "../ui/feedback/loading.tsx";
import { Page } from "../ui/layout/page.tsx";
import { CourseNotFound } from "./course-not-found.tsx";
import { courseQuery, enrolmentsQuery } from "./learning-queries.ts";
import { coursePath, enrolmentIn } from "./standing.ts";

export interface MemberOfCourse {
  course: Course;
  /** Also undefined when the enrolments could not be loaded. */
  enrolment: Enrolment | undefined;
  memberId: number | undefined;
}

interface MemberCoursePageProps {
  slug: string;
  title: string;
  skeleton: ReactNode;
  /** Shown below the error if the course could not be loaded. */
  instead?: ReactNode;
  /** The whole page for visitors, if there is one. */
  outside?(course: Course): ReactNode;
  children(member: MemberOfCourse): ReactNode;
}

/** A members' page about one course. The server renders its frame, the browser its content. */
export function MemberCoursePage(props: MemberCoursePageProps) {
  const { slug, title, skeleton, instead, outside, children } = props;
  const course = useQuery(courseQuery(slug, useMember()?.id));
  if (course.isError && statusOf(course.error) === 404) return <CourseNotFound title={title} />;
  const name = course.data ? `${title}: ${course.data.title}` : title;
  const frame = (content: ReactNode) => (
    <Page title={title} back={coursePath(slug)}>
      {content}
    </Page>
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
