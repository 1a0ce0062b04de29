import type { CourseProgress } from "@barakah/contract";
import { lazy, Suspense } from "react";

const CertificateCard = lazy(() => import("./certificate-card.tsx"));

/** What waits at the end of a course that is done. */
export function LessonEnd({ slug, progress }: { slug: string; progress: CourseProgress }) {
  if (!progress.certificate_number) return null;
  return (
    <section className="mx-4 mt-8">
      <h2 className="mb-2 text-lg">Kelas ini sudah kamu selesaikan</h2>
      <Suspense>
        <CertificateCard slug={slug} number={progress.certificate_number} />
      </Suspense>
    </section>
  );
}
