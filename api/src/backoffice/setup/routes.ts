import {
  finishSetup,
  getSetup,
  proveMail as proveMailEndpoint,
  settleSetupStep as settleEndpoint,
  tryMail as tryMailEndpoint,
  tryPayment as tryPaymentEndpoint,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { readSetup, type SetupParts } from "./read-setup.ts";
import { finish, settleSetupStep } from "./settle-step.ts";
import { proveMail, tryMail } from "./try-mail.ts";
import { tryPayment } from "./try-payment.ts";

/** The first set-up: what a new community decides once, and proves before people come. */
export function setupRoutes(app: FastifyInstance, parts: SetupParts) {
  serve(app, getSetup, ({ actor }) => readSetup(parts, actor));
  serve(app, settleEndpoint, ({ actor, params, body }) =>
    settleSetupStep(parts, actor, params.step, body.skip),
  );
  serve(app, tryMailEndpoint, ({ actor }) => tryMail(parts, actor));
  serve(app, proveMailEndpoint, ({ actor, body }) => proveMail(parts, actor, body.code));
  serve(app, tryPaymentEndpoint, ({ actor }) => tryPayment(parts, actor));
  serve(app, finishSetup, ({ actor }) => finish(parts, actor));
}
