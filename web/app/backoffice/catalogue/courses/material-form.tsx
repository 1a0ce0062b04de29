import type { StaffCourse, StaffMaterial } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL, MATERIAL_TYPES, type MaterialType } from "@barakah/contract/academy/materials";
import { useState } from "react";
import { api } from "../../../platform/browser-api.ts";
import { useToast } from "../../../ui/feedback/toasts.tsx";
import { Select } from "../../../ui/form/select.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { RichText } from "../../../ui/rich-text/rich-text.tsx";
import { useWork } from "../../../ui/staff/use-work.ts";
import { useVideoUpload } from "../../videos/use-video-upload.ts";
import { VideoFields } from "../../videos/video-fields.tsx";
import { EntryButtons } from "../entry-buttons.tsx";
import { useUnsavedPart } from "../unsaved-parts.ts";
import { QuizQuestions } from "./quiz-questions.tsx";

interface MaterialFormProps {
  courseId: number;
  material: StaffMaterial | undefined;
  onSaved(course: StaffCourse): void;
  onCancel(): void;
}

const KINDS = MATERIAL_TYPES.map((value) => ({ value, label: MATERIAL_TYPE_LABEL[value] }));

const empty = (): Omit<StaffMaterial, "id"> => ({
  title: "",
  material_type: "article",
  content: "",
  video_url: null,
  video_key: null,
  video_bytes: null,
  questions: [],
});

export function MaterialForm({ courseId, material, onSaved, onCancel }: MaterialFormProps) {
  const work = useWork();
  const toast = useToast();
  const [start] = useState(material ?? empty());
  const [draft, setDraft] = useState(start);
  const upload = useVideoUpload(({ key, bytes }) => change({ video_key: key, video_bytes: bytes }));
  useUnsavedPart(draft !== start || upload.file !== undefined);
  const change = (part: Partial<StaffMaterial>) => setDraft((now) => ({ ...now, ...part }));
  async function save() {
    if (upload.percent !== undefined) return toast.error("Tunggu sampai videonya selesai diunggah.");
    const saved = await work.run(
      () =>
        material
          ? api.call("PUT /api/admin/materials/:id/", { params: { id: material.id }, body: draft })
          : api.call("POST /api/admin/courses/:id/materials/", { params: { id: courseId }, body: draft }),
      "Materi disimpan.",
    );
    if (saved) onSaved(saved);
  }
  return (
    <>
      <div className="bo-fields two">
        <TextInput
          label="Judul materi"
          value={draft.title}
          maxLength={150}
          error={work.errorOf("title")}
          onChange={({ target }) => change({ title: target.value })}
        />
        <Select
          label="Jenis"
          options={KINDS}
          value={draft.material_type}
          onChange={({ target }) => change({ material_type: target.value as MaterialType })}
        />
      </div>
      {draft.material_type === "video" && (
        <VideoFields material={material} draft={draft} upload={upload} work={work} onChange={change} />
      )}
      <RichText
        label="Isi materi"
        initial={draft.content}
        error={work.errorOf("content")}
        onChange={(content) => change({ content })}
      />
      {draft.material_type === "quiz" && (
        <QuizQuestions
          questions={draft.questions}
          error={work.errorOf("questions")}
          onChange={(questions) => change({ questions })}
        />
      )}
      <EntryButtons save="Simpan Materi" busy={work.busy} onSave={save} onCancel={onCancel} />
    </>
  );
}
