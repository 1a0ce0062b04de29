import type { StaffCourse } from "@barakah/contract";
import { CourseCard } from "../../../academy/index.ts";
import { api } from "../../../platform/browser-api.ts";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { AmountInput } from "../../../ui/staff/amount-input.tsx";
import { useMay } from "../../../ui/staff/roles.ts";
import { Panel } from "../../../ui/staff/work-page.tsx";
import { CatalogueEditor } from "../catalogue-editor.tsx";
import { EditorPage } from "../editor-page.tsx";
import { courseQuery } from "../queries.ts";
import type { EditedCatalogue } from "../use-editing.ts";
import type { Route } from "./+types/course-editor-page";
import { type CourseForm, formOf, previewOf, sentOf } from "./course-form.ts";
import { CourseMaterials } from "./course-materials.tsx";
import { CoursePreview } from "./course-preview.tsx";
import { CourseTeachers } from "./course-teachers.tsx";

export default function CourseEditorPage({ params }: Route.ComponentProps) {
  return (
    <EditorPage kind="course" id={params.id} query={courseQuery}>
      {(stored) => <CourseEditor stored={stored} />}
    </EditorPage>
  );
}

const COURSES: EditedCatalogue<StaffCourse, CourseForm> = {
  kind: "course",
  query: courseQuery,
  formOf,
  create: (form) => api.call("POST /api/admin/courses/", { body: sentOf(form) }),
  edit: (id, form, version) =>
    api.call("PUT /api/admin/courses/:id/", { params: { id }, body: { ...sentOf(form), version } }),
  move: (id, move) => api.call("POST /api/admin/courses/:id/status/", { params: { id }, body: move }),
};

const CourseEditor = ({ stored }: { stored: StaffCourse | undefined }) => (
  <CatalogueEditor
    catalogue={COURSES}
    stored={stored}
    fields={(form) => <CourseFacts form={form} />}
    card={(form) => <CourseCard course={previewOf(form, stored)} />}
    page={(form) => <CoursePreview form={form} stored={stored} />}
  >
    {stored ? (
      <>
        <CourseMaterials course={stored} />
        <CourseTeachers course={stored} />
      </>
    ) : (
      <Panel title="Materi">
        <p className="text-text-2">Simpan draf kelas ini dahulu, lalu tambahkan materinya.</p>
      </Panel>
    )}
  </CatalogueEditor>
);

const CourseFacts = ({ form }: { form: Form<CourseForm> }) => (
  <>
    <div className="bo-fields three">
      <AmountInput
        label="Biaya"
        hint={useMay("all_courses") ? "Isi 0 untuk kelas gratis" : "Diubah oleh editor"}
        {...form.field("price")}
      />
      <TextInput
        label="Pengajar"
        optional
        maxLength={120}
        placeholder="Contoh: Nadia Fauziyyah, S.E.Sy."
        {...form.field("teacher_name")}
      />
      <TextInput
        label="Keahlian pengajar"
        optional
        maxLength={150}
        placeholder="Contoh: Perencana keuangan, Bandung"
        {...form.field("teacher_title")}
      />
    </div>
    <TextArea label="Tentang pengajar" optional rows={3} maxLength={600} {...form.field("teacher_about")} />
    <TextArea
      label="Yang akan dipelajari"
      optional
      rows={4}
      maxLength={1500}
      hint="Satu hal untuk setiap baris"
      {...form.field("outcomes")}
    />
  </>
);
