import { getSettings, saveSettings as saveSettingsEndpoint } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { type ReadSettings, saveSettings } from "../../community/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";

export function settingRoutes(app: FastifyInstance, database: Database, read: ReadSettings) {
  serve(app, getSettings, () => read());
  serve(app, saveSettingsEndpoint, async ({ actor, body }) => {
    const before = await read();
    await saveSettings(database, actor, before, body);
    return { ...before, ...body };
  });
}
