import { z } from "zod";
import { endpoint, saying } from "../platform/endpoint.ts";
import { id, instant, page, queryFlag } from "../platform/vocabulary.ts";

export const notification = z.object({
  id,
  title: z.string(),
  body: z.string(),
  link: z.string(),
  created_at: instant,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint("GET /api/notifications/", {
  summary: "Kabar untuk anggota sendiri, terbaru dahulu. `unread=true`: hanya yang belum dibaca.",
  access: "member",
  query: z.object({ ...page, unread: queryFlag.optional() }),
  response: z.array(notification),
  counted: true,
});

export const readNotifications = endpoint("POST /api/notifications/read/", {
  summary: "Menandai kabar sebagai sudah dibaca, sampai nomor `upto` bila disebut.",
  access: "member",
  body: z.object({ upto: id.optional() }),
  ...saying("Notifikasi sudah ditandai dibaca."),
});
