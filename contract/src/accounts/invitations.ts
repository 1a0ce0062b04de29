import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { STAFF_ROLES } from "../platform/staff-roles.ts";
import { instant } from "../platform/vocabulary.ts";

const body = z.object({
  token: z.string("Wajib diisi.").min(1, "Wajib diisi.").max(100, "Terlalu panjang."),
});

const invitation = z.object({
  role: z.enum(STAFF_ROLES),
  invited_by: z.string(),
  expires_at: instant,
});
export type Invitation = z.infer<typeof invitation>;

/** The secret is in the body, and in the address behind '#': no log and no referrer holds it. */
export const openInvitation = endpoint("POST /api/invitations/open/", {
  summary:
    "Peran apa yang ditawarkan sebuah undangan dan oleh siapa. 404 bila sudah dipakai, ditarik atau lewat.",
  access: "public",
  csrfByOrigin: true,
  body,
  response: invitation,
});

export const acceptInvitation = endpoint("POST /api/invitations/accept/", {
  summary:
    "Menerima undangan sebagai anggota yang masuk. Peran yang memegang uang berlaku tiga hari kemudian (`takes_effect_at`) bila buku memegang paling sedikit batas penyaluran. 404 bila tidak berlaku lagi, 409 `own_invitation` bagi yang mengundang.",
  access: "member",
  body,
  response: z.object({ role: z.enum(STAFF_ROLES), takes_effect_at: instant.nullable() }),
});
