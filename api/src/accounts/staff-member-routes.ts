import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { keyOf } from "../platform/http/request-key.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { serveTable } from "../platform/spreadsheet/exports.ts";
import { MEMBERS } from "./queries/member-export.ts";
import { memberRecord, members } from "./queries/staff-members.ts";
import { restore, suspend } from "./suspend-member.ts";

/** Registered after the treasury, whose proposals two people agree to. */
export function memberContactRoutes(
  app: FastifyInstance,
  propose: (
    actor: Actor,
    wanted: { member: number; email: string; reason: string },
    key: string,
  ) => Promise<unknown>,
) {
  serve(app, contract.startEmailChange, async ({ actor, params, body, request }) => {
    await app.proveIdentity(actor, body);
    const wanted = { member: params.id, email: body.email, reason: body.reason };
    return { waits: (await propose(actor, wanted, keyOf(actor, request))) !== null };
  });
}

export function staffMemberRoutes(app: FastifyInstance, database: Database) {
  async function read(id: number): Promise<contract.MemberRecord> {
    const record = existing(await memberRecord(database, id), "Anggota tidak ditemukan.");
    return record;
  }

  serve(app, contract.listMembers, ({ query }) => members(database, query));
  serve(app, contract.getMemberRecord, ({ params }) => read(params.id));
  serve(app, contract.suspendMember, async ({ actor, params, body }) => {
    await suspend(database, actor, params.id, body.reason);
    return read(params.id);
  });
  serve(app, contract.restoreMember, async ({ actor, params }) => {
    await restore(database, actor, params.id);
    return read(params.id);
  });

  serveTable(app, database, { endpoint: contract.exportMembers, name: "anggota", table: () => MEMBERS });
}
