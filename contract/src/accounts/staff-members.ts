import { z } from "zod";
import { staffPage } from "../platform/catalogue.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { exportEndpoint } from "../platform/export-endpoint.ts";
import { STAFF_ROLES } from "../platform/staff-roles.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { id, instant, queryText, rupiah, written } from "../platform/vocabulary.ts";
import { emailAddress, identityProof } from "./accounts.ts";

const head = may("administration");

export const staffMemberSummary = z.object({
  id,
  username: z.string(),
  email: z.string(),
  full_name: z.string(),
  created_at: instant,
  suspended_at: instant.nullable(),
});
export type StaffMemberSummary = z.infer<typeof staffMemberSummary>;

export const memberRecord = staffMemberSummary.extend({
  suspended_reason: z.string(),
  /** Null if never. */
  last_sign_in_at: instant.nullable(),
  roles: z.array(z.enum(STAFF_ROLES)),
  /** How many of each there are, verified ones. */
  donation_count: z.int(),
  donation_total: rupiah,
  order_count: z.int(),
  enrolment_count: z.int(),
});
export type MemberRecord = z.infer<typeof memberRecord>;

export const listMembers = endpoint("GET /api/admin/members/", {
  summary: "Anggota, terbaru dahulu. Dicari menurut nama, nama pengguna, atau e-mail.",
  ...head,
  query: z.object({ ...staffPage, status: queryText.pipe(z.enum(["suspended"])).optional() }),
  response: z.array(staffMemberSummary),
  counted: true,
});

export const getMemberRecord = endpoint("GET /api/admin/members/:id/", {
  summary: "Satu anggota dan apa yang dilakukannya di sini.",
  ...head,
  response: memberRecord,
});

export const suspendMember = endpoint("POST /api/admin/members/:id/suspend/", {
  summary: "Menangguhkan anggota: semua sesinya berakhir, dan login ditolak dengan alasan ini.",
  ...head,
  body: z.object({
    reason: written("Isi alasannya.", REASON_MOST),
  }),
  response: memberRecord,
});

export const restoreMember = endpoint("POST /api/admin/members/:id/restore/", {
  summary: "Mengakhiri penangguhan.",
  ...head,
  response: memberRecord,
});

export const startEmailChange = endpoint("POST /api/admin/members/:id/email/", {
  summary:
    "Mengajukan e-mail baru bagi anggota yang kehilangan alamat dan passwordnya, dengan password petugas sekali lagi. Sesudah orang kedua menyetujui, alamat baru menerima tautan untuk menerimanya, dan alamat lama dikabari. `waits`: menunggu orang kedua.",
  ...head,
  body: z.object({
    email: emailAddress,
    reason: written("Tulis bagaimana kamu tahu bahwa ini orangnya.", REASON_MOST, 10),
    ...identityProof,
  }),
  response: z.object({ waits: z.boolean() }),
});

export const exportMembers = exportEndpoint("members", "administration", "Semua anggota.", {});
