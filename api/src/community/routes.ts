import { getSite } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config.ts";
import { serve } from "../platform/serve.ts";

export function communityRoutes(app: FastifyInstance, settings: Config["community"]) {
  serve(app, getSite, async () => ({
    whatsapp_number: settings.whatsappNumber,
    office_address: settings.officeAddress,
    map_embed_url: settings.mapEmbedUrl ?? "/peta.svg",
    map_link: settings.mapLink,
  }));
}
