import { SITE_NAME } from "@barakah/contract";
import type { FastifyInstance } from "fastify";

const icon = (src: string, sizes: string, more: object = {}) => ({ src, type: "image/png", sizes, ...more });

const manifest = (name: string) => ({
  name,
  // Below an icon there is room for a dozen letters; phones cut the rest.
  short_name: name === SITE_NAME ? "BARAKAH" : name,
  description: "Donasi, belanja kebutuhan harian, dan belajar ekonomi syariah dalam satu aplikasi komunitas.",
  lang: "id",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#F7F5EF",
  theme_color: "#0B6B3C",
  icons: [
    { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
    icon("/icons/192.png", "192x192"),
    icon("/icons/512.png", "512x512"),
    icon("/icons/maskable-512.png", "512x512", { purpose: "maskable" }),
  ],
});

/** What a phone calls the installed app. */
export const manifestRoute = (app: FastifyInstance) =>
  app.get("/manifest.webmanifest", async (_request, reply) =>
    reply
      .header("cache-control", "public, max-age=3600")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifest(await app.communityName()))),
  );
