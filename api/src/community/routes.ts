import { getSite } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "../platform/config/config.ts";
import { serve } from "../platform/http/serve.ts";
import type { ReadSettings } from "../platform/settings.ts";

export function communityRoutes(
  app: FastifyInstance,
  { mapEmbedUrl }: Config["community"],
  settings: ReadSettings,
) {
  serve(app, getSite, async () => {
    const { banks: _, ...shown } = await settings();
    return { ...shown, map_embed_url: mapEmbedUrl ?? "/peta.svg" };
  });
}
