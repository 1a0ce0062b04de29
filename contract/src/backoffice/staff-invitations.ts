import { z } from "zod";
import { emailAddress } from "../accounts/accounts.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { STAFF_ROLES } from "../platform/staff-roles.ts";
import { id, instant, written } from "../platform/vocabulary.ts";

const head = may("administration");

const staffInvitation = z.object({
  id,
  /** Whom it was meant for, as the inviter wrote it. */
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  invited_by: z.string(),
  expires_at: instant,
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const listInvitations = endpoint("GET /api/admin/invitations/", {
  summary: "Undangan petugas yang masih terbuka, yang terbaru dahulu.",
  ...head,
  response: z.array(staffInvitation),
});

export const inviteStaff = endpoint("POST /api/admin/invitations/", {
  summary:
    "Mengundang petugas dengan tautan yang berlaku tiga hari dan sekali pakai. `link` hanya ditunjukkan di sini; dengan `email` tautannya juga dikirim ke sana. Administrator dan, bila perannya memegang uang, semua petugas keuangan dikabari.",
  ...head,
  body: z.object({
    name: written("Tulis siapa yang kamu undang.", 80),
    role: z.enum(STAFF_ROLES, { error: "Pilih perannya." }),
    email: z.union([z.literal(""), emailAddress]).default(""),
  }),
  response: z.object({ id, link: z.string(), expires_at: instant }),
  status: 201,
});

export const withdrawInvitation = endpoint("DELETE /api/admin/invitations/:id/", {
  summary: "Menarik undangan: tautannya tidak berlaku lagi.",
  ...head,
  response: z.array(staffInvitation),
});
