import type { CourseSummary, StaffMaterial } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL } from "@barakah/contract/materials";
import { rupiah } from "../../platform/format.ts";
import { Html } from "../../ui/html.tsx";
import { Media } from "../../ui/media.tsx";
import { Picture } from "../../ui/picture.tsx";

interface CoursePreviewProps {
  course: CourseSummary;
  description: string;
  materials: readonly StaffMaterial[];
}

/** A course as its visitors read it: what it costs, what it is about, and what is taught. */
export function CoursePreview({ course, description, materials }: CoursePreviewProps) {
  return (
    <>
      <Media ratio="16:9">
        <Picture src={course.thumbnail} alt={course.title} width={640} height={360} sizes="430px" eager />
      </Media>
      <section className="mb-2 bg-surface p-4">
        <h1 className="text-2xl font-extrabold">{course.title}</h1>
        <p className="mt-1.5 font-extrabold text-primary-text">
          {course.price > 0 ? rupiah(course.price) : "Gratis"}
        </p>
        <div className="mt-3">
          <Html html={description} />
        </div>
      </section>
      <section className="bg-surface p-4">
        <h2 className="text-lg">Materi</h2>
        <ol className="mt-2 flex flex-col gap-2">
          {materials.map(({ id, title, material_type }, at) => (
            <li key={id}>
              {at + 1}. {title} <span className="text-text-3">({MATERIAL_TYPE_LABEL[material_type]})</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
