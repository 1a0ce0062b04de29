import { changeStaffRoles, getStaffSelf, listStaff } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/database.ts";
import { sessionEnded } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve.ts";
import { staff, staffMember } from "./queries.ts";
import { changeRoles } from "./roles.ts";

export function staffRoutes(app: FastifyInstance, database: Database) {
  serve(app, getStaffSelf, async ({ actor }) => {
    const self = await staffMember(database.kysely, actor.memberId);
    if (!self) throw sessionEnded();
    return { ...self, two_step_required: actor.needsSecondStep };
  });

  serve(app, listStaff, async () => {
    const everybody = await staff(database);
    return { rows: everybody, total: everybody.length };
  });

  serve(app, changeStaffRoles, async ({ actor, params, body }) =>
    changeRoles(database, actor, { memberId: params.id, ...body }),
  );
}
