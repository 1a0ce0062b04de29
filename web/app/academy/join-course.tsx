import type { Course } from "@barakah/contract";
import { ALREADY_ENROLLED } from "@barakah/contract/academy/materials";
import { ApiError } from "../platform/api-error.ts";
import { Button } from "../ui/form/button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { CoursePrice } from "./course-price.tsx";
import type { MemberOfCourse } from "./member-course-page.tsx";
import { coursePath, standingOf } from "./standing.ts";
import { useJoin } from "./use-join.ts";

export function JoinCourse({ course, enrolment }: MemberOfCourse) {
  const enrolled = standingOf(enrolment) === "learning";
  return (
    <AppShell header={<PageHeader title="Academy" back={coursePath(course.slug)} />}>
      <Media ratio="16:9">
        <Picture
          src={course.thumbnail}
          alt=""
          width={640}
          height={360}
          sizes="(min-width: 480px) 480px, 100vw"
          eager
        />
      </Media>
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
    </AppShell>
  );
}

function Enrolled({ slug }: { slug: string }) {
  return (
    <>
      <p className="mb-3 text-text-2">{ALREADY_ENROLLED}</p>
      <LinkButton to={coursePath(slug)} block>
        Lihat Kelas
      </LinkButton>
    </>
  );
}

function reasonOf(error: unknown): string {
  return error instanceof ApiError ? error.detail : "Silakan coba lagi.";
}

function JoinButton({ course }: { course: Course }) {
  const { busy, join } = useJoin(course, {
    joined: "Berhasil bergabung ke kelas!",
    failed: (error) => `Gagal bergabung ke kelas: ${reasonOf(error)}`,
  });
  return (
    <Button block onClick={join} busy={busy}>
      Gabung Sekarang
    </Button>
  );
}
