import { z } from "zod";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { id, instant } from "../platform/vocabulary.ts";

const message = {
  id,
  title: z.string(),
  /** With most digits hidden. */
  phone: z.string(),
};

export const TAP_STATES = ["queued", "sent", "skipped"] as const;

export const listTapMessages = endpoint("GET /api/admin/messages/", {
  summary:
    "Kabar untuk tamu yang hanya meninggalkan nomor HP: yang menunggu dikirim lewat WhatsApp (`whatsapp`: alamat yang membukanya dengan isinya), yang paling lama dahulu, dan yang sudah diurus sehari ini. Nomor yang minta berhenti tidak ikut.",
  ...may("messages"),
  response: z.object({
    total: z.int(),
    waiting: z.array(z.object({ ...message, text: z.string(), whatsapp: z.string(), since: instant })),
    done: z.array(
      z.object({ ...message, state: z.enum(["sent", "skipped"]), by: z.string().nullable(), at: instant }),
    ),
  }),
});

export const decideTapMessage = endpoint("POST /api/admin/messages/:id/", {
  summary:
    "Menandai kabar ini dikirim (`sent`) atau dilewati (`skipped`), atau mengembalikannya ke daftar (`queued`). 409 `already_decided` bila rekan lain mendahului, `stopped` bila pemilik nomornya minta berhenti.",
  ...may("messages"),
  body: z.object({ state: z.enum(TAP_STATES) }),
  ...saying("Tercatat."),
});
