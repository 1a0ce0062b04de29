import {
  correctApproval,
  giveSurplus,
  listRefunds,
  payRefundOut,
  refundPayment,
  reversePaymentDecision,
  unlinkPaymentLine,
  withdrawRefund,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { refundOf, refunds } from "../queries/refunds.ts";
import { correct } from "./correct-approval.ts";
import { surplusToCampaign } from "./give-surplus.ts";
import { markRefundPaid, type Refunding, refund, withdraw } from "./refund.ts";
import { reverse } from "./reverse.ts";
import { unlinkLine } from "./unlink-line.ts";

export function correctionRoutes(app: FastifyInstance, parts: Refunding) {
  const { kysely } = parts.database;

  serve(app, reversePaymentDecision, async ({ actor, params, body }) =>
    reverse(parts, actor, params.reference, body.reason),
  );

  serve(app, correctApproval, async ({ actor, params, body }) =>
    correct(parts, actor, params.reference, body),
  );

  serve(app, unlinkPaymentLine, async ({ actor, params, body }) =>
    unlinkLine(parts, actor, params.reference, body.line, body.reason),
  );

  serve(app, refundPayment, async ({ actor, params, body }) =>
    refundOf(kysely, (await refund(parts, actor, params.reference, body)).id),
  );

  serve(app, payRefundOut, async ({ actor, params, body }) =>
    refundOf(kysely, (await markRefundPaid(parts, actor, params.id, body)).id),
  );

  serve(app, withdrawRefund, async ({ actor, params, body }) =>
    refundOf(kysely, (await withdraw(parts, actor, params.id, body.reason)).id),
  );

  serve(app, giveSurplus, async ({ actor, params, body }) =>
    surplusToCampaign(parts, actor, params.reference, body),
  );

  serve(app, listRefunds, ({ query }) => refunds(parts.database, query));
}
