import {
  PAYMENT_METHOD_LABEL,
  type PaymentOptions,
  type Settings,
  SITE_ABOUT,
  SITE_TEXTS,
} from "@barakah/contract";
import type { ContentChanges } from "../platform/cache/content-changes.ts";
import type { Database } from "../platform/database/database.ts";
import type { CommunityConfig } from "./config.ts";
import { storedSettings } from "./queries/settings.ts";

/** The settings that staff can change, as they are now. */
export type ReadSettings = () => Promise<Settings>;

export interface Configured extends CommunityConfig {
  banks: Record<"bsi" | "bjb", { number: string; holder: string }>;
}

function defaultsFrom({ whatsappNumber, officeAddress, mapLink, banks }: Configured): Settings {
  return {
    whatsapp_number: whatsappNumber,
    office_address: officeAddress,
    map_link: mapLink,
    banks: (["bsi", "bjb"] as const).map((code) => ({
      code,
      account_number: banks[code].number,
      account_name: banks[code].holder,
    })),
    texts: SITE_TEXTS,
    about: SITE_ABOUT,
  };
}

/**
 * What is stored, over what is configured. Cached until content changes anywhere, of which PostgreSQL tells every copy of
 * the app; while nobody can tell, nothing is cached.
 */
export function readSettings(
  configured: Configured,
  database: Database,
  changes: ContentChanges,
): ReadSettings {
  const defaults = defaultsFrom(configured);
  let cached: { version: number; settings: Settings } | undefined;
  return async () => {
    const version = changes.version();
    if (cached?.version === version && changes.listening()) return cached.settings;
    const now = await storedSettings(database);
    const settings = {
      ...defaults,
      ...now,
      texts: { ...defaults.texts, ...now.texts },
      about: { ...defaults.about, ...now.about },
    };
    cached = { version, settings };
    return settings;
  };
}

export const banksOf = ({ banks }: Settings): PaymentOptions["banks"] =>
  banks.map((bank) => ({ ...bank, name: PAYMENT_METHOD_LABEL[bank.code] }));
