import { getSettings, type Settings, saveSettings as saveSettingsEndpoint } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { type ReadSettings, saveSettings } from "../../community/index.ts";
import type { Payments } from "../../payments/index.ts";
import { serve } from "../../platform/http/serve.ts";

export function settingRoutes(app: FastifyInstance, payments: Payments, site: ReadSettings) {
  const read = async (): Promise<Settings> => ({ ...(await site()), banks: await payments.banks() });
  serve(app, getSettings, read);
  serve(app, saveSettingsEndpoint, async ({ actor, body }) => {
    const before = await read();
    await saveSettings(payments.database, actor, before, body);
    return { ...before, ...body };
  });
}
