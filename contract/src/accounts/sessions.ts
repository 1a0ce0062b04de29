import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { instant, said } from "../platform/vocabulary.ts";

export const memberSession = z.object({
  id: z.string(),
  /** The device in words: 'Chrome di Android'. */
  device: z.string(),
  /** The IP address of the last use, without its last part. */
  place: z.string(),
  signed_in_by: z.enum(["password", "google"]),
  signed_in_at: instant,
  /** To within a quarter of an hour. */
  last_used_at: instant,
  /** The session of this request. */
  current: z.boolean(),
});
export type MemberSession = z.infer<typeof memberSession>;

export const listSessions = endpoint("GET /api/accounts/sessions/", {
  summary: "Sesi sendiri yang masih berlaku, yang terakhir dipakai dahulu.",
  access: "member",
  response: z.array(memberSession),
});

export const endSession = endpoint("DELETE /api/accounts/sessions/:id/", {
  summary: "Mengakhiri satu sesi sendiri. 404 bila bukan sesi sendiri atau sudah berakhir.",
  access: "member",
  params: z.object({ id: z.uuid("Sesi tidak dikenal.") }),
  response: said,
});

export const endOtherSessions = endpoint("POST /api/accounts/sessions/end-others/", {
  summary: "Mengakhiri semua sesi sendiri selain yang ini.",
  access: "member",
  response: said,
});
