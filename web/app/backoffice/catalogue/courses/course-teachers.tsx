import type { StaffCourse } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../platform/browser-api.ts";
import { readQuery } from "../../../platform/staff-query.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { useSend } from "../../../ui/form/use-send.ts";
import { useMay } from "../../../ui/staff/roles.ts";
import { Awaited, Panel } from "../../../ui/staff/work-page.tsx";

const teachersQuery = readQuery(["staff", "teachers"], "GET /api/admin/teachers/", {});

/** Which teachers may change this course; for editors. */
export function CourseTeachers({ course: { id, teachers } }: { course: StaffCourse }) {
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
      <Awaited query={query} failure="Daftar pengajar belum dapat dimuat." />
      {query.data?.length === 0 && (
        <p className="text-text-2">
          Belum ada petugas dengan peran Pengajar. Administrator menunjuknya di{" "}
          <Link to="/admin/petugas" className="underline underline-offset-3">
            Petugas
          </Link>
          .
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
