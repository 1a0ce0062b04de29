import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve-endpoint.ts";
import type { Accounts } from "./accounts.ts";
import { endTwoStep, finishTwoStep, renewRecoveryCodes, setUpTwoStep, twoStepState } from "./two-step.ts";

export function twoStepRoutes(app: FastifyInstance, accounts: Accounts) {
  serve(app, contract.getTwoStep, async ({ actor }) => twoStepState(accounts, actor.memberId));

  serve(app, contract.startTwoStep, async ({ actor, body }) =>
    setUpTwoStep(accounts, actor, body.password, await app.communityName()),
  );

  serve(app, contract.confirmTwoStep, async ({ actor, body }) => ({
    recovery_codes: await finishTwoStep(accounts, actor, body.code),
  }));

  serve(app, contract.renewRecoveryCodes, async ({ actor, body }) => ({
    recovery_codes: await renewRecoveryCodes(accounts, actor, body),
  }));

  serve(app, contract.stopTwoStep, ({ actor, body }) => endTwoStep(accounts, actor, body));
}
