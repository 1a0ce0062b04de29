import {
  DELIVERY_SETTINGS,
  DIGITAL_HOLD_DAYS,
  LEAST_GIFT,
  NO_AMIL_BASIS,
  type Settings,
  SITE_ABOUT,
  SITE_NAME,
  SITE_TEXTS,
  SOLO_LIMIT,
  STORE_UJRAH_PERCENT,
  WRITE_OFF_LIMIT,
} from "@barakah/contract";
import { cachedUntilChanged } from "../platform/cache/cached-table.ts";
import type { ContentChanges } from "../platform/cache/content-changes.ts";
import type { Database, Reader } from "../platform/database/database.ts";
import type { CommunityConfig } from "./config.ts";
import { storedSettings } from "./queries/settings.ts";

/** Bank accounts are shown with the settings but stored by payments. */
export type SiteSettings = Omit<Settings, "banks">;
export type ReadSettings = (reader?: Reader) => Promise<SiteSettings>;
const defaultsFrom = ({ whatsappNumber, officeAddress, mapLink }: CommunityConfig): SiteSettings => ({
  whatsapp_number: whatsappNumber,
  office_address: officeAddress,
  office_hours: "",
  community_name: SITE_NAME,
  issuer_name: SITE_NAME,
  issuer_email: "",
  map_link: mapLink,
  payout_limit: SOLO_LIMIT,
  works_alone: false,
  write_off_limit: WRITE_OFF_LIMIT,
  least_gift: LEAST_GIFT,
  store_ujrah_percent: STORE_UJRAH_PERCENT,
  digital_hold_days: DIGITAL_HOLD_DAYS,
  delivery: DELIVERY_SETTINGS,
  amil_basis: NO_AMIL_BASIS,
  texts: SITE_TEXTS,
  about: SITE_ABOUT,
});

/** Stored settings over configured ones. */
export function readSettings(
  configured: CommunityConfig,
  database: Database,
  changes: ContentChanges,
): ReadSettings {
  const defaults = defaultsFrom(configured);
  const cached = cachedUntilChanged<SiteSettings>(changes, "setting");
  const settingsIn = async (reader: Reader): Promise<SiteSettings> => {
    const now = await storedSettings(reader);
    return {
      ...defaults,
      ...(now.community_name && { issuer_name: now.community_name }),
      ...now,
      delivery: { ...defaults.delivery, ...now.delivery },
      texts: { ...defaults.texts, ...now.texts },
      about: { ...defaults.about, ...now.about },
    };
  };
  // Inside a transaction, read through it: taking a second connection while all are in use would deadlock the pool.
  return (reader = database.kysely) => cached(() => settingsIn(reader));
}
