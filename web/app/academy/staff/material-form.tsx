import type { StaffCourse, StaffMaterial } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL, MATERIAL_TYPES } from "@barakah/contract/academy/materials";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { NumberInput } from "../../ui/form/number-input.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { RichText } from "../../ui/rich-text/rich-text.tsx";
import { ConflictDialog } from "../../ui/staff/conflict/conflict-dialog.tsx";
import { useVersionedForm } from "../../ui/staff/conflict/use-versioned-form.ts";
import { EntryButtons } from "../../ui/staff/editor/entry-panel.tsx";
import { useUnsavedPart } from "../../ui/staff/editor/unsaved-parts.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { courseQuery } from "./queries.ts";
import { QuizQuestions } from "./quiz-questions.tsx";
import { useVideoUpload } from "./videos/use-video-upload.ts";
import { VideoFields } from "./videos/video-fields.tsx";

interface MaterialFormProps {
  courseId: number;
  material: StaffMaterial | undefined;
  onSaved(course: StaffCourse): void;
  onCancel(): void;
}

const KINDS = MATERIAL_TYPES.map((value) => ({ value, label: MATERIAL_TYPE_LABEL[value] }));

export type MaterialFormValues = Omit<StaffMaterial, "id" | "version">;

const EMPTY: MaterialFormValues = {
  title: "",
  material_type: "article",
  content: "",
  video_url: null,
  video_key: null,
  video_bytes: null,
  questions: [],
  minutes: null,
  is_free: false,
};

function formOf(material: StaffMaterial | undefined): MaterialFormValues {
  if (!material) return EMPTY;
  const { id: _, version: __, ...written } = material;
  return written;
}

export function MaterialForm({ courseId, material, onSaved, onCancel }: MaterialFormProps) {
  const toast = useToast();
  const client = useQueryClient();
  const form = useVersionedForm<MaterialFormValues, StaffCourse, string>({
    form: formOf(material),
    version: material?.version ?? "",
    save: (body, { version }) =>
      material
        ? api.call("PUT /api/admin/materials/:id/", {
            params: { id: material.id },
            body: { ...body, version },
          })
        : api.call("POST /api/admin/courses/:id/materials/", { params: { id: courseId }, body }),
    async reread() {
      const { materials } = await client.fetchQuery({ ...courseQuery(courseId), staleTime: 0 });
      const now = materials.find(({ id }) => id === material?.id);
      return now && { form: formOf(now), version: now.version };
    },
    success: "Materi disimpan.",
    onSaved,
  });
  const { values, change, unsaved, errors, busy, submit, conflict, round } = form;
  const upload = useVideoUpload(({ key, bytes }) => change({ video_key: key, video_bytes: bytes }));
  useUnsavedPart(unsaved || upload.file !== undefined);
  function save() {
    if (upload.percent !== undefined) return toast.error("Tunggu sampai videonya selesai diunggah.");
    submit();
  }
  return (
    <>
      <div className="bo-fields two">
        <TextInput label="Judul materi" maxLength={150} {...form.field("title")} />
        <Select label="Jenis" options={KINDS} {...form.field("material_type")} />
      </div>
      <div className="bo-fields two">
        <NumberInput
          label="Lama (menit)"
          optional
          maxLength={3}
          empty={null}
          {...form.field("minutes")}
          onChange={(minutes) => change({ minutes: minutes || null })}
        />
        {values.material_type !== "quiz" && (
          <div className="self-end">
            <Checkbox {...form.field("is_free")}>
              Gratis: siapa pun boleh membukanya tanpa ikut kelas
            </Checkbox>
          </div>
        )}
      </div>
      {values.material_type === "video" && <VideoFields material={material} form={form} upload={upload} />}
      <RichText
        key={round}
        label="Isi materi"
        initial={values.content}
        error={errors.content}
        onChange={(content) => change({ content })}
      />
      {values.material_type === "quiz" && (
        <QuizQuestions
          questions={values.questions}
          error={errors.questions}
          onChange={(questions) => change({ questions })}
        />
      )}
      <EntryButtons save="Simpan Materi" busy={busy} onSave={save} onCancel={onCancel} />
      {conflict && (
        <ConflictDialog conflict={conflict} busy={busy} onClose={form.postpone} onSave={form.resolve} />
      )}
    </>
  );
}
