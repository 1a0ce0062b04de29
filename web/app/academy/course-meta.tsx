import type { Course } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { JsonLd, organisation } from "../platform/json-ld.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { coursePath } from "./standing.ts";

/** Before the course is known the page still has a title of its own. */
export function CourseMeta({ course }: { course: Course | undefined }) {
  if (!course) return <PageMeta title="Detail Kelas" description="Kelas untuk anggota di BARAKAH APP." />;
  const image = course.thumbnail ? picturePreview(course.thumbnail) : undefined;
  return (
    <>
      <PageMeta
        title={course.title}
        description={course.summary || `Kelas ${course.title} di BARAKAH APP.`}
        image={image}
        path={coursePath(course.slug)}
        type="article"
      />
      <JsonLd
        of={(origin) => ({
          "@type": "Course",
          name: course.title,
          description: course.summary,
          image: image && origin + image,
          provider: organisation(origin),
          offers: {
            "@type": "Offer",
            price: course.price,
            priceCurrency: "IDR",
            category: course.price > 0 ? "Paid" : "Free",
          },
        })}
      />
    </>
  );
}
