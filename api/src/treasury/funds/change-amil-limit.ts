import type { AmilLimitName, BodyOf, setAmilLimit } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { limitOf, roomOf, writeLimit } from "../queries/amil.ts";
import { beyondLimit } from "./refusals.ts";

/** A limit and its source. Never below what was already used. */
export const changeLimit = (
  { transact }: Database,
  actor: Actor,
  name: AmilLimitName,
  wanted: BodyOf<typeof setAmilLimit>,
) =>
  transact(async (tx) => {
    const before = await limitOf(tx, name, wanted.year);
    await writeLimit(tx, { name, ...wanted, set_by: actor.memberId });
    const room = await roomOf(tx, name, wanted.year);
    if (room < 0 && wanted.rate_bp < (before?.rate_bp ?? 0)) throw beyondLimit(0);
    await audit(tx, actor, "amil.limit", ["amil_limit", name], { ...(before && { before }), after: wanted });
  });
