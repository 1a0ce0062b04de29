import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { notFound } from "../../platform/errors.ts";
import { hidePrayer } from "../queries/prayers.ts";

/** Staff hide an inappropriate prayer or show it again; audited. */
export const moderate = (database: Database, actor: Actor, id: number, hidden: boolean) =>
  database.transact(async (tx) => {
    if (!(await hidePrayer(tx, id, hidden ? actor.memberId : null))) throw notFound("Pesan tidak ditemukan.");
    await audit(tx, actor, hidden ? "prayer.hide" : "prayer.show", ["prayer", id], { after: { hidden } });
  });
