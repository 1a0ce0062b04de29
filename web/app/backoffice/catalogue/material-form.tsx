import type { StaffCourse, StaffMaterial } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL, MATERIAL_TYPES, type MaterialType } from "@barakah/contract/materials";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { Button } from "../../ui/button.tsx";
import { Select } from "../../ui/select.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { useWork } from "../ui/use-work.ts";
import { QuizQuestions } from "./quiz-questions.tsx";

interface MaterialFormProps {
  courseId: number;
  material: StaffMaterial | undefined;
  onDone(course: StaffCourse | undefined): void;
}

const KINDS = MATERIAL_TYPES.map((value) => ({ value, label: MATERIAL_TYPE_LABEL[value] }));

const empty = (): Omit<StaffMaterial, "id"> => ({
  title: "",
  material_type: "article",
  content: "",
  video_url: null,
  questions: [],
});

export function MaterialForm({ courseId, material, onDone }: MaterialFormProps) {
  const work = useWork();
  const [draft, setDraft] = useState(material ?? empty());
  const change = (part: Partial<StaffMaterial>) => setDraft((now) => ({ ...now, ...part }));
  async function save() {
    const saved = await work.run(
      () =>
        material
          ? api.call("PUT /api/admin/materials/:id/", { params: { id: material.id }, body: draft })
          : api.call("POST /api/admin/courses/:id/materials/", { params: { id: courseId }, body: draft }),
      "Materi disimpan.",
    );
    if (saved) onDone(saved);
  }
  return (
    <div className="bo-fields mb-3 rounded-md bg-surface-2 p-3.5">
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
        <TextInput
          label="Alamat video"
          type="url"
          placeholder="https://"
          value={draft.video_url ?? ""}
          error={work.errorOf("video_url")}
          onChange={({ target }) => change({ video_url: target.value || null })}
        />
      )}
      <RichText label="Isi materi" initial={draft.content} onChange={(content) => change({ content })} />
      {draft.material_type === "quiz" && (
        <QuizQuestions
          questions={draft.questions}
          error={work.errorOf("questions")}
          onChange={(questions) => change({ questions })}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button variant="line" size="sm" className="btn-40" onClick={() => onDone(undefined)}>
          Batal
        </Button>
        <Button size="sm" variant="soft" className="btn-40" busy={work.busy} onClick={save}>
          Simpan Materi
        </Button>
      </div>
    </div>
  );
}
