import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { STORY_MOST } from "../../platform/text-lengths.ts";
import { written } from "../../platform/vocabulary.ts";
import { order } from "../orders.ts";
import { COMPLAINT_REASONS } from "./words.ts";

const TELL = "Ceritakan singkat apa yang terjadi.";

export const complainAboutOrder = endpoint("POST /api/orders/:order_number/complaint/", {
  summary:
    "Ada masalah dengan pesanan yang dikirim, dengan paling banyak tiga foto. Pesanan tidak selesai sendiri sampai dijawab.",
  access: "member",
  multipart: true,
  files: ["picture_1", "picture_2", "picture_3"],
  body: z.object({
    reason: z.enum(COMPLAINT_REASONS, { error: "Pilih apa yang terjadi." }),
    story: written(TELL, STORY_MOST),
  }),
  response: order,
});

export const trackOrder = endpoint("POST /api/orders/:order_number/track/", {
  summary: "Menanyakan kurir di mana paketnya sekarang, paling sering sekali semenit.",
  access: "member",
  response: order,
});
