import type { Settings } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { versionOf } from "../platform/text/version-of.ts";
import {
  heldValue,
  letBeforeHold,
  letItHold,
  lockSettings,
  storedSettings,
  storeSetting,
} from "./queries/settings.ts";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Stored values over configured ones. */
const whole = <Part>(before: Part, stored: Part | undefined): Part =>
  stored === undefined || typeof stored !== "object" ? (stored ?? before) : { ...before, ...stored };

/** A version per part, for optimistic locking. */
export const settingVersions = (settings: Omit<Settings, "banks">): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, versionOf(value)]));

/** What happens when the rule of a second person is loosened. */
export interface Looser {
  days: number;
  waits(tx: Tx): Promise<boolean>;
  tell(tx: Tx, key: string): Promise<unknown>;
}

const isLooser = (key: string, before: unknown, after: unknown) =>
  (key === "payout_limit" && Number(after) > Number(before)) || (key === "works_alone" && after === true);

/**
 * Stores only what differs from the current values, so that the rest follows the configuration. Only what was sent:
 * two people who change different parts do not undo each other.
 */
export async function saveSettings(
  database: Database,
  actor: Actor,
  before: Settings,
  after: Partial<Omit<Settings, "banks">>,
  versions: Record<string, string>,
  looser?: Looser,
) {
  const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
    (key) => !same(before[key], after[key]),
  );
  if (changed.length === 0) return;
  await database.transact(async (tx) => {
    await lockSettings(tx);
    const stored = await storedSettings(tx);
    for (const key of changed) {
      const now = whole(before[key], stored[key]);
      if (!same(now, after[key]) && versionOf(now) !== versions[key]) throw editConflict();
      // Checked before the new value is stored: compared with a limit that was just raised, the books would always be small.
      const loosened =
        looser && isLooser(key, now, after[key]) && (await looser.waits(tx)) ? looser : undefined;
      await storeSetting(tx, key, after[key], actor.memberId);
      await audit(tx, actor, "setting.change", ["setting", key], { before: now, after: after[key] });
      const held = await heldValue(tx, key);
      if (held !== undefined && !isLooser(key, held, after[key])) await letItHold(tx, key);
      else if (loosened) {
        await letBeforeHold(tx, key, now, loosened.days);
        await loosened.tell(tx, key);
      }
    }
  });
}
