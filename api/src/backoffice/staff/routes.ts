import { changeStaffRoles, getStaffSelf, listStaff } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { changeRoles } from "../../accounts/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { notFound, sessionEnded } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve.ts";
import { staff, staffMember } from "../queries/staff.ts";

export function staffRoutes(app: FastifyInstance, database: Database) {
  serve(app, getStaffSelf, async ({ actor }) => {
    const self = await staffMember(database, actor.memberId);
    if (!self) throw sessionEnded();
    return { ...self, two_step_required: actor.needsTwoStep };
  });

  serve(app, listStaff, async () => {
    const everybody = await staff(database);
    return { rows: everybody, total: everybody.length };
  });

  serve(app, changeStaffRoles, async ({ actor, params, body }) => {
    await changeRoles(database, actor, { memberId: params.id, ...body });
    const changed = await staffMember(database, params.id);
    if (!changed) throw notFound("Anggota tidak ditemukan.");
    return changed;
  });
}
