import type { Teacher } from "@barakah/contract";
import { initialsOf } from "../ui/pictures/avatar.tsx";

export function CourseTeacher({ teacher }: { teacher: Teacher }) {
  return (
    <section className="mb-2 bg-surface px-4 py-5">
      <h2 className="mb-3.5 text-xl">Pengajar</h2>
      <div className="flex flex-wrap gap-3.5">
        <span
          aria-hidden="true"
          className="grid size-14 flex-none place-items-center rounded-full bg-primary-soft text-lg font-extrabold text-on-primary-soft"
        >
          {initialsOf(teacher.name)}
        </span>
        <div className="min-w-0 flex-[1_1_12rem]">
          <b className="block wrap-anywhere">{teacher.name}</b>
          {teacher.title && <p className="text-sm text-text-2">{teacher.title}</p>}
          {teacher.about && <p className="mt-2 text-sm text-pretty whitespace-pre-line">{teacher.about}</p>}
        </div>
      </div>
    </section>
  );
}
