import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { day } from "../platform/vocabulary.ts";
import { SITE_TEXT_NAMES, type SiteTextName } from "./site-texts.ts";

/** What the pages need to know of the organisation. Nothing secret may ever be added here. */
export const site = z.object({
  /** As in the header, titles and letters. */
  community_name: z.string(),
  whatsapp_number: z.string(),
  office_address: z.string(),
  office_hours: z.string(),
  /** Where the embedded map is loaded from; a page of our own unless another one is configured. */
  map_embed_url: z.string(),
  map_link: z.string(),
  /** The texts of Home and About. */
  texts: z.object(
    Object.fromEntries(SITE_TEXT_NAMES.map((name) => [name, z.string()])) as Record<
      SiteTextName,
      z.ZodString
    >,
  ),
  about: z.object({
    founded_on: day,
    office_city: z.string(),
    missions: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
});
export type Site = z.infer<typeof site>;

export const getSite = endpoint("GET /api/site/", {
  summary: "Nama, kontak, alamat, dan cerita komunitas.",
  access: "public",
  cached: true,
  response: site,
});
