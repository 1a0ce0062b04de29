import {
  changeStaffRoles,
  getStaffSelf,
  listStaff,
  listWaitingRoles,
  resetStaffTwoStep,
  stopWaitingRole,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { changeRoles, giveWaitingRoles, resetTwoStep, stopRole, waitingRoles } from "../../accounts/index.ts";
import { booksReachLimit } from "../../payments/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { existing, sessionEnded } from "../../platform/errors.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { staff, staffMember } from "./staff-queries.ts";

const MINUTE = 60;

interface StaffParts {
  database: Database;
  jobs: Jobs;
  publicUrl: string;
}

export function staffRoutes(app: FastifyInstance, parts: StaffParts) {
  const { database } = parts;

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
    await changeRoles(database, actor, { memberId: params.id, ...body, waits: booksReachLimit });
    const changed = existing(await staffMember(database, params.id), "Anggota tidak ditemukan.");
    return changed;
  });

  serve(app, listWaitingRoles, () => waitingRoles(database.kysely));
  serve(app, stopWaitingRole, async ({ actor, params, body }) => {
    await stopRole(database, actor, params.id, body.role, body.reason);
    return waitingRoles(database.kysely);
  });
  parts.jobs.every("waiting-roles", MINUTE, () => giveWaitingRoles(database));

  serve(app, resetStaffTwoStep, async ({ actor, params, body }) => {
    await app.proveIdentity(actor, body);
    await resetTwoStep(parts, actor, params.id, body.reason);
    const changed = existing(await staffMember(database, params.id), "Anggota tidak ditemukan.");
    return changed;
  });
}
