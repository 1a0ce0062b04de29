import { z } from "zod";
import { identityProof } from "../accounts/accounts.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { STAFF_ROLES } from "../platform/staff-roles.ts";
import { id, instant, reason } from "../platform/vocabulary.ts";

export const staffMember = z.object({
  id,
  username: z.string(),
  email: z.string(),
  full_name: z.string(),
  roles: z.array(z.enum(STAFF_ROLES)),
  two_step: z.boolean(),
  /** Null if never. */
  last_sign_in_at: instant.nullable(),
});
export type StaffMember = z.infer<typeof staffMember>;

export const staffMe = staffMember.extend({ two_step_required: z.boolean() });

export const getStaffSelf = endpoint("GET /api/admin/me/", {
  summary: "Siapa yang masuk dan perannya.",
  ...may("work"),
  beforeTwoStep: true,
  response: staffMe,
});

export const listStaff = endpoint("GET /api/admin/staff/", {
  summary: "Semua petugas dan perannya, menurut nama.",
  ...may("administration"),
  response: z.array(staffMember),
  counted: true,
});

const waitingRole = z.object({
  member_id: id,
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  granted_by: z.string(),
  takes_effect_at: instant,
});
export type WaitingRole = z.infer<typeof waitingRole>;

export const listWaitingRoles = endpoint("GET /api/admin/waiting-roles/", {
  summary: "Peran keuangan dan administrator baru yang belum berlaku.",
  ...may("money"),
  response: z.array(waitingRole),
});

export const stopWaitingRole = endpoint("POST /api/admin/waiting-roles/:id/stop/", {
  summary: "Menghentikan peran yang belum berlaku, dengan alasannya. Semua petugas keuangan dikabari.",
  ...may("money"),
  body: z.object({ role: z.enum(STAFF_ROLES), reason }),
  response: z.array(waitingRole),
});

const roles = z.array(z.enum(STAFF_ROLES)).max(STAFF_ROLES.length).default([]);

export const changeStaffRoles = endpoint("PATCH /api/admin/staff/:id/", {
  summary:
    "Memberi dan mencabut peran anggota. Peran yang memegang uang berlaku tiga hari kemudian bila buku memegang paling sedikit batas penyaluran; semua petugas keuangan dikabari dan dapat menghentikannya. Peran administrator sendiri dan milik administrator terakhir tetap (409).",
  ...may("administration"),
  body: z.object({ grant: roles, revoke: roles }),
  response: staffMember,
});

export const resetStaffTwoStep = endpoint("POST /api/admin/staff/:id/reset-two-step/", {
  summary:
    "Mematikan verifikasi dua langkah rekan yang kehilangan perangkat dan kode pemulihannya, dengan password sendiri sekali lagi. Semua administrator diberi tahu, dan semua sesi rekan itu berakhir.",
  ...may("administration"),
  body: z.object({ reason, ...identityProof }),
  response: staffMember,
});
