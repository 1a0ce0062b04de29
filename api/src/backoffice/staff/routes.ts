import { getStaffSelf, grantStaffRole, listAudit, listStaff, revokeStaffRole } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database.ts";
import { sessionEnded } from "../../platform/errors.ts";
import { serve } from "../../platform/serve.ts";
import { auditEntries, staff, staffMember } from "./queries.ts";
import { grant, revoke } from "./roles.ts";

export function staffRoutes(app: FastifyInstance, database: Database) {
  serve(app, getStaffSelf, async ({ actor }) => {
    const self = await staffMember(database.kysely, actor.memberId);
    if (!self) throw sessionEnded();
    return { ...self, two_step_required: actor.needsSecondStep };
  });

  serve(app, listStaff, async ({ reply }) => {
    const everybody = await staff(database);
    reply.header("x-total-count", everybody.length);
    return everybody;
  });

  serve(app, grantStaffRole, async ({ actor, body }) => grant(database, actor, body));

  serve(app, revokeStaffRole, async ({ actor, body }) => {
    await revoke(database, actor, body);
    return { detail: "Peran sudah dicabut." };
  });

  serve(app, listAudit, async ({ query, reply }) => {
    const { rows, total } = await auditEntries(database.kysely, query);
    reply.header("x-total-count", total);
    return rows;
  });
}
