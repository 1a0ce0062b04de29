import type { Settings } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { lockSettings, storeSetting } from "./queries/settings.ts";

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores what differs from what holds now, so that the rest goes on following the configuration. Only what was sent: two who
 * change different parts do not undo each other's.
 */
export async function saveSettings(
  database: Database,
  actor: Actor,
  before: Settings,
  after: Partial<Omit<Settings, "banks">>,
) {
  const changed = (Object.keys(after) as (keyof typeof after)[]).filter(
    (key) => !same(before[key], after[key]),
  );
  if (changed.length === 0) return;
  await database.kysely.transaction().execute(async (tx) => {
    await lockSettings(tx);
    for (const key of changed) {
      await storeSetting(tx, key, after[key], actor.memberId);
      await audit(tx, actor, {
        action: "setting.change",
        subject: { kind: "setting", id: key },
        before: before[key],
        after: after[key],
      });
    }
  });
}
