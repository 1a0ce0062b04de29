import type { FastifyInstance } from "fastify";
import type { CommunityConfig } from "./config.ts";
import { communityRoutes } from "./routes.ts";
import type { ReadSettings } from "./settings.ts";

/** Who the community is and how it is reached. */
export function communityFeature(
  app: FastifyInstance,
  { config, settings }: { config: { community: CommunityConfig }; settings: ReadSettings },
) {
  communityRoutes(app, config.community, settings);
}
