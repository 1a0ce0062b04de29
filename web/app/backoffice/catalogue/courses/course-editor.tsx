import type { StaffCourse } from "@barakah/contract";
import { CourseCard } from "../../../academy/index.ts";
import { api } from "../../../platform/browser-api.ts";
import { Panel } from "../../../ui/staff/panel.tsx";
import { CatalogueEditor } from "../catalogue-editor.tsx";
import { courseQuery } from "../queries.ts";
import type { EditedCatalogue } from "../use-editing.ts";
import { CourseFacts } from "./course-facts.tsx";
import { type CourseForm, formOf, previewOf, sentOf } from "./course-form.ts";
import { CourseMaterials } from "./course-materials.tsx";
import { CoursePreview } from "./course-preview.tsx";

const COURSES: EditedCatalogue<StaffCourse, CourseForm> = {
  kind: "course",
  query: courseQuery,
  formOf,
  create: (form) => api.call("POST /api/admin/courses/", { body: sentOf(form) }),
  edit: (id, form, version) =>
    api.call("PUT /api/admin/courses/:id/", { params: { id }, body: { ...sentOf(form), version } }),
  move: (id, move) => api.call("POST /api/admin/courses/:id/status/", { params: { id }, body: move }),
};

export function CourseEditor({ stored }: { stored: StaffCourse | undefined }) {
  return (
    <CatalogueEditor
      catalogue={COURSES}
      stored={stored}
      fields={(form) => <CourseFacts form={form} />}
      card={(form) => <CourseCard course={previewOf(form, stored)} />}
      page={(form) => <CoursePreview form={form} stored={stored} />}
    >
      {stored ? (
        <CourseMaterials course={stored} />
      ) : (
        <Panel title="Materi">
          <p className="text-text-2">Simpan draf kelas ini dahulu, lalu tambahkan materinya.</p>
        </Panel>
      )}
    </CatalogueEditor>
  );
}
