import { z } from "zod";
import { endpoint } from "../../platform/endpoint.ts";
import { order } from "../orders.ts";
import { COMPLAINT_REASONS } from "./words.ts";

const TELL = "Ceritakan singkat apa yang terjadi.";

export const complainAboutOrder = endpoint({
  method: "POST",
  path: "/api/orders/:order_number/complaint/",
  summary:
    "Ada masalah dengan pesanan yang dikirim, dengan paling banyak tiga foto. Pesanan tidak selesai sendiri sampai dijawab.",
  access: "member",
  params: z.object({ order_number: z.string().max(40) }),
  multipart: true,
  files: ["picture_1", "picture_2", "picture_3"],
  body: z.object({
    reason: z.enum(COMPLAINT_REASONS, { error: "Pilih apa yang terjadi." }),
    story: z.string(TELL).trim().min(1, TELL).max(1000, "Paling banyak 1000 huruf."),
  }),
  response: order,
});

export const trackOrder = endpoint({
  method: "POST",
  path: "/api/orders/:order_number/track/",
  summary: "Menanyakan kurir di mana paketnya sekarang, paling sering sekali semenit.",
  access: "member",
  params: z.object({ order_number: z.string().max(40) }),
  response: order,
});
