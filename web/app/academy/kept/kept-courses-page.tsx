import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  CHANGED,
  forgetCourse,
  type KeptCourse,
  keptCourses,
  type KeptLesson as Lesson,
} from "../../offline/course-store.ts";
import { useMember } from "../../platform/session.ts";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Html } from "../../ui/html/html.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { enrolmentsQuery } from "../learning-queries.ts";
import { lessonPath } from "../standing.ts";
import { closedAmong } from "./closed-courses.ts";

/** The courses that the member stored on this device, readable offline. */
export default function KeptCoursesPage() {
  const [courses, setCourses] = useState<KeptCourse[]>();
  useEffect(() => {
    const read = () => void keptCourses().then(setCourses, () => setCourses([]));
    read();
    addEventListener(CHANGED, read);
    return () => removeEventListener(CHANGED, read);
  }, []);
  const member = useMember();
  const { data: enrolments } = useQuery({ ...enrolmentsQuery(member?.id), enabled: member !== undefined });
  useEffect(() => {
    for (const { memberId, slug } of closedAmong(courses ?? [], enrolments ?? []))
      void forgetCourse(memberId, slug);
  }, [courses, enrolments]);
  return (
    <Page
      title="Kelas Tersimpan"
      back="/academy"
      isHeading
      description="Materi kelas yang tersimpan di HP ini."
      noindex
    >
      {courses?.length === 0 && (
        <StateScreen
          heading="Belum ada kelas yang tersimpan"
          text="Buka kelasmu, lalu pilih 'Simpan untuk offline' di tab Materi."
        >
          <LinkButton to="/kelas-saya">Kelas Saya</LinkButton>
        </StateScreen>
      )}
      {courses?.map((course) => (
        <Kept key={course.id} course={course} />
      ))}
      <noscript>
        <p className="p-4">
          Halaman ini membaca HP-mu sendiri, dan untuk itu butuh JavaScript. Aktifkan di browser, atau lihat
          isi tiap kelas di <a href="/academy">Academy</a>.
        </p>
      </noscript>
      {courses && courses.length > 0 && (
        <p className="px-8 pt-4 text-center text-sm text-text-2">
          Tersimpan hanya di HP ini, dan terhapus ketika kamu keluar dari akun.
        </p>
      )}
    </Page>
  );
}

const Kept = ({ course: { memberId, slug, title, lessons } }: { course: KeptCourse }) => (
  <section id={slug} className="mb-2 scroll-mt-(--header-h) bg-surface p-4">
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <h2 className="text-xl">{title}</h2>
      <Button variant="quiet" size="sm" className="-mx-3.5" onClick={() => void forgetCourse(memberId, slug)}>
        Hapus dari HP ini
      </Button>
    </div>
    <ol className="divide-y divide-border">
      {lessons.map((lesson, place) => (
        <KeptLesson key={lesson.id} slug={slug} lesson={lesson} number={place + 1} />
      ))}
    </ol>
  </section>
);

const KeptLesson = ({ slug, lesson, number }: { slug: string; lesson: Lesson; number: number }) => (
  <li>
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2.5">
        <span className="min-w-0 flex-1 font-bold">
          {number}. {lesson.title}
          <span className="block text-xs font-medium text-text-3">
            {MATERIAL_TYPE_LABEL[lesson.material_type]}
          </span>
        </span>
        <Icon name="caret-down-bold" size={16} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-4">
        <Html html={lesson.content} headingLevel={3} />
        <Questions questions={lesson.questions} />
        <p className="mt-3 text-sm text-text-2">
          <a href={lessonPath(slug, lesson.id)} className="font-semibold text-primary-text underline">
            Buka materinya
          </a>{" "}
          saat ada sinyal{WITH_SIGNAL[lesson.material_type]}
        </p>
      </div>
    </details>
  </li>
);

const WITH_SIGNAL = {
  article: " untuk menandainya selesai.",
  video: " untuk menonton videonya.",
  quiz: " untuk mengirim jawabanmu.",
};

const Questions = ({ questions }: Pick<Lesson, "questions">) => (
  <ol className="mt-3 flex flex-col gap-4">
    {questions.map(({ text, options }, place) => (
      <li key={text}>
        <p className="mb-1.5 font-bold">
          {place + 1}. {text}
        </p>
        <ul className="list-disc pl-6">
          {options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      </li>
    ))}
  </ol>
);
