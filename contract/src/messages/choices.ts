import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { CHANNELS, TOPICS } from "./topics.ts";

const contactChoice = z.object({
  topic: z.enum(TOPICS),
  channel: z.enum(CHANNELS),
  allowed: z.boolean(),
});
export type ContactChoice = z.infer<typeof contactChoice>;

const contactChoices = z.array(contactChoice).max(TOPICS.length * CHANNELS.length);

/** Signed, from a message to its reader. */
const query = z.object({ key: z.string().max(200).optional() });

export const readContactChoices = endpoint("GET /api/contact-choices/", {
  summary:
    "Kabar apa yang boleh dikirim lewat mana: milik anggota sendiri, atau milik pembaca sebuah pesan dengan `key` dari pesan itu.",
  access: "optional",
  query,
  response: contactChoices,
});

export const keepContactChoices = endpoint("PUT /api/contact-choices/", {
  summary:
    "Mengubah pilihan yang disebut; yang lain tetap. Berlaku seketika, juga bagi pesan yang sedang menunggu.",
  access: "optional",
  query,
  body: contactChoices,
  response: contactChoices,
});
