import type { StaffCourse } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import { useQueryClient } from "@tanstack/react-query";
import { MaterialIcon } from "../../../academy/index.ts";
import { api } from "../../../platform/browser-api.ts";
import { putCached } from "../../../platform/query-client.ts";
import { IconButton } from "../../../ui/form/icon-button.tsx";
import { useSend } from "../../../ui/form/use-send.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { EntryPanel } from "../entry-panel.tsx";
import { courseQuery } from "../queries.ts";
import { MaterialForm } from "./material-form.tsx";

export function CourseMaterials({ course }: { course: StaffCourse }) {
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
