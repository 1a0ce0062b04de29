import type { Course } from "@barakah/contract";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import {
  CHANGED,
  forgetCourse,
  type KeptCourse,
  keepCourse,
  keptCourses,
} from "../../offline/course-store.ts";
import { api } from "../../platform/browser-api.ts";
import { timeOfDay } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

const FAILED = "Kelas ini gagal disimpan. Periksa sinyal dan ruang di HP-mu, lalu coba lagi.";

async function lessonsOf({ slug, materials }: Course) {
  const lessons = [];
  for (const { id } of materials) {
    const params = { slug, id: String(id) };
    const { title, material_type, content, questions } = await api.call(
      "GET /api/courses/:slug/materials/:id/",
      { params },
    );
    lessons.push({ id, title, material_type, content, questions });
  }
  return lessons;
}

function useKept(slug: string): KeptCourse | undefined {
  const [kept, setKept] = useState<KeptCourse>();
  useEffect(() => {
    const read = () =>
      void keptCourses().then(
        (all) => setKept(all.find((one) => one.slug === slug)),
        () => setKept(undefined),
      );
    read();
    addEventListener(CHANGED, read);
    return () => removeEventListener(CHANGED, read);
  }, [slug]);
  return kept;
}

/** Stores a course on the device. Members' content is never stored without this choice. */
export default function KeepCourse({ course, memberId }: { course: Course; memberId: number }) {
  const kept = useKept(course.slug);
  const toast = useToast();
  const { send, busy } = useSend({
    mutationFn: async () => {
      const lessons = await lessonsOf(course);
      await keepCourse({ memberId, slug: course.slug, title: course.title, lessons });
    },
    success: "Kelas tersimpan di HP ini.",
    onError: () => toast.error(FAILED),
  });
  if (!kept)
    return (
      <Button variant="line" block busy={busy} onClick={() => send()} className="mb-3.5">
        <Icon name="download-simple" size={20} />
        Simpan untuk offline
      </Button>
    );
  return (
    <div className="mb-3.5 flex flex-wrap items-center gap-x-3 rounded-md bg-primary-softer px-3.5 py-1.5 text-sm">
      <p className="min-w-0 flex-[1_1_10rem]">
        <Link to={`/kelas-tersimpan#${course.slug}`} className="font-bold text-primary-text underline">
          {kept.lessons.length} materi tersimpan di HP ini
        </Link>
        , pukul {timeOfDay(kept.at)}
      </p>
      <Button variant="quiet" size="sm" onClick={() => void forgetCourse(memberId, course.slug)}>
        Hapus
      </Button>
    </div>
  );
}
