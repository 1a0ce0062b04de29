import { z } from "zod";
import { staffPage } from "../platform/catalogue.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { exportEndpoint } from "../platform/export-endpoint.ts";
import { id, instant, queryText, rupiah } from "../platform/vocabulary.ts";
import { ENROLMENT_STATUSES } from "./enrolments.ts";

export const staffEnrolment = z.object({
  id,
  course: z.string(),
  course_id: id,
  member_id: id,
  full_name: z.string(),
  username: z.string(),
  status: z.enum(ENROLMENT_STATUSES),
  price: rupiah,
  done_count: z.int(),
  material_count: z.int(),
  created_at: instant,
});
export type StaffEnrolment = z.infer<typeof staffEnrolment>;

export const listStaffEnrolments = endpoint("GET /api/admin/enrolments/", {
  summary: "Pendaftaran kelas, terbaru dahulu. Dicari menurut peserta.",
  ...may("enrolments"),
  query: z.object({ ...staffPage, status: queryText.pipe(z.enum(ENROLMENT_STATUSES)).optional() }),
  response: z.array(staffEnrolment),
  counted: true,
});

export const exportEnrolments = exportEndpoint("enrolments", "figures", "Semua pendaftaran kelas.", {});
