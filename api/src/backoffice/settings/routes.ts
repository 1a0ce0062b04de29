import {
  getSettings,
  ROLE_WAIT_DAYS,
  rolesWith,
  type StaffSettings,
  saveSettings as saveSettingsEndpoint,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { tellStaff } from "../../accounts/index.ts";
import { type ReadSettings, saveSettings, settingVersions } from "../../community/index.ts";
import { booksReachLimit, type Payments } from "../../payments/index.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";

const RULE: Record<string, string> = {
  payout_limit: "batas yang dikeluarkan satu orang",
  works_alone: "aturan satu petugas keuangan",
};

export function settingRoutes(app: FastifyInstance, payments: Payments, site: ReadSettings) {
  const read = async (): Promise<StaffSettings> => {
    const settings = await site();
    return { ...settings, banks: await payments.banks(), versions: settingVersions(settings) };
  };
  serve(app, getSettings, read);
  serve(app, saveSettingsEndpoint, async ({ actor, body: { versions, ...wanted } }) => {
    const before = await read();
    await saveSettings(payments.database, actor, before, wanted, versions, {
      days: ROLE_WAIT_DAYS,
      waits: booksReachLimit,
      tell: (tx, key) =>
        tellStaff(
          tx,
          { roles: rolesWith("money"), except: actor.memberId },
          {
            title: "Aturan orang kedua dilonggarkan",
            body: `${actor.username} mengubah ${RULE[key]}. Berlaku ${ROLE_WAIT_DAYS} hari lagi; bila itu keliru, minta administrator mengembalikannya.`,
            link: "/admin/persetujuan",
            key: `setting ${key} ${new Date().toISOString()}`,
          },
        ),
    });
    return { ...before, ...wanted, versions: { ...before.versions, ...settingVersions(wanted as never) } };
  });
}
