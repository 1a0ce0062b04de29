import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import {
  acceptInvitation,
  deleteOldInvitations,
  inviteStaff,
  openInvitation,
  openInvitations,
  withdrawInvitation,
} from "../../accounts/index.ts";
import { booksReachLimit } from "../../payments/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Jobs } from "../../platform/jobs.ts";

const HOUR = 3600;

interface InvitationParts {
  database: Database;
  jobs: Jobs;
  publicUrl: string;
}

/** Roles given by a link. */
export function invitationRoutes(app: FastifyInstance, { database, jobs, publicUrl }: InvitationParts) {
  serve(app, contract.listInvitations, () => openInvitations(database.kysely));
  serve(app, contract.inviteStaff, ({ actor, body }) => inviteStaff(database, publicUrl, actor, body));
  serve(app, contract.withdrawInvitation, ({ actor, params }) =>
    withdrawInvitation(database, actor, params.id),
  );
  serve(app, contract.openInvitation, ({ body }) => openInvitation(database, body.token));
  serve(app, contract.acceptInvitation, ({ actor, body }) =>
    acceptInvitation(database, actor, body.token, booksReachLimit),
  );
  jobs.every("old-invitations", HOUR, () => deleteOldInvitations(database.kysely).then(() => {}));
}
