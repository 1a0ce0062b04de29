import { z } from "zod";
import { optionalText } from "../platform/config/setting-types.ts";
import type { PageSources } from "../platform/http/security-headers.ts";

const EXAMPLE = {
  whatsapp: "6281200000000",
  address: "Jl. Contoh Berkah No. 1, Kota Bandung, Jawa Barat 40111",
};

/** Contacts that still have the example's values: they reach no one. */
export const exampleContacts = (now: { whatsapp_number: string; office_address: string }): string[] => [
  ...(now.whatsapp_number === EXAMPLE.whatsapp ? ["Nomor WhatsApp"] : []),
  ...(now.office_address === EXAMPLE.address ? ["Alamat kantor"] : []),
];

/** Contact details until staff change them in the back office. */
export const communitySettings = {
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^62\d{8,13}$/, "isi dengan angka saja, diawali 62")
    .default(EXAMPLE.whatsapp),
  OFFICE_ADDRESS: z.string().default(EXAMPLE.address),
  /** A page to embed as the map, such as OpenStreetMap's; without one, our own drawing. */
  MAP_EMBED_URL: optionalText.pipe(z.url({ protocol: /^https$/ }).optional()),
  MAP_LINK: z
    .url()
    .default("https://www.openstreetmap.org/?mlat=-6.9147&mlon=107.6098#map=15/-6.9147/107.6098"),
};

type Env = z.output<z.ZodObject<typeof communitySettings>>;

export const communityConfig = (env: Env) => ({
  whatsappNumber: env.WHATSAPP_NUMBER,
  officeAddress: env.OFFICE_ADDRESS,
  mapEmbedUrl: env.MAP_EMBED_URL,
  mapLink: env.MAP_LINK,
});
export type CommunityConfig = ReturnType<typeof communityConfig>;

export const mapSources = ({ mapEmbedUrl }: CommunityConfig): PageSources =>
  mapEmbedUrl ? { frame: [new URL(mapEmbedUrl).origin] } : {};
