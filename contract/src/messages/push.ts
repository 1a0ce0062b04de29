import { z } from "zod";
import { endpoint, saying } from "../platform/endpoint.ts";

const address = z.url({ protocol: /^https?$/ }).max(1000);

export const readPushKey = endpoint("GET /api/push/key/", {
  summary: "Kunci umum VAPID, yang diminta browser sebelum menerima notifikasi.",
  access: "public",
  response: z.object({ key: z.string() }),
});

export const addPushSubscription = endpoint("POST /api/push/subscriptions/", {
  summary:
    "Mengabari anggota lewat browser ini, atau tamu tentang satu pembayaran dengan kunci halamannya (`payment`). Alamatnya harus milik layanan push yang terbuka untuk umum.",
  access: "optional",
  body: z.object({
    endpoint: address,
    payment: z.string().max(60).optional(),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/, "Kunci browser tidak dapat dibaca."),
      auth: z.string().regex(/^[\w-]{22}(?:==)?$/, "Kunci browser tidak dapat dibaca."),
    }),
  }),
  ...saying("HP ini akan dikabari."),
});

export const removePushSubscription = endpoint("DELETE /api/push/subscriptions/", {
  summary: "Berhenti mengabari lewat browser ini.",
  access: "optional",
  body: z.object({ endpoint: address }),
  ...saying("HP ini tidak lagi dikabari."),
});
