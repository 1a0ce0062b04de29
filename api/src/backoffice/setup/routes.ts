import {
  closeSetupStep as closeEndpoint,
  finishSetup,
  getSetup,
  proveMail as proveMailEndpoint,
  tryMail as tryMailEndpoint,
  tryPayment as tryPaymentEndpoint,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { closeSetupStep, finish } from "./close-step.ts";
import { readSetup, type SetupParts } from "./read-setup.ts";
import { proveMail, tryMail } from "./try-mail.ts";
import { tryPayment } from "./try-payment.ts";

/** The setup wizard of a new installation. */
export function setupRoutes(app: FastifyInstance, parts: SetupParts) {
  serve(app, getSetup, ({ actor }) => readSetup(parts, actor));
  serve(app, closeEndpoint, ({ actor, params, body }) =>
    closeSetupStep(parts, actor, params.step, body.skip),
  );
  serve(app, tryMailEndpoint, ({ actor }) => tryMail(parts, actor));
  serve(app, proveMailEndpoint, ({ actor, body }) => proveMail(parts, actor, body.code));
  serve(app, tryPaymentEndpoint, ({ actor }) => tryPayment(parts, actor));
  serve(app, finishSetup, ({ actor }) => finish(parts, actor));
}
