import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { refundOf, refunds } from "../queries/refunds.ts";
import { correctIn } from "./correct-approval.ts";
import { surplusToCampaign } from "./give-surplus.ts";
import { agreeRefund } from "./promise-refund.ts";
import { markRefundPaid, type Refunding, refund, withdraw } from "./refund-by-staff.ts";
import { returnRefundIn, showRefundReturnIn } from "./returned-refund.ts";
import { reverseIn } from "./reverse.ts";
import { unlinkIn } from "./unlink-line.ts";

export function correctionRoutes(app: FastifyInstance, parts: Refunding) {
  const { kysely, transact } = parts.database;

  serve(app, contract.reversePaymentDecision, async ({ actor, params, body }) =>
    transact((tx) => reverseIn(tx, parts, actor, params.reference, body.reason)),
  );

  serve(app, contract.correctApproval, async ({ actor, params, body }) =>
    transact((tx) => correctIn(tx, parts, actor, params.reference, body)),
  );

  serve(app, contract.unlinkPaymentLine, async ({ actor, params, body }) =>
    transact((tx) => unlinkIn(tx, actor, params.reference, body.line, body.reason)),
  );

  serve(app, contract.refundPayment, async ({ actor, params, body }) =>
    refundOf(kysely, (await refund(parts, actor, params.reference, body)).id),
  );

  serve(app, contract.recordRefundTransferred, async ({ actor, params, body }) =>
    refundOf(kysely, (await markRefundPaid(parts, actor, params.id, body)).id),
  );

  serve(app, contract.agreeRefund, async ({ actor, params }) =>
    refundOf(kysely, (await agreeRefund(parts, actor, params.id)).id),
  );

  serve(app, contract.withdrawRefund, async ({ actor, params, body }) =>
    refundOf(kysely, (await withdraw(parts, actor, params.id, body.reason)).id),
  );

  serve(app, contract.returnRefund, async ({ actor, params: { id }, body }) => {
    await transact((tx) => returnRefundIn(tx, parts, actor, id, body));
    return refundOf(kysely, id);
  });

  serve(app, contract.showRefundReturn, async ({ actor, params: { id }, body }) => {
    await transact((tx) => showRefundReturnIn(tx, actor, id, body.line));
    return refundOf(kysely, id);
  });

  serve(app, contract.giveSurplus, async ({ actor, params, body }) =>
    surplusToCampaign(parts, actor, params.reference, body),
  );

  serve(app, contract.listRefunds, ({ query }) => refunds(parts.database, query));
}
