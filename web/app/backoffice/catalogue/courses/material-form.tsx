import type { StaffCourse, StaffMaterial } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL, MATERIAL_TYPES, type MaterialType } from "@barakah/contract/academy/materials";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../platform/browser-api.ts";
import { Select } from "../../../ui/form/select.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { useToast } from "../../../ui/toast/toasts.tsx";
import { useVideoUpload } from "../../videos/use-video-upload.ts";
import { VideoFields } from "../../videos/video-fields.tsx";
import { ConflictDialog } from "../conflict/conflict-dialog.tsx";
import { useVersionedForm } from "../conflict/use-versioned-form.ts";
import { EntryButtons } from "../entry-buttons.tsx";
import { courseQuery } from "../queries.ts";
import { useUnsavedPart } from "../unsaved-parts.ts";
import { MaterialFacts } from "./material-facts.tsx";
import { formOf, type MaterialFormValues } from "./material-values.ts";
import { QuizQuestions } from "./quiz-questions.tsx";

interface MaterialFormProps {
  courseId: number;
  material: StaffMaterial | undefined;
  onSaved(course: StaffCourse): void;
  onCancel(): void;
}

const KINDS = MATERIAL_TYPES.map((value) => ({ value, label: MATERIAL_TYPE_LABEL[value] }));

export function MaterialForm({ courseId, material, onSaved, onCancel }: MaterialFormProps) {
  const toast = useToast();
  const client = useQueryClient();
  const form = useVersionedForm<MaterialFormValues, StaffCourse>({
    initial: formOf(material),
    version: material?.version ?? "",
    save: (body, version) =>
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
  const { values, change, unsaved, errorOf, busy, submit, conflict, round } = form;
  const upload = useVideoUpload(({ key, bytes }) => change({ video_key: key, video_bytes: bytes }));
  useUnsavedPart(unsaved || upload.file !== undefined);
  function save() {
    if (upload.percent !== undefined) return toast.error("Tunggu sampai videonya selesai diunggah.");
    submit();
  }
  return (
    <>
      <div className="bo-fields two">
        <TextInput
          label="Judul materi"
          value={values.title}
          maxLength={150}
          error={errorOf("title")}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Select
          label="Jenis"
          options={KINDS}
          value={values.material_type}
          onChange={({ target }) => change({ material_type: target.value as MaterialType })}
        />
      </div>
      <MaterialFacts values={values} errorOf={errorOf} onChange={change} />
      {values.material_type === "video" && (
        <VideoFields material={material} draft={values} upload={upload} errorOf={errorOf} onChange={change} />
      )}
      <RichText
        key={round}
        label="Isi materi"
        initial={values.content}
        error={errorOf("content")}
        onChange={(content) => change({ content })}
      />
      {values.material_type === "quiz" && (
        <QuizQuestions
          questions={values.questions}
          error={errorOf("questions")}
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
