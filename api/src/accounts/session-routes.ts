import { endOtherSessions, endSession, listSessions } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { notFound } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { Accounts } from "./accounts.ts";
import { endOtherSessions as endOthers, endOwnSession, sessionsOf } from "./queries/sessions.ts";

export function sessionRoutes(app: FastifyInstance, { database, log }: Accounts) {
  serve(app, listSessions, async ({ actor }) => {
    const sessions = await sessionsOf(database, actor.memberId);
    return sessions.map((session) => ({ ...session, current: session.id === actor.sessionId }));
  });

  serve(app, endSession, async ({ actor, params }) => {
    if (!(await endOwnSession(database.kysely, actor.memberId, params.id)))
      throw notFound("Sesi itu sudah berakhir.");
    log.info({ event: "session_ended", memberId: actor.memberId, sessionId: params.id }, "session ended");
    return { detail: "Perangkat itu sudah dikeluarkan." };
  });

  serve(app, endOtherSessions, async ({ actor }) => {
    await endOthers(database.kysely, actor.memberId, actor.sessionId);
    log.info({ event: "other_sessions_ended", memberId: actor.memberId }, "sessions ended");
    return { detail: "Semua perangkat lain sudah dikeluarkan." };
  });
}
