import type { StaffCourse } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { putCached, readQuery } from "../../platform/query-client.ts";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { CatalogueEditor } from "../../ui/staff/editor/catalogue-editor.tsx";
import { EditorPage } from "../../ui/staff/editor/editor-page.tsx";
import { EntryPanel } from "../../ui/staff/editor/entry-panel.tsx";
import type { EditedCatalogue } from "../../ui/staff/editor/use-editing.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { LoadState, Panel } from "../../ui/staff/work-page.tsx";
import { CourseCard, MaterialIcon } from "../index.ts";
import type { Route } from "./+types/course-editor-page";
import { type CourseForm, formOf, previewOf, sentOf } from "./course-form.ts";
import { CoursePreview } from "./course-preview.tsx";
import { MaterialForm } from "./material-form.tsx";
import { courseQuery } from "./queries.ts";

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

const teachersQuery = readQuery(["staff", "teachers"], "GET /api/admin/teachers/", {});

/** Which teachers may change this course; for editors. */
function CourseTeachers({ course: { id, teachers } }: { course: StaffCourse }) {
  const mayChoose = useMay("all_courses");
  const query = useQuery({ ...teachersQuery, enabled: mayChoose });
  const { send, busy } = useSend({
    mutationFn: (ids: number[]) =>
      api.call("PUT /api/admin/courses/:id/teachers/", { params: { id }, body: { ids } }),
    success: "Pengajar kelas ini disimpan.",
    refreshes: [["staff"]],
  });
  if (!mayChoose) return null;
  return (
    <Panel title="Pengajar yang boleh mengubah" note="Mereka melihat kelas ini, materinya, dan pesertanya">
      <LoadState query={query} failure="Daftar pengajar belum dapat dimuat." />
      {query.data?.length === 0 && (
        <p className="text-text-2">
          Belum ada petugas dengan peran Pengajar. Administrator menunjuknya di{" "}
          <TextLink to="/admin/petugas">Petugas</TextLink>.
        </p>
      )}
      {query.data?.map((teacher) => (
        <Checkbox
          key={teacher.id}
          checked={teachers.includes(teacher.id)}
          disabled={busy}
          onChange={({ target }) => {
            const others = teachers.filter((one) => one !== teacher.id);
            send(target.checked ? [...others, teacher.id] : others);
          }}
        >
          {teacher.name}
        </Checkbox>
      ))}
    </Panel>
  );
}

function CourseMaterials({ course }: { course: StaffCourse }) {
  const client = useQueryClient();
  const keep = (changed: StaffCourse) => putCached(client, courseQuery(course.id).queryKey, changed);
  const sorting = useSend({
    mutationFn: (ids: number[]) =>
      api.call("POST /api/admin/courses/:id/materials/order/", { params: { id: course.id }, body: { ids } }),
    onSuccess: keep,
  });
  const removal = useSend({
    mutationFn: (id: number) => api.call("DELETE /api/admin/materials/:id/", { params: { id } }),
    success: "Materi dihapus.",
    onSuccess: keep,
  });
  function lower(at: number) {
    const ids = course.materials.map(({ id }) => id);
    ids.splice(at, 2, ...ids.slice(at, at + 2).reverse());
    void sorting.send(ids);
  }
  return (
    <EntryPanel
      title="Materi"
      thing="materi"
      entries={course.materials}
      icon={({ material_type }) => <MaterialIcon type={material_type} />}
      note={({ material_type, is_free }, at) =>
        `Materi ${at + 1} · ${MATERIAL_TYPE_LABEL[material_type]}${is_free ? " · Gratis" : ""}`
      }
      removal="Kemajuan peserta pada materi ini ikut terhapus."
      removing={removal.busy}
      onRemove={({ id }) => removal.send(id)}
      moreActions={({ title }, at) =>
        at + 1 < course.materials.length && (
          <IconButton label={`Turunkan ${title}`} onClick={() => lower(at)}>
            <Icon name="caret-down-bold" size={16} />
          </IconButton>
        )
      }
      form={(material, close) => (
        <MaterialForm
          courseId={course.id}
          material={material}
          onCancel={close}
          onSaved={async (changed) => {
            await keep(changed);
            close();
          }}
        />
      )}
    />
  );
}
