import type { StaffCourseSummary } from "@barakah/contract";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { CatalogueList } from "../../ui/staff/editor/catalogue-list.tsx";
import { coursesQuery } from "./queries.ts";

const COLUMNS: readonly Column<StaffCourseSummary>[] = [
  { head: "Biaya", right: true, cell: ({ price }) => (price > 0 ? rupiah(price) : "Gratis") },
  { head: "Materi", right: true, cell: ({ material_count }) => wholeNumber(material_count) },
  { head: "Peserta", right: true, cell: ({ student_count }) => wholeNumber(student_count) },
];

export default function CourseListPage() {
  return <CatalogueList kind="course" columns={COLUMNS} query={coursesQuery} />;
}
