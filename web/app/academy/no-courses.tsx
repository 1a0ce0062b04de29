import { EmptyState } from "../ui/feedback/empty-state.tsx";

/** In place of a list of courses that is empty. */
export function NoCourses({ search }: { search: string }) {
  if (!search) return <EmptyState level="p" heading="Belum ada kelas." />;
  return (
    <EmptyState
      level="p"
      heading="Kelas tidak ditemukan."
      text={`Tidak ada kelas yang cocok dengan “${search}”.`}
    />
  );
}
