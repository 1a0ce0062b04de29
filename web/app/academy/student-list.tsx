import type { Student } from "@barakah/contract";
import { useState } from "react";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";
import { Avatar, initialsOf } from "../ui/pictures/avatar.tsx";

const AT_ONCE = 60;

export function StudentList({ students }: { students: Student[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  if (students.length === 0) return <EmptyState level="p" heading="Belum ada peserta terdaftar." />;
  return (
    <>
      <ul className="divide-y divide-border">
        {students.slice(0, shown).map((student) => (
          <StudentRow key={student.username} name={student.full_name || student.username} />
        ))}
      </ul>
      {students.length > shown && (
        <Button variant="soft" block onClick={() => setShown(shown + AT_ONCE)} className="mt-3">
          Tampilkan peserta lainnya
        </Button>
      )}
    </>
  );
}

const StudentRow = ({ name }: { name: string }) => (
  <li className="flex items-center gap-3 py-3">
    <Avatar>{initialsOf(name)}</Avatar>
    <b className="min-w-0 flex-1 wrap-anywhere">{name}</b>
  </li>
);
