import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { secondPerson } from "../../payments/index.ts";
import { existing } from "../../platform/errors.ts";
import { keyOf } from "../../platform/http/request-key.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { proposalById, shownProposals } from "../queries/proposals.ts";
import { leftOfSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { confirm, type Proposing, present, propose, proposeOrDo, withdraw } from "./proposals.ts";

export function proposalRoutes(app: FastifyInstance, parts: Proposing) {
  const { kysely } = parts.database;

  serve(app, contract.listProposals, async ({ actor }) => {
    const { payoutLimit, worksAlone, people } = await secondPerson(kysely);
    return {
      payout_limit: payoutLimit,
      left_alone: await leftOfSoloLimit(kysely, actor.memberId),
      works_alone: worksAlone,
      others: Math.max(0, people - 1),
      proposals: (await shownProposals(kysely)).map((stored) => present(parts, stored)),
    };
  });

  serve(app, contract.propose, ({ actor, body: { kind, ...asked }, request }) =>
    propose(parts, actor, kind, asked, keyOf(actor, request)),
  );

  serve(app, contract.proposePayout, ({ actor, body, request }) =>
    propose(parts, actor, "payout", body, keyOf(actor, request)),
  );

  serve(app, contract.changeReceivingAccounts, async ({ actor, body, request }) => {
    await app.proveIdentity(actor, body);
    const key = keyOf(actor, request);
    return { proposal: await proposeOrDo(parts, actor, "accounts", body.banks, key) };
  });

  serve(app, contract.confirmProposal, async ({ actor, params, body }) => {
    const stored = existing(await proposalById(kysely, params.id), "Usulan tidak ditemukan.");
    if (parts.kinds[stored.kind].identity) await app.proveIdentity(actor, body);
    return confirm(parts, actor, params.id);
  });

  serve(app, contract.withdrawProposal, ({ actor, params, body }) =>
    withdraw(parts, actor, params.id, body.reason),
  );
}
