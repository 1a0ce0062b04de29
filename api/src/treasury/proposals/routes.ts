import {
  changeReceivingAccounts,
  confirmProposal,
  listProposals,
  proposePayout as proposePayoutEndpoint,
  withdrawProposal,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { secondPerson } from "../../payments/index.ts";
import { notFound } from "../../platform/errors.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve.ts";
import { proposalById, shownProposals } from "../queries/proposals.ts";
import { confirm, withdraw } from "./decide-proposal.ts";
import { present } from "./present.ts";
import { type Proposing, proposeAccounts, proposePayout } from "./propose.ts";

export function proposalRoutes(app: FastifyInstance, parts: Proposing) {
  const { kysely } = parts.database;

  serve(app, listProposals, async () => {
    const { payoutLimit, worksAlone, people } = await secondPerson(kysely);
    const proposals = (await shownProposals(kysely)).map(present);
    return { payout_limit: payoutLimit, works_alone: worksAlone, others: Math.max(0, people - 1), proposals };
  });

  serve(app, proposePayoutEndpoint, async ({ actor, body, request }) =>
    proposePayout(parts, actor, body, keyOf(actor.memberId, request.headers["idempotency-key"])),
  );

  serve(app, changeReceivingAccounts, async ({ actor, body, request }) => {
    await app.proveIdentity(actor, body);
    const key = keyOf(actor.memberId, request.headers["idempotency-key"]);
    return { proposal: await proposeAccounts(parts, actor, body.banks, key) };
  });

  serve(app, confirmProposal, async ({ actor, params, body }) => {
    const stored = await proposalById(kysely, params.id);
    if (!stored) throw notFound("Usulan tidak ditemukan.");
    if (stored.kind === "accounts") await app.proveIdentity(actor, body);
    return confirm(parts, actor, params.id);
  });

  serve(app, withdrawProposal, async ({ actor, params, body }) =>
    withdraw(parts, actor, params.id, body.reason),
  );
}
