import {
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes as renew,
  startTwoStep,
  stopTwoStep,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve.ts";
import type { Accounts } from "./accounts.ts";
import { endTwoStep, finishTwoStep, renewRecoveryCodes, setUpTwoStep, twoStepState } from "./two-step.ts";

export function twoStepRoutes(app: FastifyInstance, accounts: Accounts) {
  serve(app, getTwoStep, async ({ actor }) => twoStepState(accounts, actor.memberId));

  serve(app, startTwoStep, async ({ actor, body }) => setUpTwoStep(accounts, actor, body.password));

  serve(app, confirmTwoStep, async ({ actor, body }) => ({
    recovery_codes: await finishTwoStep(accounts, actor, body.code),
  }));

  serve(app, renew, async ({ actor, body }) => ({
    recovery_codes: await renewRecoveryCodes(accounts, actor, body),
  }));

  serve(app, stopTwoStep, ({ actor, body }) => endTwoStep(accounts, actor, body));
}
