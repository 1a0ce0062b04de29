import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../platform/actor.ts";
import { serve } from "../platform/http/serve-endpoint.ts";

/** Two people decide about a rule; `treasury` has proposals, and `app` passes these functions. */
export interface RuleProposals {
  enter(actor: Actor, rule: contract.BodyOf<typeof contract.enterZakatRule>): Promise<number>;
  confirm(actor: Actor, rule: number): Promise<unknown>;
  giveBack(actor: Actor, rule: number, reason: string): Promise<unknown>;
}

export function staffRuleRoutes(app: FastifyInstance, proposals: RuleProposals) {
  serve(app, contract.enterZakatRule, async ({ actor, body }) => ({
    id: await proposals.enter(actor, body),
    detail: "Aturan tersimpan dan menunggu orang kedua.",
  }));
  serve(app, contract.confirmZakatRule, ({ actor, params }) => proposals.confirm(actor, params.id));
  serve(app, contract.returnZakatRule, ({ actor, params, body }) =>
    proposals.giveBack(actor, params.id, body.reason),
  );
}
