import { getSettings, saveSettings as saveSettingsEndpoint } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve.ts";
import type { ReadSettings } from "../../platform/settings.ts";
import { saveSettings } from "./save-settings.ts";

export function settingRoutes(app: FastifyInstance, database: Database, read: ReadSettings) {
  serve(app, getSettings, () => read());
  serve(app, saveSettingsEndpoint, async ({ actor, body }) => {
    const before = await read();
    await saveSettings(database, actor, before, body);
    return { ...before, ...body };
  });
}
