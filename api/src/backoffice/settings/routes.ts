import { getSettings, type StaffSettings, saveSettings as saveSettingsEndpoint } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { type ReadSettings, saveSettings, settingVersions } from "../../community/index.ts";
import type { Payments } from "../../payments/index.ts";
import { serve } from "../../platform/http/serve.ts";

export function settingRoutes(app: FastifyInstance, payments: Payments, site: ReadSettings) {
  const read = async (): Promise<StaffSettings> => {
    const settings = await site();
    return { ...settings, banks: await payments.banks(), versions: settingVersions(settings) };
  };
  serve(app, getSettings, read);
  serve(app, saveSettingsEndpoint, async ({ actor, body: { versions, ...wanted } }) => {
    const before = await read();
    await saveSettings(payments.database, actor, before, wanted, versions);
    return { ...before, ...wanted, versions: { ...before.versions, ...settingVersions(wanted as never) } };
  });
}
