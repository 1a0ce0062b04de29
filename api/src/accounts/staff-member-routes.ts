import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve.ts";
import { serveTable } from "../platform/spreadsheet/exports.ts";
import { MEMBERS } from "./queries/member-export.ts";
import { memberRecord, members } from "./queries/staff-members.ts";
import { restore, suspend } from "./suspend-member.ts";

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
