import type { StaffCourse, StaffMaterial } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL } from "@barakah/contract/materials";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { TrashIcon } from "../../ui/account-icons.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { CaretDownBoldIcon, PlusBoldIcon } from "../../ui/icons.tsx";
import { Panel } from "../ui/panel.tsx";
import { useWork } from "../ui/use-work.ts";
import { PencilSimpleIcon } from "../ui/work-icons.tsx";
import { MaterialForm } from "./material-form.tsx";
import { courseQuery } from "./queries.ts";

export function CourseMaterials({ course }: { course: StaffCourse }) {
  const client = useQueryClient();
  const work = useWork();
  const [editing, setEditing] = useState<StaffMaterial | "new">();
  const [removing, setRemoving] = useState<StaffMaterial>();
  const keep = (changed: StaffCourse | undefined) =>
    changed && client.setQueryData(courseQuery(course.id).queryKey, changed);

  async function remove() {
    if (!removing) return;
    const call = { params: { id: removing.id } };
    keep(await work.run(() => api.call("DELETE /api/admin/materials/:id/", call), "Materi dihapus."));
    setRemoving(undefined);
  }
  async function lower(at: number) {
    const ids = course.materials.map(({ id }) => id);
    ids.splice(at, 2, ...ids.slice(at, at + 2).reverse());
    const call = { params: { id: course.id }, body: { ids } };
    keep(await work.run(() => api.call("POST /api/admin/courses/:id/materials/order/", call)));
  }

  return (
    <Panel
      title="Materi"
      action={
        <Button variant="soft" size="sm" className="btn-40" onClick={() => setEditing("new")}>
          <PlusBoldIcon size={16} />
          Tambah materi
        </Button>
      }
    >
      {editing && (
        <MaterialForm
          key={editing === "new" ? "new" : editing.id}
          courseId={course.id}
          material={editing === "new" ? undefined : editing}
          onDone={(changed) => {
            keep(changed);
            setEditing(undefined);
          }}
        />
      )}
      {course.materials.length === 0 && !editing && <p className="text-text-2">Belum ada materi.</p>}
      <ol className="divide-y divide-border">
        {course.materials.map((material, at) => (
          <li key={material.id} className="flex items-center gap-2 py-2">
            <div className="min-w-0 flex-1">
              <b>
                {at + 1}. {material.title}
              </b>
              <p className="text-xs text-text-3">{MATERIAL_TYPE_LABEL[material.material_type]}</p>
            </div>
            {at + 1 < course.materials.length && (
              <IconButton label={`Turunkan ${material.title}`} onClick={() => lower(at)}>
                <CaretDownBoldIcon size={16} />
              </IconButton>
            )}
            <IconButton label={`Ubah materi ${material.title}`} onClick={() => setEditing(material)}>
              <PencilSimpleIcon size={18} />
            </IconButton>
            <IconButton label={`Hapus materi ${material.title}`} onClick={() => setRemoving(material)}>
              <TrashIcon size={18} />
            </IconButton>
          </li>
        ))}
      </ol>
      <ConfirmDialog
        open={removing !== undefined}
        backCancels={false}
        title="Hapus materi ini?"
        text="Kemajuan peserta pada materi ini ikut terhapus."
        confirm="Hapus"
        danger
        busy={work.busy}
        onConfirm={remove}
        onCancel={() => setRemoving(undefined)}
      />
    </Panel>
  );
}
