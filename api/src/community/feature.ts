import { getSite } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { CommunityConfig } from "./config.ts";
import { logoRoutes } from "./logo/routes.ts";
import type { ReadLogo } from "./logo/save-logo.ts";
import { manifestRoute } from "./manifest.ts";
import type { ReadSettings } from "./settings.ts";

function communityRoutes(app: FastifyInstance, { mapEmbedUrl }: CommunityConfig, settings: ReadSettings) {
  serve(app, getSite, async () => ({
    ...(await settings()),
    map_embed_url: mapEmbedUrl ?? "/peta.svg",
  }));
}

interface Parts {
  config: { community: CommunityConfig };
  settings: ReadSettings;
  database: Database;
  logo: ReadLogo;
}

export function communityFeature(app: FastifyInstance, { config, settings, database, logo }: Parts) {
  logoRoutes(app, database, logo);
  manifestRoute(app);
  communityRoutes(app, config.community, settings);
}
