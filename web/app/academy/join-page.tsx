import type { Course } from "@barakah/contract";
import { ALREADY_ENROLLED } from "@barakah/contract/academy/materials";
import { ApiError } from "../platform/api-error.ts";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { ItemPicture } from "../ui/catalogue/item.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { Page } from "../ui/layout/page.tsx";
import type { Route } from "./+types/join-page";
import { CoursePrice } from "./course-figures.tsx";
import { courseQuery, memberNow } from "./learning-queries.ts";
import { MemberCoursePage, type MemberOfCourse } from "./member-course-page.tsx";
import { coursePath, standingOf } from "./standing.ts";
import { useJoin } from "./use-join.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  courseQuery(params.slug, memberNow()),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function JoinPage({ params }: Route.ComponentProps) {
  return (
    <MemberCoursePage key={params.slug} slug={params.slug} title="Gabung Kelas" skeleton={SKELETON}>
      {(member) => <JoinCourse {...member} />}
    </MemberCoursePage>
  );
}

const SKELETON = <Skeletons of={["aspect-[16/9] rounded-none", "mx-4 mt-4 h-24", "mx-4 mt-6 h-40"]} />;

function JoinCourse({ course, enrolment }: MemberOfCourse) {
  const enrolled = standingOf(enrolment) === "learning";
  return (
    <Page title="Academy" back={coursePath(course.slug)}>
      <ItemPicture ratio="16:9" src={course.thumbnail} alt="" />
      <section className="bg-surface px-4 pt-4 pb-5">
        <h1 className="text-2xl font-extrabold">Gabung Kelas</h1>
        <p className="mt-1.5 text-lg font-bold">{course.title}</p>
        <p className="mt-1 mb-4 text-xl font-extrabold text-primary-text">
          <CoursePrice price={course.price} />
        </p>
        {enrolled ? <Enrolled slug={course.slug} /> : <JoinButton course={course} />}
      </section>
      <section className="mt-2 flex-1 bg-surface p-4">
        <h2 className="mb-2 text-lg">Tentang Kelas</h2>
        <ExpandableHtml html={course.description} empty="Tidak ada deskripsi." headingLevel={3} />
      </section>
    </Page>
  );
}

const Enrolled = ({ slug }: { slug: string }) => (
  <>
    <p className="mb-3 text-text-2">{ALREADY_ENROLLED}</p>
    <LinkButton to={coursePath(slug)} block label="Lihat Kelas" />
  </>
);

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.detail : "Silakan coba lagi.";

function JoinButton({ course }: { course: Course }) {
  const { busy, join } = useJoin(course, {
    joined: "Berhasil bergabung ke kelas!",
    failed: (error) => `Gagal bergabung ke kelas: ${reasonOf(error)}`,
  });
  return <Button block onClick={join} busy={busy} label="Gabung Sekarang" />;
}
