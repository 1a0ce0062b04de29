import type { StaffCourse } from "@barakah/contract";
import type { Publication } from "@barakah/contract/catalogue-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { CourseCard } from "../../academy/index.ts";
import { api } from "../../platform/browser-api.ts";
import { CoverPicture } from "../pictures/cover-picture.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { Panel } from "../ui/panel.tsx";
import { useWork } from "../ui/use-work.ts";
import { AmountInput } from "./amount-input.tsx";
import { type CourseForm, formOf, previewOf, sentOf } from "./course-form.ts";
import { CourseMaterials } from "./course-materials.tsx";
import { CoursePreview } from "./course-preview.tsx";
import { EditorFrame } from "./editor-frame.tsx";
import { courseQuery } from "./queries.ts";
import { TitleFields } from "./title-fields.tsx";
import { useDraft } from "./use-draft.ts";

export function CourseEditor({ stored }: { stored?: StaffCourse }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const work = useWork();
  const state = useDraft<CourseForm>(formOf(stored));
  const { draft, change } = state;

  function keep(course: StaffCourse) {
    state.settle({ slug: course.slug });
    client.setQueryData(courseQuery(course.id).queryKey, course);
  }
  async function save() {
    const body = sentOf(draft);
    const saved = await work.run(
      () =>
        stored
          ? api.call("PUT /api/admin/courses/:id/", { params: { id: stored.id }, body })
          : api.call("POST /api/admin/courses/", { body }),
      "Kelas disimpan.",
    );
    if (!saved) return;
    keep(saved);
    if (!stored) navigate(`/admin/kelas/${saved.id}`, { replace: true });
  }
  async function move(status: Publication) {
    if (!stored) return;
    const call = { params: { id: stored.id }, body: { status } };
    const moved = await work.run(
      () => api.call("POST /api/admin/courses/:id/status/", call),
      "Status kelas diganti.",
    );
    if (moved) keep(moved);
  }

  const preview = previewOf(draft, stored);
  return (
    <EditorFrame
      crumb={stored ? "Kelas / Ubah" : "Kelas / Baru"}
      title={draft.title || "Kelas baru"}
      status={stored?.status ?? "draft"}
      isNew={!stored}
      unsaved={state.unsaved}
      saved={state.saved}
      featured={draft.is_featured}
      onFeature={(is_featured) => change({ is_featured })}
      busy={work.busy}
      onSave={save}
      onMove={move}
      card={<CourseCard course={preview} />}
      detail={
        <CoursePreview course={preview} description={draft.description} materials={stored?.materials ?? []} />
      }
      aside={
        <CoverPicture
          kind="course"
          thumbnail={draft.thumbnail}
          onChange={(picture) =>
            change({ picture: picture?.key ?? null, thumbnail: picture?.thumbnail ?? null })
          }
        />
      }
    >
      <Panel title="Informasi utama">
        <div className="bo-fields">
          <TitleFields title={draft.title} slug={draft.slug} below="/kelas/" work={work} onChange={change} />
          <AmountInput
            label="Biaya"
            amount={draft.price}
            hint="Isi 0 untuk kelas gratis"
            error={work.errorOf("price")}
            onChange={(price) => change({ price })}
          />
        </div>
      </Panel>
      <Panel title="Keterangan">
        <RichText
          label="Keterangan"
          initial={draft.description}
          error={work.errorOf("description")}
          onChange={(description) => change({ description })}
        />
      </Panel>
      {stored && <CourseMaterials course={stored} />}
    </EditorFrame>
  );
}
