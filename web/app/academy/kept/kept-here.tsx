import { useEffect, useState } from "react";
import { LinkButton } from "../../ui/form/link-button.tsx";

/** If the course could not be loaded: a link to the copy on this device. */
export function KeptHere({ slug }: { slug: string }) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    void import("../../offline/course-store.ts")
      .then(({ keptCourses }) => keptCourses())
      .then(
        (courses) => setKept(courses.some((course) => course.slug === slug)),
        () => undefined,
      );
  }, [slug]);
  if (!isKept) return null;
  return (
    <p className="px-4 text-center">
      <LinkButton to={`/kelas-tersimpan#${slug}`} variant="line" label="Buka yang tersimpan di HP ini" />
    </p>
  );
}
