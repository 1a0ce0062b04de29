import { confirmTwoStep, getTwoStep, startTwoStep, stopTwoStep } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve.ts";
import type { Accounts } from "./accounts.ts";
import { endSecondStep, finishSecondStep, secondStepState, startSecondStep } from "./two-step.ts";

export function secondStepRoutes(app: FastifyInstance, accounts: Accounts) {
  serve(app, getTwoStep, async ({ actor }) => secondStepState(accounts, actor.memberId));

  serve(app, startTwoStep, async ({ actor }) => startSecondStep(accounts, actor));

  serve(app, confirmTwoStep, async ({ actor, body }) => ({
    recovery_codes: await finishSecondStep(accounts, actor, body.code),
  }));

  serve(app, stopTwoStep, async ({ actor, body }) => {
    await endSecondStep(accounts, actor, body.code);
    return { detail: "Verifikasi dua langkah sudah dimatikan." };
  });
}
