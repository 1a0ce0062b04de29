import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { closeSetupStep, finish } from "./close-step.ts";
import { readSetup, type SetupParts } from "./read-setup.ts";
import { proveMail, tryMail } from "./try-mail.ts";
import { tryPayment } from "./try-payment.ts";

/** The setup wizard of a new installation. */
export function setupRoutes(app: FastifyInstance, parts: SetupParts) {
  serve(app, contract.getSetup, ({ actor }) => readSetup(parts, actor));
  serve(app, contract.closeSetupStep, ({ actor, params, body }) =>
    closeSetupStep(parts, actor, params.step, body.skip),
  );
  serve(app, contract.tryMail, ({ actor, body }) => tryMail(parts, actor, body.to || undefined));
  serve(app, contract.proveMail, ({ actor, body }) => proveMail(parts, actor, body.code));
  serve(app, contract.tryPayment, ({ actor }) => tryPayment(parts, actor));
  serve(app, contract.finishSetup, ({ actor }) => finish(parts, actor));
}
