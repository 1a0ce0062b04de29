import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { deleteHawls, hawlsOf, type StoredHawl, storeHawl } from "./queries/hawl.ts";
import { refuseHawlStart } from "./refuse-hawl-start.ts";

function presented({ kind, started_on }: StoredHawl, today: string): contract.Hawl {
  const due_on = contract.hawlEnds(started_on, today);
  return {
    kind,
    started_on,
    started_hijri: contract.hijriText(contract.hijriOf(started_on)),
    due_on,
    due_hijri: contract.hijriText(contract.hijriOf(due_on)),
    days_left: contract.daysBetween(today, due_on),
  };
}

/** Stores only since when a member owns the nisab. What they own is never asked for. */
export function hawlRoutes(app: FastifyInstance, { kysely }: Database) {
  const shown = async (memberId: number) => {
    const today = contract.jakartaDay();
    return { hawls: (await hawlsOf(kysely, memberId)).map((one) => presented(one, today)) };
  };

  serve(app, contract.listHawls, ({ actor }) => shown(actor.memberId));

  serve(app, contract.keepHawl, async ({ actor, body }) => {
    const today = contract.jakartaDay();
    refuseHawlStart(body.started_on, today);
    const due_on = contract.hawlEnds(body.started_on, today);
    await storeHawl(kysely, { member_id: actor.memberId, ...body, due_on });
    return shown(actor.memberId);
  });

  serve(app, contract.dropHawl, async ({ actor, params }) => {
    if (!(await deleteHawls(kysely, actor.memberId, params.kind))) throw notFound("Haul itu tidak ada.");
    return { detail: "Pengingat haul dihapus." };
  });
}
