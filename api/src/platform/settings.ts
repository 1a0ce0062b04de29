import {
  PAYMENT_METHOD_LABEL,
  type PaymentOptions,
  type Settings,
  SITE_ABOUT,
  SITE_TEXTS,
} from "@barakah/contract";
import type { ContentChanges } from "./cache/content-changes.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./database/database.ts";

/** The settings that staff can change, as they are now. */
export type ReadSettings = () => Promise<Settings>;

function configured({ community, payments }: Config): Settings {
  return {
    whatsapp_number: community.whatsappNumber,
    office_address: community.officeAddress,
    map_link: community.mapLink,
    banks: (["bsi", "bjb"] as const).map((code) => ({
      code,
      account_number: payments.banks[code].number,
      account_name: payments.banks[code].holder,
    })),
    texts: SITE_TEXTS,
    about: SITE_ABOUT,
  };
}

async function stored(database: Database): Promise<Partial<Settings>> {
  const rows = await database.kysely.selectFrom("setting").select(["key", "value"]).execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value])) as Partial<Settings>;
}

/**
 * What is stored, over what is configured. Kept until content changes anywhere, of which PostgreSQL tells every copy of
 * the app; while nobody can tell, nothing is kept.
 */
export function readSettings(config: Config, database: Database, changes: ContentChanges): ReadSettings {
  const defaults = configured(config);
  let kept: { version: number; settings: Settings } | undefined;
  return async () => {
    const version = changes.version();
    if (kept?.version === version && changes.listening()) return kept.settings;
    const now = await stored(database);
    const settings = {
      ...defaults,
      ...now,
      texts: { ...defaults.texts, ...now.texts },
      about: { ...defaults.about, ...now.about },
    };
    kept = { version, settings };
    return settings;
  };
}

export const banksOf = ({ banks }: Settings): PaymentOptions["banks"] =>
  banks.map((bank) => ({ ...bank, name: PAYMENT_METHOD_LABEL[bank.code] }));
