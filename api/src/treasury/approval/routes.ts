import { approvePayment, approvePayments } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve-endpoint.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { approve, approveAll } from "./approve.ts";

export function approvalRoutes(app: FastifyInstance, parts: Deciding) {
  serve(app, approvePayment, async ({ actor, params, body }) =>
    approve(parts, actor, params.reference, body),
  );

  serve(app, approvePayments, async ({ actor, body }) => ({
    results: await approveAll(parts, actor, body),
  }));
}
