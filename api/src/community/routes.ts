import { getSite } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve.ts";
import type { CommunityConfig } from "./config.ts";
import type { ReadSettings } from "./settings.ts";

export function communityRoutes(
  app: FastifyInstance,
  { mapEmbedUrl }: CommunityConfig,
  settings: ReadSettings,
) {
  serve(app, getSite, async () => ({
    ...(await settings()),
    map_embed_url: mapEmbedUrl ?? "/peta.svg",
  }));
}
